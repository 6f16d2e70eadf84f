import type { FilterClause, SearchQuery, SearchResult } from '../../../src/commerce/catalogue';
import { emptyQuery } from '../../../src/commerce/empty-query';
import type { ProductDocument } from '../../../src/domain/catalogue/document';
import { memberSkus } from '../../../src/domain/catalogue/members';
import type { Card, ListingQuery } from '../../../src/domain/catalogue/product';
import { cardOf, type PageContext } from '../../../src/domain/catalogue/product-page/card';
import { chosenVariant, optionsLeft, variantCard } from '../../../src/domain/catalogue/product-page/variant-card';
import type { StoreView } from '../../../src/domain/store-view';
import { foundProducts, isOpened } from './found';
import type { UpstreamConfig } from './http';
import { completed, contextOf, type Reference, referenceOf } from './reference';
import { needed, searchUpstream } from './search';

export const within = (attribute: string, values: readonly (string | number)[]): FilterClause => ({
  attribute,
  scope: 'default',
  value: { in: [...values] },
});

/** Status of products a list shows. */
export const listed: FilterClause = within('status', [0, 1]);
export const inStock: FilterClause = { attribute: 'stock.is_in_stock', scope: 'default', value: { eq: true } };

/** One request's way to a retailer's products, prices of one moment. */
export interface ProductReader {
  store: StoreView;
  now: number;
  reference(): Promise<Reference>;
  /** Throws when the retailer does not answer. */
  search(query: SearchQuery): Promise<SearchResult>;
  by(attribute: 'sku' | 'configurable_children.sku', values: readonly string[]): Promise<ProductDocument[]>;
  /** What these products are priced with, their members included. */
  context(documents: readonly ProductDocument[], groupId?: number): Promise<PageContext>;
  cards(documents: readonly ProductDocument[]): Promise<Card[]>;
  /**
   * Cards of what a search or list found, hidden variants as their products, and each with the variant that the filters
   * chose.
   */
  foundCards(documents: readonly ProductDocument[], filters?: ListingQuery['filters']): Promise<Card[]>;
}

export function productReader(config: UpstreamConfig, store: StoreView, now: number): ProductReader {
  const reference = () => referenceOf(config, store, now);

  async function search(query: SearchQuery): Promise<SearchResult> {
    const found = needed(await searchUpstream(config, store, query));
    if (query.entity !== 'product' || found.items.length === 0) return found;
    const known = await reference();
    return { ...found, items: found.items.map((item) => completed(item as ProductDocument, known)) };
  }

  async function by(
    attribute: 'sku' | 'configurable_children.sku',
    values: readonly string[],
  ): Promise<ProductDocument[]> {
    const wanted = [...new Set(values)];
    if (wanted.length === 0) return [];
    const found = (
      await search({ ...emptyQuery('product'), filters: [within(attribute, wanted)], size: wanted.length })
    ).items as ProductDocument[];
    // What was not asked for must not stand in for what was.
    const skus = new Set(wanted);
    return found.filter((document) =>
      attribute === 'sku'
        ? skus.has(document.sku)
        : document.configurable_children.some((child) => skus.has(child.sku)),
    );
  }

  async function context(documents: readonly ProductDocument[], groupId = 0): Promise<PageContext> {
    const [known, members] = await Promise.all([reference(), by('sku', documents.flatMap(memberSkus))]);
    return {
      ...contextOf(known, store, now, groupId),
      members: new Map(members.map((member) => [member.sku, member])),
    };
  }

  const cardsOf = async (
    products: readonly { document: ProductDocument; childSku: string | null; left?: string[] }[],
  ): Promise<Card[]> => {
    const priced = await context(products.map(({ document }) => document));
    return products.map(({ document, childSku, left }) =>
      childSku === null ? cardOf(document, priced) : variantCard(document, childSku, priced, left),
    );
  };

  return {
    store,
    now,
    reference,
    search,
    by,
    context,
    cards: (documents) => cardsOf(documents.map((document) => ({ document, childSku: null }))),
    foundCards: async (documents, filters = {}) => {
      const found = (await foundProducts({ by }, documents)).filter(isOpened);
      return cardsOf(
        found.map(({ document, childSku: named }) => {
          const childSku = chosenVariant(document, filters, named);
          return { document, childSku, left: childSku === null ? [] : optionsLeft(document, childSku, filters, named) };
        }),
      );
    },
  };
}
