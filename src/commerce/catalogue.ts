import type {
  AttributeDocument,
  CategoryDocument,
  CmsDocument,
  Entity,
  ProductDocument,
  TaxRuleDocument,
} from '../domain/catalogue/document';
import type { ListFilters } from '../domain/catalogue/listing/listing';
import type { Card, CategoryNode, Crumb, Listing, ListingQuery, Product } from '../domain/catalogue/product';
import type { Variants } from '../domain/catalogue/product-page/product-page';
import type { Result } from '../domain/result';

export type EntityDocument =
  | ProductDocument
  | CategoryDocument
  | AttributeDocument
  | TaxRuleDocument
  | CmsDocument
  | Record<string, unknown>;

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
  /** true: one of several of which any will do, beside all the others, which must all hold. */
  alternative?: true;
}

/** The search-query layer of the API (contract §2.9), validated. */
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
  /** There are more than `total`, and buckets count the first of them alone. */
  isMore?: true;
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

/** A review as it was imported or as a retailer answers it: nothing in it is sure. */
export type ReviewDocument = Record<string, unknown>;

export interface ProductPage {
  product: Product;
  variants: Variants;
  crumbs: Crumb[];
  related: Card[];
  /** Cards of the products it is made of, in their order. */
  members: Card[];
  /** Its approved reviews, the newest first. */
  reviews: Result<ReviewDocument[]>;
}

export interface CategoryPage {
  category: {
    id: number;
    name: string;
    slug: string;
    description: string;
    image: string | null;
    banner: string | null;
  };
  crumbs: Crumb[];
  children: CategoryNode[];
  listing: Listing;
}

/** Why a product page is not shown: 'moved' names the path inside the store view to go to. */
export type ProductLookup =
  | { state: 'found'; page: ProductPage }
  | { state: 'moved'; path: string }
  | { state: 'missing'; reason: string };

/** How a text is searched: as it was meant, or word by word as it was typed. */
export type TextReading = 'meant' | 'literal';

/**
 * Parts of a text as they were typed: `words`, in their order, that nothing has together with `kept`. That is null where
 * it was not typed in one piece: then `words` are those that none of the first products is called by.
 */
export interface LeftOut {
  words: string[];
  kept: string | null;
}

/** What a text found, and how it was read. */
export interface SearchListing extends Listing {
  /** What was looked for in words: the typed text without the words that became filters. */
  text: string;
  /** The chosen filters together with those the text asked for. */
  query: ListingQuery;
  /** The text as it was taken to be meant, where a misspelt word was corrected; null where none was. */
  corrected: string | null;
  /** What had to be left out to find something, and what is shown without it; null where all was found. */
  leftOut: LeftOut | null;
  /** A thing that the shop does not have, and what it shows in its place; null where there is none. */
  instead: { asked: string; shown: string } | null;
  /** A thing that the shop does not sell and has nothing near to, as it was typed; null where there is none. */
  unsold: string | null;
  /** Whether products have the name of such a thing, `instead.asked` or `unsold`, although they are none. */
  isNamed: boolean;
  /** Of several things that were asked for those, as they were typed, of which nothing has all filters. */
  lacking: string[];
  /** Words, as they were typed, that ask for variants which are all sold out: others are shown. */
  soldOut: string[];
  /** How many of these products fit, where those behind them on the first page barely do; null where none is told from the others. */
  fitting: number | null;
  /** Texts like the typed one that find something, where it found nothing. */
  near: string[];
}

export interface Suggestions {
  products: Card[];
  categories: { name: string; path: string }[];
  /** A thing that the shop does not sell, and what the products are in its place; left out where there is none. */
  instead?: { asked: string; shown: string };
}

/**
 * What saves most; newest; best rated of enough reviews, of which many count more (domain/review). Departments take
 * turns with their best, in the order of the menu, but with what is new. The newer first where all is equal.
 */
export type Highlights = 'offers' | 'newest' | 'rated';

export interface CataloguePort {
  /** Active categories below the root, nested, by position. */
  categories(): Promise<CategoryNode[]>;
  /**
   * What lists may be filtered by: parameters in their address besides those of src/features/catalogue/listing-query.
   */
  listFilters(): Promise<ListFilters>;
  /** null when no active category has this slug. `size` products from `start`. */
  category(slug: string, query: ListingQuery, start: number, size: number): Promise<CategoryPage | null>;
  product(parentSku: string, childSku: string | null): Promise<ProductLookup>;
  search(text: string, query: ListingQuery, start: number, size: number, reading?: TextReading): Promise<SearchListing>;
  /** What is reduced: departments take turns with what saves most; of a retailer the most reduced first. */
  offers(query: ListingQuery, start: number, size: number): Promise<Listing>;
  suggest(text: string, size: number): Promise<Suggestions>;
  /** Cards in the order of the skus; unknown ones are left out. */
  cards(skus: string[]): Promise<Card[]>;
  /** Products for the front page that can be bought: the best offers, the newest or the best rated ones. */
  highlights(kind: Highlights, size: number): Promise<Card[]>;
  /** Whether something reduced can be bought: whether the front page has offers. */
  hasOffers(): Promise<boolean>;
  /**
   * Names of brands of which something can be bought, the most frequent first; of a retailer, those among the products
   * it changed last.
   */
  brands(size: number): Promise<string[]>;
  query(query: SearchQuery): Promise<Result<SearchResult>>;
  /** Path inside the store view, without leading slash; url_path with or without .html, or a CMS identifier. */
  resolveUrl(path: string): Promise<UrlMatch | null>;
  /** Where a path was moved to by hand, or null. */
  redirect(path: string): Promise<string | null>;
  /**
   * Names what is believed to be served: changes whenever a catalogue is switched, repriced or sells out, a minute late
   * at most. Part of every cache key.
   */
  version(): Promise<string>;
  /** Names what this request was shown: pages are kept under it. */
  shown(): Promise<string>;
}

declare module './commerce' {
  interface Commerce {
    catalogue: CataloguePort;
  }
}
