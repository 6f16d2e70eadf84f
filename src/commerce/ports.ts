import type { Cart, CartAnswer, CartOperation, Destination, Notice, PaymentMethod, ShippingMethod } from '../domain/cart/cart';
import type { AttributeDocument, CategoryDocument, CmsDocument, ProductDocument, TaxRuleDocument } from '../domain/catalogue/document';
import type { Card, CategoryNode, Crumb, Listing, ListingQuery, Product } from '../domain/catalogue/product';
import type { Checkout, OrderRequest, PlaceOutcome } from '../domain/order/order';
import type { FieldProblem, Result } from '../domain/result';
import type { DeliveryDays } from '../domain/shipping';
import type { EstimateResult } from '../domain/shipping-estimate';

export type Entity = 'product' | 'category' | 'attribute' | 'taxrule' | 'review' | 'cms_page' | 'cms_block';
export type EntityDocument = ProductDocument | CategoryDocument | AttributeDocument | TaxRuleDocument | CmsDocument | Record<string, unknown>;

export type FilterValue = string | number | boolean | null;
export interface FilterClause {
  attribute: string;
  scope: 'default' | 'catalog';
  value: {
    eq?: FilterValue;
    in?: FilterValue[];
    nin?: FilterValue[];
    neq?: FilterValue;
    gt?: number;
    gte?: number;
    lt?: number;
    lte?: number;
    /** Text in which % stands for anything, whatever its case. */
    like?: string;
  };
}

/** The search-query layer of the API (contract.md §2.9), validated. */
export interface SearchQuery {
  entity: Entity;
  text: string;
  filters: FilterClause[];
  availableFilters: { field: string; size?: number }[];
  sort: { field: string; direction: 'asc' | 'desc' }[];
  size: number;
  from: number;
  includeFields: string[] | null;
  excludeFields: string[] | null;
  /** Group whose tier prices count, 0 for none. */
  groupId: number;
}

export interface SearchResult {
  /** Documents with `_score`, computed prices included. */
  items: (EntityDocument & { _score?: number })[];
  total: number;
  start: number;
  perPage: number;
  aggregations: Record<string, { buckets: { key: string | number; doc_count: number; from?: number; to?: number }[] }>;
  attributeMetadata: AttributeDocument[];
}

export type UrlMatch =
  /** With the sku of the variant whose path it was, where it was one's; `document` is its product's. */
  | { type: 'product'; document: ProductDocument; path: string; childSku?: string }
  | { type: 'category'; document: CategoryDocument; path: string }
  | { type: 'cms_page'; document: CmsDocument; path: string };

export interface ProductPage {
  product: Product;
  crumbs: Crumb[];
  related: Card[];
}

export interface CategoryPage {
  category: { id: number; name: string; slug: string; description: string; image: string | null; banner: string | null };
  crumbs: Crumb[];
  children: CategoryNode[];
  listing: Listing;
}

/** Why a product page is not shown: 'moved' names the path inside the store view to go to. */
export type ProductLookup = { state: 'found'; page: ProductPage } | { state: 'moved'; path: string } | { state: 'missing'; reason: string };

export interface Suggestions {
  products: Card[];
  categories: { name: string; path: string }[];
}

/** Most reduced; newest; best average of enough reviews (domain/catalogue/rating), of equal ones the one with more. The newer first where all is equal. */
export type Highlights = 'offers' | 'newest' | 'rated';

