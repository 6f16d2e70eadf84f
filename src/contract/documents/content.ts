import { z } from 'zod';
import type { CmsDocument, HierarchyDocument } from '../../domain/catalogue/document';
import { once } from '../../domain/once';
import type { Result } from '../../domain/result';
import { MOST_STARS } from '../../domain/review';
import { cleanRecord } from './clean';
import { htmlIfAny, htmlOf } from './html';
import { labelIfAny, labelOr } from './labels';
import { flag, id, ids, integerIfAny, integerOr, line, read, textOf, toNumber } from './lenient';
import { type Context, refusal } from './refusal';

const MAX_STORES = 100;
const MAX_REVIEW_LENGTH = 5000;
/** Store id that stands for every store view. */
const EVERY_STORE = 0;

const page = once(() =>
  z.looseObject({
    id: id(),
    identifier: line(255),
    title: labelOr('', 255),
    content: htmlIfAny(),
    content_heading: labelIfAny(255),
    meta_description: labelIfAny(500),
    meta_keywords: labelIfAny(500),
    active: flag(true),
    store_id: ids(MAX_STORES),
  }),
);

/**
 * A CMS page or block as the shop keeps it, its content sanitised; refused (422, with its fields) without id or
 * identifier.
 */
export function parseCms(raw: Record<string, unknown>, { prefix = '' }: Context = {}): Result<CmsDocument> {
  const source = cleanRecord(raw);
  const parsed = page().safeParse({ ...source, content: htmlOf(source.content, prefix) ?? '' });
  if (!parsed.success) return refusal('cms', parsed.error);
  const { store_id, content = '', ...document } = parsed.data;
  return { ok: true, value: { ...document, content, store_id: store_id.length ? store_id : [EVERY_STORE] } };
}

const ROOT = 0;

const node = once(() =>
  z.looseObject({
    id: id(),
    parent_id: integerOr(ROOT),
    identifier: line(255),
    title: labelOr('', 255),
    page_id: integerIfAny(),
    level: integerOr(1),
    position: integerOr(0),
    active: flag(true),
    store_id: ids(MAX_STORES),
  }),
);

/**
 * A node of the tree of content pages as the shop keeps it. Extensions name things differently: node_id,
 * parent_node_id, label, sort_order and request_url are read too. Refused (422, with its fields) without id.
 */
export function parseHierarchy(raw: Record<string, unknown>): Result<HierarchyDocument> {
  const source = cleanRecord(raw);
  const nodeId = source.id ?? source.node_id;
  const parsed = node().safeParse({
    ...source,
    id: nodeId,
    parent_id: source.parent_id ?? source.parent_node_id,
    identifier: source.identifier ?? source.request_url ?? `node-${String(nodeId)}`,
    title: source.title ?? source.label,
    position: source.position ?? source.sort_order,
  });
  if (!parsed.success) return refusal('cms_hierarchy', parsed.error);
  const { store_id, page_id = null, ...document } = parsed.data;
  return { ok: true, value: { ...document, page_id, store_id: store_id.length ? store_id : [EVERY_STORE] } };
}

/** Stars that are no whole number from 1 to 5 say nothing of what was meant: the review is shown without them. */
const stars = once(() => read((value) => z.preprocess(toNumber, z.int().min(1).max(MOST_STARS)).safeParse(value).data));

const review = once(() =>
  z.looseObject({
    id: id(),
    product_id: id(),
    title: labelOr('', 255),
    detail: textOf(MAX_REVIEW_LENGTH),
    nickname: labelOr('', 255),
    review_entity: labelOr('product', 40),
    review_status: integerOr(2),
    created_at: labelOr('', 40),
    customer_id: integerIfAny(),
    rating: stars(),
  }),
);

/** A review; plain text, status 1 is approved, 2 (pending) where the source says nothing. */
export type ReviewDocument = z.infer<ReturnType<typeof review>>;

/** A review as the shop keeps it; refused (422, with its fields) without id or product. */
export function parseReview(raw: Record<string, unknown>): Result<ReviewDocument> {
  const parsed = review().safeParse(cleanRecord(raw));
  return parsed.success ? { ok: true, value: parsed.data } : refusal('review', parsed.error);
}
