import { editDistance } from '../../../../src/domain/search/text';

/** Our fields of a row, each with what it is; docs/catalogue.md has the same list. */
export const FIELDS: Record<string, string> = {
  id: 'number of the product, whole; made from the sku where it is not given',
  type: 'its type, in words of `types`',
  sku: 'sku of the product or variant',
  ean: 'GTIN, UPC or EAN',
  parent: 'of a variant: the sku of its product, or `id:12` (rows `parent`)',
  handle: 'what rows of one product share (rows `handle`)',
  variations: 'skus and options of the variants (rows `variations`)',
  variation_labels: 'names of their options',
  store: 'another store view: such rows are not read',
  name: 'name',
  description: 'HTML',
  short_description: 'HTML',
  brand: 'brand',
  online: 'whether it is sold',
  published: 'whether it is sold, beside `online`',
  visibility: 'where it is shown, in words of `visibilities`',
  price: 'regular price',
  special_price: 'promotional price',
  special_from_date: 'first day of it',
  special_to_date: 'last day of it',
  price_now: 'price that is charged, where the file has one before it beside it',
  price_before: 'price before it, where it is higher',
  price_market: "price that is charged in the view's country, before `price_now`",
  before_market: 'price before it there',
  online_market: 'whether it is sold there',
  gift_card: 'whether it is a gift card, sold without tax and sent to nobody',
  shipped: 'whether it is sent to somebody',
  taxable: 'whether it is taxed, in words of `untaxed`',
  tax_class: 'tax class, in words of `taxes` and `untaxed`',
  qty: 'pieces',
  in_stock: 'whether there are any',
  managed: 'whether they are counted',
  managed_usual: 'whether they are counted as usual, whatever `managed` says',
  beyond: 'whether it is sold beyond them',
  beyond_usual: 'whether it is sold beyond them as usual, whatever `beyond` says',
  tracker: 'who counts them; empty where nobody does',
  categories: 'paths of its categories',
  kind: 'its only category, where `categories` names none',
  tags: 'further words it is found by',
  image: 'first picture',
  images: 'pictures',
  variant_image: 'picture of the variant',
  url_key: 'end of its address',
  created_at: 'date',
  updated_at: 'date',
  attributes: 'pairs of attribute and value',
  related: 'skus',
  upsell: 'skus',
  crosssell: 'skus',
  members: 'skus of a set',
  bundle: 'parts of a bundle',
  custom_options: 'options the shopper is asked for',
  option_name: 'name of an option, by number',
  option_value: 'its value, by number',
};

/** Words others have for our fields. */
const ALIASES: Record<string, string> = {
  stock: 'qty',
  existencia: 'qty',
  existencias: 'qty',
  inventory: 'qty',
  inventario: 'qty',
  quantity: 'qty',
  cantidad: 'qty',
  precio: 'price',
  sale_price: 'special_price',
  oferta: 'special_price',
  clave: 'sku',
  nombre: 'name',
  title: 'name',
  marca: 'brand',
  descripcion: 'description',
  categoria: 'categories',
  category: 'categories',
  status: 'online',
  picture: 'image',
  imagen: 'image',
};
const FAR = 12;

/** The field that is most likely meant by a name that is none. */
export function nearestField(name: string): string {
  const plain = name.toLowerCase();
  const alias = ALIASES[plain];
  if (alias !== undefined) return alias;
  const distances = Object.keys(FIELDS).map((field): [number, string] => [editDistance(plain, field, FAR), field]);
  return distances.reduce((best, one) => (one[0] < best[0] ? one : best))[1];
}
