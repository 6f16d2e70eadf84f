import { z } from 'zod';
import type { CategoryDocument } from '../../domain/catalogue/document';
import { once } from '../../domain/once';
import type { Result } from '../../domain/result';
import { normaliseUrlPath, slugify } from '../../domain/url';
import { isRecord } from '../is-record';
import { cleanRecord } from './clean';
import { flatten } from './flatten';
import { htmlIfAny, htmlOf } from './html';
import { labelIfAny, labelOr, title } from './labels';
import { flag, id, ids, integerIfAny, integerOr, read, toIds, toList } from './lenient';
import { imagePath } from './product/media';
import { type Context, refusal } from './refusal';

const MAX_ANCESTORS = 20;
/** As deep as a document of a file may be. */
const MAX_NESTED = 64;

const picture = once(() => read((value) => imagePath(value) ?? undefined));

const schema = once(() =>
  z.looseObject({
    id: id(),
    parent_id: integerIfAny(),
    parent_ids: ids(MAX_ANCESTORS),
    name: title(255),
    slug: labelOr('', 255),
    url_key: labelOr('', 255),
    url_path: labelOr('', 500),
    level: integerIfAny(),
    position: integerOr(0),
    is_active: flag(true),
    product_count: integerOr(0),
    path: labelOr('', 255),
    description: htmlIfAny(),
    image: picture(),
    banner: picture(),
    icon: picture(),
    meta_title: labelIfAny(255),
  }),
);

/**
 * Ids of the ancestors, root first: as given, else from the path "1/2/20", else the parent alone. Of a deeper category
 * the nearest ones count, whichever way it says its place.
 */
function ancestors(source: Record<string, unknown>): unknown {
  const all = allAncestors(source);
  return Array.isArray(all) ? all.slice(-MAX_ANCESTORS) : all;
}

function allAncestors(source: Record<string, unknown>): unknown {
  const given = toIds(source.parent_ids);
  if (Array.isArray(given) && given.length > 0) return given;
  if (typeof source.path === 'string' && source.path.includes('/')) return source.path.split('/').slice(0, -1);
  return toIds(source.parent_id);
}

/**
 * Nested categories that are more than an id; they take their place in the tree from their parent where they do not say
 * it.
 */
function nested(parent: CategoryDocument, list: unknown, context: Context, depth: number): CategoryDocument[] {
  if (depth >= MAX_NESTED) return [];
  const children = toList(list);
  return (Array.isArray(children) ? children : []).filter(isRecord).flatMap((child) => {
    const place = {
      parent_id: child.parent_id ?? parent.id,
      parent_ids: child.parent_ids ?? [...parent.parent_ids, parent.id],
    };
    const result = categoryAt(depth + 1, { ...child, ...place }, context);
    return result.ok ? [result.value] : [];
  });
}

function categoryAt(depth: number, raw: Record<string, unknown>, context: Context): Result<CategoryDocument> {
  const { children_data, ...record } = raw;
  const source = flatten(cleanRecord(record));
  const parsed = schema().safeParse({
    ...source,
    description: htmlOf(source.description, context.prefix),
    parent_ids: ancestors(source),
  });
  if (!parsed.success) return refusal('category', parsed.error);
  const category = parsed.data;
  const key = category.url_key || slugify(category.name) || 'c';
  const slug = category.slug || (key.endsWith(`-${category.id}`) ? key : `${key}-${category.id}`);
  const document: CategoryDocument = {
    ...category,
    parent_id: category.parent_id ?? category.parent_ids.at(-1) ?? 0,
    url_key: key,
    slug,
    url_path: normaliseUrlPath(category.url_path || slug).slice(1),
    level: category.level ?? category.parent_ids.length,
    path: category.path || [...category.parent_ids, category.id].join('/'),
    children_data: [],
  };
  return { ok: true, value: { ...document, children_data: nested(document, children_data, context, depth) } };
}

/** A category as the shop keeps it; refused (422, with its fields) without id or name. */
export const parseCategory = (raw: Record<string, unknown>, context: Context = {}): Result<CategoryDocument> =>
  categoryAt(0, raw, context);
