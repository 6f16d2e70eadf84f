/** Short names of product fields in compact answers (contract of the family, §1.5). */
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

type Document = Record<string, unknown>;

const shortened = (document: Document): Document => Object.fromEntries(Object.entries(document).map(([name, value]) => [SHORT[name] ?? name, value]));

function withoutInherited(child: Document, parent: Document): Document {
  return Object.fromEntries(Object.entries(child).filter(([name, value]) => !(INHERITED.includes(name) && value === parent[name])));
}

/** A product document under short names, its variants without what they share with it. */
export function compactProduct(document: Document): Document {
  const children = document.configurable_children;
  if (!Array.isArray(children)) return shortened(document);
  return shortened({ ...document, configurable_children: children.map((child: Document) => shortened(withoutInherited(child, document))) });
}
