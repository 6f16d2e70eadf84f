type Document = Record<string, unknown>;

/** Full names of the fields that compact answers shorten. Source: contract §1.5. */
const LONG: Record<string, string> = {
  mp: 'minimal_price',
  ho: 'has_options',
  u: 'url_key',
  s: 'status',
  ro: 'required_options',
  nm: 'name',
  tci: 'tax_class_id',
  desc: 'description',
  mrp: 'minimal_regular_price',
  fp: 'final_price',
  p: 'price',
  sp: 'special_price',
  ofp: 'original_final_price',
  op: 'original_price',
  osp: 'original_special_price',
  fpit: 'final_price_incl_tax',
  opit: 'original_price_incl_tax',
  pit: 'price_incl_tax',
  spit: 'special_price_incl_tax',
  fpt: 'final_price_tax',
  pt: 'price_tax',
  spt: 'special_price_tax',
  opt: 'original_price_tax',
  i: 'image',
  si: 'small_image',
  t: 'thumbnail',
};

/** What a variant leaves out where its parent has the same. */
const INHERITED = [
  'max_regular_price',
  'max_price',
  'minimal_regular_price',
  'final_price',
  'price',
  'special_price',
  'original_final_price',
  'original_price',
  'original_special_price',
  'image',
  'small_image',
  'thumbnail',
];

const renamed = (document: Document): Document => Object.fromEntries(Object.entries(document).map(([name, value]) => [LONG[name] ?? name, value]));

/** A product of a compact answer as it was before: full names, and in each variant the fields that were left out because its parent has the same. */
export function expandProduct(compact: Document): Document {
  const product = renamed(compact);
  if (!Array.isArray(product.configurable_children)) return product;
  const inherited = Object.fromEntries(INHERITED.filter((name) => name in product).map((name) => [name, product[name]]));
  return { ...product, configurable_children: product.configurable_children.map((child: Document) => ({ ...inherited, ...renamed(child) })) };
}
