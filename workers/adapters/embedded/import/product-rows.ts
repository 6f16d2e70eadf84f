import { childStock, isEnabled, isSoldItself } from '../../../../src/domain/catalogue/availability';
import { childFields } from '../../../../src/domain/catalogue/child';
import type {
  AttributeDocument,
  PriceFields,
  ProductDocument,
  StockDocument,
} from '../../../../src/domain/catalogue/document';
import { earliest, type PriceContext } from '../../../../src/domain/catalogue/pricing';
import type { Card } from '../../../../src/domain/catalogue/product';
import { cardOf } from '../../../../src/domain/catalogue/product-page/card';
import { brandOf } from '../../../../src/domain/catalogue/product-page/front-attributes';
import { sourceFields } from '../../../../src/domain/price';
import { rankedRating } from '../../../../src/domain/review';
import { type PastPrice, priorPrice, withPriorPrices } from '../prior-price';
import { facetsOf } from './facets';
import { searchWords } from './search-words';

/** What a product is derived with: prices of one moment, the attributes of its version, past regular prices by sku. */
export interface DeriveContext extends PriceContext {
  attributes: Map<string, AttributeDocument>;
  history: ReadonlyMap<string, readonly PastPrice[]>;
}

export interface SkuRow {
  sku: string;
  kind: 'own' | 'child';
  skuKey: string;
  productId: number;
  sellable: boolean;
  qty: number;
  isInStock: boolean;
  manageStock: boolean;
  regularNet: number;
  priorNet: number | null;
  priorUntil: number | null;
}

/** Columns of a product that depend on the moment. */
export interface PricedColumns {
  finalNet: number;
  finalGross: number;
  regularGross: number;
  discount: number;
  nextBoundaryAt: number | null;
  card: Card;
}

/** Card and amounts at `ctx.now`; `priors` are regular prices to strike through by sku, and until when. */
export function pricedColumns(
  doc: ProductDocument,
  priors: readonly { sku: string; priorNet: number; priorUntil: number }[],
  ctx: PriceContext & { attributes: Map<string, AttributeDocument> },
): PricedColumns {
  const valid = priors.filter((prior) => prior.priorUntil > ctx.now);
  const card = cardOf(withPriorPrices(doc, new Map(valid.map(({ sku, priorNet }) => [sku, priorNet])), ctx.now), ctx);
  const plain = valid.length > 0 ? cardOf(doc, ctx) : card;
  const { net, gross, regularGross, discount } = card.price;
  const nextBoundaryAt = earliest([plain.price.until, ...valid.map((prior) => prior.priorUntil)]);
  return { finalNet: net, finalGross: gross, regularGross, discount, nextBoundaryAt, card };
}

const stockColumns = (stock: StockDocument) => ({
  qty: Math.max(0, Math.floor(stock.qty)),
  isInStock: stock.is_in_stock,
  manageStock: stock.manage_stock !== false,
});

function skuRows(doc: ProductDocument, ctx: DeriveContext): SkuRow[] {
  const row = (
    kind: SkuRow['kind'],
    { sku, id, status }: { sku: string; id: number; status: number },
    stock: StockDocument,
    fields: PriceFields,
  ): SkuRow => {
    const regularNet = sourceFields(fields).price;
    const prior = priorPrice(ctx.history.get(sku) ?? [], regularNet, ctx.now);
    const sellable = isEnabled({ status }) && (kind === 'child' || isSoldItself(doc));
    const priors = { priorNet: prior?.priorNet ?? null, priorUntil: prior?.priorUntil ?? null };
    return {
      sku,
      kind,
      skuKey: sku.toLowerCase(),
      productId: id,
      sellable,
      ...stockColumns(stock),
      regularNet,
      ...priors,
    };
  };
  const own = row('own', doc, doc.stock, doc);
  const children = doc.configurable_children.map((child) =>
    row('child', child, childStock(doc, child), childFields(doc, child)),
  );
  return [own, ...new Map(children.map((child) => [child.sku, child])).values()];
}

/** Everything the shop stores of a product document. */
export function productRows(doc: ProductDocument, ctx: DeriveContext) {
  const skus = skuRows(doc, ctx);
  const priors = skus.flatMap(({ sku, priorNet, priorUntil }) =>
    priorNet === null || priorUntil === null ? [] : [{ sku, priorNet, priorUntil }],
  );
  const facets = facetsOf(doc, ctx.attributes);
  const rating = rankedRating(doc);
  const positions = new Map(doc.category.map((entry) => [entry.category_id, entry.position ?? 0]));
  return {
    columns: {
      id: doc.id,
      sku: doc.sku,
      type: doc.type_id,
      status: doc.status,
      visibility: doc.visibility,
      urlPath: doc.url_path,
      slug: doc.slug,
      createdAt: doc.created_at,
      updatedAt: doc.updated_at,
      rating: rating?.average ?? null,
      ratingCount: rating?.count ?? null,
      brand: brandOf(doc, ctx.attributes),
      ...pricedColumns(doc, priors, ctx),
      doc,
    },
    links: {
      id: doc.id,
      skus,
      facets,
      categories: [...new Set(doc.category_ids)].map((categoryId) => [categoryId, positions.get(categoryId) ?? 0]),
      urlPath: doc.url_path.replace(/^\/+|\/+$/g, ''),
      words: searchWords(doc, facets, ctx),
    },
  };
}
