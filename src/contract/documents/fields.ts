/** What a field of a document holds, in the words of docs/catalogue.md. */
export type FieldType =
  | 'text'
  | 'HTML'
  | 'pesos'
  | 'number'
  | 'integer'
  | 'yes/no'
  | 'date'
  | 'picture'
  | 'list of integers'
  | 'pairs'
  | `list of ${DocumentPart}`
  | DocumentPart;

/** Parts of documents that have fields of their own. */
export type DocumentPart =
  | 'Variant'
  | 'Stock'
  | 'TierPrice'
  | 'CategoryEntry'
  | 'Media'
  | 'Option'
  | 'OptionValue'
  | 'Link'
  | 'BundleOption'
  | 'BundleLink'
  | 'CustomOption'
  | 'CustomValue'
  | 'Warranty'
  | 'Rating'
  | 'AttributeOption'
  | 'TaxRate'
  | 'Category';

/** Kinds of documents an import takes, by the name of their shape. */
export const DOCUMENT_SHAPES = {
  product: 'Product',
  category: 'Category',
  attribute: 'Attribute',
  taxrule: 'TaxRule',
  cms_page: 'Content',
  cms_block: 'Content',
  cms_hierarchy: 'PageNode',
  review: 'Review',
  redirect: 'Redirect',
  postal_code: 'PostalCode',
  coupon: 'Coupon',
} as const;

export interface Field {
  name: string;
  type: FieldType;
  isRequired: boolean;
  /** Limits, and what it is where it is not given. */
  limits: string;
  /** What reads it: price, filter, search, list, page, cart, menu … */
  readBy: string;
}

const REQUIRED = '!';

/** A field from "name: type", with an exclamation mark where it is required. */
function field([said, limits, readBy]: readonly [string, string, string]): Field {
  const [name = '', type = ''] = said.split(': ');
  return {
    name: name.replace(REQUIRED, ''),
    type: type as FieldType,
    isRequired: name.endsWith(REQUIRED),
    limits,
    readBy,
  };
}

const PRICES: readonly (readonly [string, string, string])[] = [
  [
    'price!: pesos',
    'net of IVA, 0.01 to 10,000,000; may be missing in a configurable, grouped product or bundle, whose own is not read',
    'price, filter, sort',
  ],
  ['special_price: pesos', 'net; counts below price and inside its dates; under 0.01 it is none', 'price, discount'],
  ['special_from_date: date', 'not given: open', 'price'],
  ['special_to_date: date', 'not given: open; without a clock the whole day counts', 'price'],
  ['final_price: pesos', 'net; lower than price it is charged; equal to special_price it lives by its dates', 'price'],
  [
    'tax_class_id: integer',
    'a class of a tax rule with a rate for MX; 0 is sold without tax; without one the product is left out',
    'price',
  ],
  ['tier_prices: list of TierPrice', '1,000', 'price of a customer group'],
  ['original_price: pesos', 'as exported by a shop that computed prices: the price before', 'price'],
  ['original_special_price: pesos', 'the same of special_price', 'price'],
  ['original_final_price: pesos', 'the same of final_price', 'price'],
  ['regular_price: pesos', 'kept', 'API'],
  ['credit_price_pago_puntual: pesos', 'with IVA', 'credit'],
  ['credit_fee: pesos', 'with IVA', 'credit'],
  ['price_twelve: pesos', 'with IVA, the sum of 12 payments', 'credit'],
  ['price_eighteen: pesos', 'with IVA, the sum of 18 payments', 'credit'],
];

const shape = (...fields: readonly (readonly [string, string, string])[]): Field[] => fields.map(field);

