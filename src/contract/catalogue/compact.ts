/** Short names of product fields in compact answers. Source: contract §1.5. */
const SHORT: Record<string, string> = {
  minimal_price: 'mp',
  has_options: 'ho',
  url_key: 'u',
  status: 's',
  required_options: 'ro',
  name: 'nm',
  tax_class_id: 'tci',
  description: 'desc',
  minimal_regular_price: 'mrp',
  final_price: 'fp',
  price: 'p',
  special_price: 'sp',
  original_final_price: 'ofp',
  original_price: 'op',
  original_special_price: 'osp',
  final_price_incl_tax: 'fpit',
  original_price_incl_tax: 'opit',
  price_incl_tax: 'pit',
  special_price_incl_tax: 'spit',
  final_price_tax: 'fpt',
  price_tax: 'pt',
  special_price_tax: 'spt',
  original_price_tax: 'opt',
  image: 'i',
  small_image: 'si',
  thumbnail: 't',
};

/** Fields a variant leaves out when its parent has the same. */
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
  'final_price_incl_tax',
  'price_incl_tax',
  'special_price_incl_tax',
  'final_price_tax',
  'price_tax',
  'special_price_tax',
  'image',
  'small_image',
  'thumbnail',
];

const LONG = Object.fromEntries(Object.entries(SHORT).map(([long, short]) => [short, long]));

type Document = Record<string, unknown>;

const renamed = (document: Document, names: Record<string, string>): Document =>
  Object.fromEntries(Object.entries(document).map(([name, value]) => [names[name] ?? name, value]));

const shortened = (document: Document): Document => renamed(document, SHORT);

function withoutInherited(child: Document, parent: Document): Document {
  return Object.fromEntries(
    Object.entries(child).filter(([name, value]) => !(INHERITED.includes(name) && value === parent[name])),
  );
}

/** A product document under short names, its variants without what they share with it. */
export function compactProduct(document: Document): Document {
  const children = document.configurable_children;
  if (!Array.isArray(children)) return shortened(document);
  return shortened({
    ...document,
    configurable_children: children.map((child: Document) => shortened(withoutInherited(child, document))),
  });
}

/**
 * A product of a compact answer as it was before: full names, and in each variant the fields that were left out because
 * its parent has the same.
 */
export function expandProduct(compact: Document): Document {
  const product = renamed(compact, LONG);
  if (!Array.isArray(product.configurable_children)) return product;
  const inherited = Object.fromEntries(
    INHERITED.filter((name) => name in product).map((name) => [name, product[name]]),
  );
  return {
    ...product,
    configurable_children: product.configurable_children.map((child: Document) => ({
      ...inherited,
      ...renamed(child, LONG),
    })),
  };
}
