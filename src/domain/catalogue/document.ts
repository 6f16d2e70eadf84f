/**
 * Catalogue documents as they come in by import, go out by the API and travel from a retailer's API:
 * field names and decimal amounts of the family. What enters the shop is normalised to these types first.
 */
export interface StockDocument {
  product_id?: number;
  is_in_stock: boolean;
  qty: number;
  manage_stock?: boolean;
}

/** Source amounts are net of IVA; *_incl_tax and *_tax are computed, never trusted from a source. */
export interface PriceFields {
  price: number;
  final_price?: number | null;
  regular_price?: number | null;
  special_price?: number | null;
  special_from_date?: string | null;
  special_to_date?: string | null;
  tax_class_id?: number | null;
  tier_prices?: TierPriceDocument[];
  /**
   * The source's own amounts, kept digit by digit when prices were computed, so that computing again gives the same.
   */
  original_price?: number | null;
  original_special_price?: number | null;
  original_final_price?: number | null;
}

export interface TierPriceDocument {
  customer_group_id: number;
  qty: number;
  value: number;
}

export interface CustomAttribute {
  attribute_code: string;
  value: string | string[];
}

export interface ChildDocument extends PriceFields {
  id: number;
  sku: string;
  name?: string;
  status: number;
  image?: string | null;
  url_key?: string | null;
  stock?: StockDocument;
  custom_attributes?: CustomAttribute[];
  /** Attribute values by code (color, size, material …), option ids as text. */
  [code: string]: unknown;
}

export interface ConfigurableOption {
  id: number;
  attribute_id: string;
  attribute_code: string;
  label: string;
  position: number;
  values: { value_index: number; label: string; swatch?: string | null }[];
}

export interface ProductLink {
  sku: string;
  link_type: 'associated' | 'related' | 'upsell' | 'crosssell' | 'service';
  linked_product_sku: string;
  linked_product_type: string;
  position: number;
  qty?: number;
}

export interface BundleOption {
  option_id: number;
  title: string;
  required: boolean;
  type: 'radio' | 'select' | 'checkbox' | 'multi';
  position: number;
  product_links: {
    id: string;
    sku: string;
    qty: number;
    position: number;
    is_default: boolean;
    price?: number | null;
    can_change_quantity: boolean;
  }[];
}

export interface CustomOption {
  option_id: number;
  title: string;
  type: string;
  sort_order: number;
  is_require: boolean;
  price?: number | null;
  price_type?: 'fixed' | 'percent' | null;
  values?: {
    option_type_id: number;
    title: string;
    sort_order: number;
    price: number;
    price_type: 'fixed' | 'percent';
  }[];
}

export interface MediaItem {
  image: string;
  pos: number;
  typ: 'image' | 'video';
  lab: string | null;
  vid: { url: string; title?: string; desc?: string; video_id?: string; type?: string } | null;
}

/** An extended warranty offered with a product; `price` is net. */
export interface WarrantyDocument {
  sku: string;
  name: string;
  months: number;
  price: number;
}

export interface ProductDocument extends PriceFields {
  id: number;
  sku: string;
  name: string;
  type_id: 'simple' | 'configurable' | 'grouped' | 'bundle' | 'virtual' | 'downloadable';
  /** 1 enabled (0 tolerated), 2 disabled, 3 out of stock. */
  status: number;
  /** 1 not individually, 2 catalogue, 3 search, 4 both. */
  visibility: number;
  url_key: string;
  slug: string;
  url_path: string;
  category_ids: number[];
  category: { category_id: number; name: string; slug?: string; path?: string; position?: number }[];
  description?: string;
  short_description?: string;
  marca?: string;
  image?: string | null;
  media_gallery: MediaItem[];
  new?: boolean;
  sale?: boolean;
  /** A special item: it takes longer to arrive than others. */
  special_delivery?: boolean;
  /** Identifier of the content block with the measures of its sizes. */
  size_guide?: string;
  discount?: number;
  created_at: string;
  updated_at: string;
  stock: StockDocument;
  configurable_options: ConfigurableOption[];
  configurable_children: ChildDocument[];
  product_links: ProductLink[];
  bundle_options: BundleOption[];
  custom_options: CustomOption[];
  warranties: WarrantyDocument[];
  rating?: { average: number; count: number };
  /** Credit prices in pesos with IVA, shown as given. */
  credit_price_pago_puntual?: number | null;
  credit_fee?: number | null;
  price_twelve?: number | null;
  price_eighteen?: number | null;
  omni_tag_1_text?: string | null;
  omni_tag_1_color?: string | null;
  omni_tag_1_background?: string | null;
  omni_tag_2_text?: string | null;
  omni_tag_2_color?: string | null;
  omni_tag_2_background?: string | null;
  /** Every other attribute of the source (color, size, material, keywords …), kept as it came. */
  [attribute: string]: unknown;
}

export interface CategoryDocument {
  id: number;
  parent_id: number;
  parent_ids: number[];
  name: string;
  slug: string;
  url_key: string;
  url_path: string;
  level: number;
  position: number;
  is_active: boolean;
  product_count: number;
  path: string;
  description?: string;
  image?: string | null;
  banner?: string | null;
  icon?: string | null;
  children_data: CategoryDocument[];
  [attribute: string]: unknown;
}

export interface AttributeDocument {
  id: number;
  attribute_id: number;
  attribute_code: string;
  default_frontend_label: string;
  frontend_input?: string | null;
  is_user_defined: boolean;
  is_visible: boolean;
  is_visible_on_front: boolean;
  is_filterable: boolean;
  is_comparable: boolean;
  /** Whether its values have to fit whoever buys, as sizes do: none is chosen for them. */
  is_fit?: boolean;
  options: { value: string; label: string; sort_order: number; swatch?: string | null }[];
  [attribute: string]: unknown;
}

export interface TaxRate {
  id?: number;
  rate: number;
  tax_country_id: string;
  tax_region_id?: number;
  region_name?: string | null;
}

export interface TaxRuleDocument {
  id: number;
  code?: string;
  product_tax_class_ids: number[];
  customer_tax_class_ids: number[];
  rates: TaxRate[];
}

export interface CmsDocument {
  id: number;
  identifier: string;
  title: string;
  content: string;
  content_heading?: string | null;
  meta_description?: string | null;
  meta_keywords?: string | null;
  active: boolean;
  store_id: number[];
  [attribute: string]: unknown;
}

/** A node of the tree that content pages stand in. */
export interface HierarchyDocument {
  id: number;
  /** 0 for a node without one above it. */
  parent_id: number;
  /** What it leads to: a page's identifier, else a path of its own, else one made of its id. */
  identifier: string;
  title: string;
  /** The page it shows, null for a node that only holds others. */
  page_id: number | null;
  level: number;
  position: number;
  active: boolean;
  store_id: number[];
  [attribute: string]: unknown;
}

/** What a catalogue is made of, as calls, search hits and tables name it. */
export const ENTITIES = [
  'product',
  'category',
  'attribute',
  'taxrule',
  'review',
  'cms_page',
  'cms_block',
  'cms_hierarchy',
] as const;
export type Entity = (typeof ENTITIES)[number];