/** Every shape with its fields, in the order in which docs/catalogue.md tells them. */
export const SHAPES: Record<string, Field[]> = {
  Product: shape(
    ['id!: integer', 'from 1', 'links, reviews'],
    ['sku!: text', '128 characters, unique; not "." or ".."', 'cart, stock, search, address of the page'],
    ['name!: text', '500 characters', 'list, page, search'],
    [
      'type_id: text',
      'simple, configurable, grouped, bundle, virtual or downloadable; configurable where it has variants, else simple',
      'price, cart, page',
    ],
    ['status: integer', '1 sold, 2 disabled, 3 out of stock; 1', 'list, search, cart'],
    ['visibility: integer', '1 in no list, 2 in lists, 3 in search, 4 in both; 4', 'list, search'],
    ...PRICES,
    ['stock: Stock', 'not given: nobody counts it and it can be bought', 'cart, list'],
    ['category_ids: list of integers', '1,000; the categories of category where it is not given', 'list, menu counts'],
    [
      'category: list of CategoryEntry',
      '1,000; names and paths are read from the categories',
      'list order, address of the page',
    ],
    ['description: HTML', '200,000 characters', 'page, search (first 400 words)'],
    ['short_description: HTML', '200,000 characters', 'page, search'],
    ['marca: text', '255 characters, or an option of the attribute marca', 'page, search, brands'],
    ['keywords: text', '5,000 characters; also a list', 'search'],
    ['ean: text', 'also gtin, upc, barcode', 'search'],
    ['image: picture', 'the first one of the gallery where it is not given', 'list, page, cart'],
    ['media_gallery: list of Media', '300', 'page'],
    ['url_key: text', '255 characters; from the name', 'address'],
    ['slug: text', '255 characters; url_key and id', 'address'],
    ['url_path: text', '500 characters; below the deepest category', 'address'],
    ['new: yes/no', 'no', 'tag'],
    ['sale: yes/no', 'no', 'API'],
    ['special_delivery: yes/no', 'no; a special item, which arrives within 60 days', 'page, cart, order'],
    ['size_guide: text', '255 characters; identifier of a content block with the measures of its sizes', 'page'],
    ['discount: integer', 'not read: discounts are computed', 'API'],
    ['created_at: date', '40 characters; updated_at', 'newest'],
    ['updated_at: date', '40 characters; created_at', 'search order'],
    ['configurable_options: list of Option', '1,000', 'choice of a variant'],
    [
      'configurable_children: list of Variant',
      '2,000; one that has no price or cannot be read is left out',
      'price, cart, filter',
    ],
    ['product_links: list of Link', '1,000', 'members of a grouped product; related products; services'],
    ['bundle_options: list of BundleOption', '1,000', 'price, cart'],
    ['custom_options: list of CustomOption', '1,000', 'price, cart'],
    ['warranties: list of Warranty', '20', 'page, cart'],
    ['rating: Rating', 'none', 'list, page, best rated'],
    ['omni_tag_1_text: text', '40 characters', 'tag'],
    ['omni_tag_1_color: text', 'a colour', 'tag'],
    ['omni_tag_1_background: text', 'a colour', 'tag'],
    ['omni_tag_2_text: text', '40 characters', 'tag'],
    ['omni_tag_2_color: text', 'a colour', 'tag'],
    ['omni_tag_2_background: text', 'a colour', 'tag'],
    [
      'custom_attributes: pairs',
      'attribute_code and value; they stand as fields where there is none of that name',
      'as the field',
    ],
  ),
  Variant: shape(
    ['id: integer', 'from 1; made from the sku', 'cart'],
    ['sku!: text', '128 characters, unique', 'cart, stock, search'],
    ['name: text', '500 characters', 'cart'],
    ['status: integer', '1 sold, 2 disabled, 3 out of stock; 1', 'choice'],
    ...PRICES.map(([said, limits, readBy]): [string, string, string] =>
      said.startsWith('price!')
        ? ['price: pesos', 'net, 0.01 to 10,000,000; all prices of the product where it is not given', readBy]
        : [said, limits, readBy],
    ),
    ['stock: Stock', "the product's", 'cart, choice'],
    ['image: picture', "the product's", 'page'],
    ['url_key: text', '255 characters', 'API'],
    [
      'custom_attributes: pairs',
      "values of the product's options by attribute code, as option ids; they may stand as fields too",
      'choice, filter',
    ],
  ),
  Stock: shape(
    ['qty: number', 'whole units from 0; not given: nobody counts it; one that cannot be read is 0', 'cart, list'],
    ['is_in_stock: yes/no', 'whether there is any', 'cart, list'],
    ['manage_stock: yes/no', 'yes where qty is given', 'cart'],
    ['product_id: integer', 'kept', 'API'],
  ),
  TierPrice: shape(
    ['customer_group_id!: integer', '', 'price'],
    ['qty: number', '1, which alone is read', 'price'],
    ['value!: pesos', 'net, from 0.01', 'price'],
  ),
  CategoryEntry: shape(
    ['category_id!: integer', 'from 1', 'list'],
    ['name: text', '255 characters', 'page'],
    ['slug: text', '255 characters', 'page'],
    ['path: text', '500 characters', 'address'],
    ['position: integer', '0', 'order in the category'],
  ),
  Media: shape(
    ['image!: picture', '', 'page'],
    ['pos: integer', '0', 'order'],
    ['typ: text', 'image or video; image', 'page'],
    ['lab: text', '255 characters', 'text of the picture'],
    ['vid: pairs', 'url (https), title, desc, video_id, type', 'page'],
  ),
  Option: shape(
    ['attribute_id: text', '20 characters', 'choice'],
    ['attribute_code!: text', '255 characters; the folded label', 'choice, filter'],
    ['label: text', "255 characters; the attribute's, else the code", 'choice'],
    ['id: integer', 'attribute_id', 'API'],
    ['position: integer', '0', 'choice'],
    ['values: list of OptionValue', '1,000; those without an index are left out', 'choice'],
  ),
  OptionValue: shape(
    ['value_index!: integer', "id of the attribute's option", 'choice'],
    ['label: text', "255 characters; the attribute option's", 'choice'],
    ['swatch: text', "a colour; the attribute option's", 'choice, list'],
  ),
  Link: shape(
    ['linked_product_sku!: text', '128 characters', 'page, cart'],
    [
      'link_type!: text',
      'associated (member of a grouped product), related, upsell, crosssell or service (offered beside it, as its installation is)',
      'page, cart',
    ],
    ['linked_product_type: text', '40 characters; simple', 'API'],
    ['position: integer', '0', 'order'],
    ['qty: number', '0 to 10,000, less counts as 0; 1', 'cart, price of a grouped product'],
    ['sku: text', '128 characters', 'API'],
  ),
  BundleOption: shape(
    ['option_id!: integer', '', 'choice'],
    ['title: text', '255 characters', 'choice'],
    ['required: yes/no', 'yes', 'cart'],
    ['type: text', 'radio, select, checkbox or multi; select', 'choice'],
    ['position: integer', '0', 'order'],
    ['product_links: list of BundleLink', '1,000', 'choice, price'],
  ),
  BundleLink: shape(
    ['id!: text', '40 characters', 'choice'],
    ['sku!: text', '128 characters', 'price, cart'],
    ['qty: number', '0 to 10,000, less counts as 0; 1', 'price'],
    ['position: integer', '0', 'order'],
    ['is_default: yes/no', 'no', 'price'],
    ['price: pesos', 'may be 0; kept', 'API'],
    ['can_change_quantity: yes/no', 'no', 'choice'],
  ),
  CustomOption: shape(
    ['option_id!: integer', '', 'choice'],
    ['title: text', '255 characters', 'choice'],
    ['type: text', '40 characters; field', 'choice'],
    ['sort_order: integer', '0', 'order'],
    ['is_require: yes/no', 'no', 'cart'],
    ['price: pesos', '0', 'price'],
    ['price_type: text', 'fixed or percent; fixed', 'price'],
    ['values: list of CustomValue', '1,000', 'choice'],
  ),
  CustomValue: shape(
    ['option_type_id!: integer', '', 'choice'],
    ['title: text', '255 characters', 'choice'],
    ['sort_order: integer', '0', 'order'],
    ['price: pesos', '0', 'price'],
    ['price_type: text', 'fixed or percent; fixed', 'price'],
  ),
  Warranty: shape(
    ['sku!: text', '128 characters', 'cart'],
    ['name!: text', '255 characters', 'page'],
    ['months!: integer', '1 to 600', 'page'],
    ['price!: pesos', 'net', 'price'],
  ),
  Rating: shape(['average!: number', '0 to 5', 'list, page'], ['count!: integer', 'from 0', 'list, page']),
  Category: shape(
    ['id!: integer', 'from 1; 2 is the root of the menu', 'menu, list'],
    ['name!: text', '255 characters', 'menu, page, search'],
    ['parent_id: integer', 'the last of parent_ids', 'menu'],
    ['parent_ids: list of integers', '20; from path, else the parent', 'breadcrumbs'],
    ['path: text', '255 characters, "1/2/20"; from parent_ids', 'menu'],
    ['level: integer', 'how many are above it', 'menu'],
    ['position: integer', '0', 'order'],
    ['is_active: yes/no', 'yes', 'menu'],
    ['url_key: text', '255 characters; from the name', 'address'],
    ['slug: text', '255 characters, unique; url_key and id', 'address'],
    ['url_path: text', '500 characters; the slug', 'address'],
    ['description: HTML', '200,000 characters', 'page'],
    ['image: picture', 'none', 'home'],
    ['banner: picture', 'none', 'page'],
    ['icon: picture', 'none', 'menu'],
    ['meta_title: text', '255 characters', 'page'],
    ['product_count: integer', 'not read: counted by the import', 'API'],
    ['children_data: list of Category', '20 deep; categories may be nested or stand apart', 'menu'],
    ['custom_attributes: pairs', 'as in a product', 'as the field'],
  ),
  Attribute: shape(
    ['attribute_id!: integer', 'from 1; id where it is not given', 'choice'],
    ['id: integer', 'attribute_id', 'API'],
    ['attribute_code!: text', '255 characters, unique', 'filter, choice, page'],
    [
      'default_frontend_label: text',
      '255 characters; frontend_label, else the first of frontend_labels, else the code',
      'filter, page',
    ],
    ['frontend_label: text', '255 characters', 'filter, page'],
    ['frontend_labels: pairs', 'store_id and label', 'filter, page'],
    ['frontend_input: text', '40 characters: select, multiselect, boolean, text …', 'page'],
    ['is_filterable: yes/no', 'yes; needs options', 'filter'],
    ['is_visible_on_front: yes/no', 'no', 'page'],
    ['is_visible: yes/no', 'yes', 'API'],
    ['is_user_defined: yes/no', 'yes', 'API'],
    ['is_comparable: yes/no', 'no', 'API'],
    ['is_fit: yes/no', 'no', 'a size and the like, which is never chosen for a shopper'],
    ['options: list of AttributeOption', '20,000; those without value or label are left out', 'filter, choice, search'],
  ),
  AttributeOption: shape(
    ['value!: text', '64 characters: what products have', 'filter, choice'],
    ['label!: text', '255 characters; a longer one is cut', 'filter, choice, search'],
    ['sort_order: integer', 'as listed', 'order'],
    ['swatch: text', 'a colour, or { value }', 'choice, list'],
  ),
  TaxRule: shape(
    ['id!: integer', 'from 1; of two rules for a class the lower id counts', 'price'],
    ['code: text', '255 characters', 'API'],
    ['product_tax_class_ids: list of integers', '1,000: tax_class_id of products', 'price'],
    ['customer_tax_class_ids: list of integers', '1,000; read where a store view groups customers by tax', 'price'],
    ['rates: list of TaxRate', '1,000', 'price'],
  ),
  TaxRate: shape(
    ['rate!: number', '0 to 100 percent', 'price'],
    ['tax_country_id!: text', '2 letters: MX', 'price'],
    ['tax_region_id: integer', '0 is every region', 'price'],
    ['region_name: text', '100 characters; every region', 'price'],
    ['id: integer', 'kept', 'API'],
  ),
  Content: shape(
    ['id!: integer', 'from 1', 'API'],
    ['identifier!: text', '255 characters, unique: the path of a page, the name of a block', 'address'],
    ['title: text', '255 characters', 'page'],
    ['content: HTML', '200,000 characters; {{store url="x"}} and {{media url="x"}} are resolved', 'page'],
    ['content_heading: text', '255 characters', 'page'],
    ['meta_description: text', '500 characters', 'page'],
    ['meta_keywords: text', '500 characters', 'API'],
    ['active: yes/no', 'yes', 'page'],
    ['store_id: list of integers', '100; 0 is every store view', 'page'],
  ),
  PageNode: shape(
    ['id!: integer', 'from 1; node_id where it is not given', 'API'],
    ['parent_id: integer', 'id of the node above, parent_node_id where it is not given; 0 is none', 'API'],
    ['identifier: text', '255 characters, unique: the page it leads to; request_url, else made of the id', 'API'],
    ['title: text', '255 characters; label', 'API'],
    ['page_id: integer', 'id of its page; none', 'API'],
    ['level: integer', '1', 'API'],
    ['position: integer', 'sort_order; 0', 'order'],
    ['active: yes/no', 'yes', 'API'],
    ['store_id: list of integers', '100; 0 is every store view', 'API'],
  ),
  Review: shape(
    ['id!: integer', 'from 1', 'page'],
    ['product_id!: integer', 'id of its product', 'page'],
    ['title: text', '255 characters', 'page'],
    ['detail: text', '5,000 characters', 'page'],
    ['nickname: text', '255 characters', 'page'],
    ['rating: integer', 'whole stars from 1 to 5; none', 'page'],
    ['review_status: integer', '1 is shown; 2', 'page'],
    ['review_entity: text', 'product', 'API'],
    ['created_at: date', '40 characters', 'page'],
    ['customer_id: integer', 'kept', 'API'],
  ),
  Redirect: shape(
    ['from!: text', 'a path, or an address whose host is not read; 2,000 characters', 'address'],
    ['to!: text', 'a path with its query, or an address of another site; 2,000 characters', 'address'],
  ),
  PostalCode: shape(
    ['code!: text', '5 digits', 'delivery, checkout'],
    ['state!: text', '', 'checkout'],
    ['region_id!: integer', '', 'checkout'],
    ['region_code!: text', '10 characters', 'checkout'],
    ['municipality!: text', '', 'checkout'],
    ['city: text', 'none', 'checkout'],
    ['neighbourhoods: pairs', 'list of names, 2,000', 'checkout'],
    ['covered: yes/no', 'yes', 'delivery'],
    ['delivery_from: integer', 'working days, 0 to 365', 'delivery'],
    ['delivery_to: integer', 'working days, not before delivery_from', 'delivery'],
  ),
  Coupon: shape(
    ['code!: text', 'unique', 'cart'],
    ['kind!: text', 'percent or fixed', 'cart'],
    ['value!: number', 'percent: whole, 1 to 100; fixed: pesos with IVA', 'cart'],
    ['from: date', 'not given: open', 'cart'],
    ['to: date', 'not given: open; without a clock the whole day counts', 'cart'],
    ['minimum: pesos', 'what the goods come to before it, with IVA; none', 'cart'],
    ['once_per_customer: yes/no', 'no; by customer and by e-mail', 'cart'],
    ['max_uses: integer', 'orders that may use it, 1 to 1,000,000,000; any number', 'cart'],
  ),
};
