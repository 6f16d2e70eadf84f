import type { CouponTerms } from '../../domain/cart/cart';
import type {
  AttributeDocument,
  CategoryDocument,
  CmsDocument,
  HierarchyDocument,
  ProductDocument,
  TaxRuleDocument,
} from '../../domain/catalogue/document';
import type { Result } from '../../domain/result';
import { parseAttribute } from './attribute';
import { parseCategory } from './category';
import { parseCms, parseHierarchy, parseReview, type ReviewDocument } from './content';
import { parseCoupon } from './coupon';
import { parseProduct } from './product/product';
import { parseRedirect, type RedirectRow } from './redirect';
import { type Context, refuseField } from './refusal';
import { type PostalCodeRow, parsePostalCode, parseStock, type StockRow } from './rows';
import { entityOfHit, unwrap } from './stream/hit';
import { parseTaxRule } from './tax-rule';

export { sanitiseHtml } from './html';
export { completeProduct, type Surroundings } from './product/complete';
export type { Note } from './refusal';
export { type Context, reasonOf } from './refusal';
export { type RawDocument, readDocuments } from './stream/documents';
export { entityOfHit } from './stream/hit';
export type { PostalCodeRow, RedirectRow, ReviewDocument, StockRow };

/** What each kind of document is once it was read. */
export interface Documents {
  product: ProductDocument;
  category: CategoryDocument;
  attribute: AttributeDocument;
  taxrule: TaxRuleDocument;
  review: ReviewDocument;
  cms_page: CmsDocument;
  cms_block: CmsDocument;
  cms_hierarchy: HierarchyDocument;
  redirect: RedirectRow;
  postal_code: PostalCodeRow;
  stock: StockRow;
  coupon: CouponTerms;
}

/** Kinds of documents an import may bring: those of the catalogue, and the shop's own rows. */
export type DocumentKind = keyof Documents;

type Parsers = { [K in DocumentKind]: (raw: Record<string, unknown>, context: Context) => Result<Documents[K]> };

const PARSERS: Parsers = {
  product: parseProduct,
  category: parseCategory,
  attribute: parseAttribute,
  taxrule: parseTaxRule,
  review: parseReview,
  cms_page: parseCms,
  cms_block: parseCms,
  cms_hierarchy: parseHierarchy,
  redirect: parseRedirect,
  postal_code: parsePostalCode,
  stock: parseStock,
  coupon: parseCoupon,
};

/**
 * One document of an import or of a retailer's API as the shop keeps it. `raw` is the document or a search hit around
 * it. Refused (422) with each field and reason when it is no such document, says it is of another kind, or could not be
 * used.
 */
export function parseDocument<K extends DocumentKind>(
  kind: K,
  raw: unknown,
  context: Context = {},
): Result<Documents[K]> {
  const record = unwrap(raw);
  if (!record) return refuseField(kind, 'document', 'Is not a document');
  const named = entityOfHit(raw);
  if (named && named !== kind) return refuseField(kind, 'kind', `Is a document of another kind: ${named}`);
  return PARSERS[kind](record, context);
}

const parserOf =
  <K extends DocumentKind>(kind: K) =>
  (raw: unknown, context: Context = {}): Result<Documents[K]> =>
    parseDocument(kind, raw, context);

const product = parserOf('product');
const category = parserOf('category');
const attribute = parserOf('attribute');
const taxRule = parserOf('taxrule');
const cms = parserOf('cms_page');

export {
  attribute as parseAttribute,
  category as parseCategory,
  cms as parseCms,
  product as parseProduct,
  taxRule as parseTaxRule,
};