export interface CataloguePort {
  /** Active categories below the root, nested, by position. */
  categories(): Promise<CategoryNode[]>;
  /** null when no active category has this slug. `size` products from `start`. */
  category(slug: string, query: ListingQuery, start: number, size: number): Promise<CategoryPage | null>;
  product(parentSku: string, childSku: string | null): Promise<ProductLookup>;
  search(text: string, query: ListingQuery, start: number, size: number): Promise<Listing>;
  suggest(text: string, size: number): Promise<Suggestions>;
  /** Cards in the order of the skus; unknown ones are left out. */
  cards(skus: string[]): Promise<Card[]>;
  /** Products for the front page that can be bought: the most reduced, the newest or the best rated ones. */
  highlights(kind: Highlights, size: number): Promise<Card[]>;
  /** Names of brands of which something can be bought, the most frequent first; of a retailer, those among the products it changed last. */
  brands(size: number): Promise<string[]>;
  query(query: SearchQuery): Promise<Result<SearchResult>>;
  /** Path inside the store view, without leading slash; url_path with or without .html, or a CMS identifier. */
  resolveUrl(path: string): Promise<UrlMatch | null>;
  /** Where a path was moved to by hand, or null. */
  redirect(path: string): Promise<string | null>;
  /** Names what is served: changes whenever a catalogue is switched or repriced. Part of every cache key. */
  version(): Promise<string>;
}

export interface ContentPort {
  page(identifier: string): Promise<CmsDocument | null>;
  blocks(identifiers: string[]): Promise<CmsDocument[]>;
}

export interface StockInfo {
  product_id: number;
  product_sku: string;
  qty: number;
  is_in_stock: boolean;
  manage_stock: boolean;
}

export interface StockPort {
  check(sku: string): Promise<Result<StockInfo>>;
  /** Unknown skus are left out. */
  list(skus: string[]): Promise<StockInfo[]>;
  /** The quantity a page offers to choose from where the stock itself sets no limit. */
  configured(): Promise<Result<number>>;
}

/** What a form without script left for the next page: shown once, kept at most ten minutes, no longer than one page. */
export interface Flash {
  notices: Notice[];
  /** Name of the form the values and errors belong to, null when there are only notices. */
  form: string | null;
  values: Record<string, string>;
  errors: FieldProblem[];
}

/** One shopper's cart and checkout; every call is bound to its token and store view. */
export interface CartPort {
  read(): Promise<Result<{ cart: Cart; checkout: Checkout }>>;
  apply(operation: CartOperation, key: string | null): Promise<Result<CartAnswer>>;
  saveCheckout(checkout: Partial<Checkout>): Promise<Result<{ cart: Cart; checkout: Checkout }>>;
  shippingMethods(destination: Destination): Promise<Result<ShippingMethod[]>>;
  paymentMethods(): Promise<Result<PaymentMethod[]>>;
  /** What changed in price or stock since the lines were filled; empty when nothing did. */
  review(): Promise<Result<CartAnswer>>;
  place(request: OrderRequest, key: string | null): Promise<Result<PlaceOutcome>>;
  /** Keeps a flash for the next page, replacing an earlier one. */
  saveFlash(flash: Flash): Promise<void>;
  /** The flash of the last form, removed by this call; null when there is none or it is too old. */
  takeFlash(): Promise<Flash | null>;
}

export interface PostalCode {
  code: string;
  state: string;
  regionId: number;
  regionCode: string;
  municipality: string;
  city: string | null;
  neighbourhoods: string[];
  covered: boolean;
  deliveryDays: DeliveryDays | null;
}

export interface PlacesPort {
  /** null when the code belongs to no state of Mexico. `neighbourhoods` is empty when its colonias are not known here. */
  postalCode(code: string): Promise<PostalCode | null>;
}

export interface ShippingPort {
  /** What it costs to deliver `qty` of one product to a postal code, before it is in a cart. 404 when either is unknown. */
  productEstimate(question: { sku: string; qty: number; postCode: string }): Promise<Result<EstimateResult>>;
}

export interface OrdersPort {
  /** The order of this client id or number, for whoever holds the cart it was made from. */
  find(orderId: string, cartToken: string): Promise<Result<PlaceOutcome>>;
}

export interface Commerce {
  catalogue: CataloguePort;
  content: ContentPort;
  stock: StockPort;
  places: PlacesPort;
  shipping: ShippingPort;
  orders: OrdersPort;
  /** The cart of this token; the token is created by the caller with newCartToken(). */
  cart(token: string): CartPort;
}
