import { ENTITIES, type Entity } from '../../../domain/catalogue/document';
import { isRecord } from '../../is-record';

/**
 * What a search hit says it is: its _type, or with a generic _type the entity its index is named after
 * (shop_catalog_cms_page_1587).
 */
export function entityOfHit(raw: unknown): Entity | null {
  if (!isRecord(raw) || !isRecord(raw._source)) return null;
  const named = ENTITIES.find((entity) => entity === raw._type);
  if (named) return named;
  const index = typeof raw._index === 'string' ? `_${raw._index}_` : '';
  return (
    ENTITIES.toSorted((a, b) => index.lastIndexOf(`_${b}_`) - index.lastIndexOf(`_${a}_`)).find((entity) =>
      index.includes(`_${entity}_`),
    ) ?? null
  );
}

/**
 * The document inside a search hit, or the plain document itself; null when it is neither. A hit's _id stands in for a
 * missing id.
 */
export function unwrap(raw: unknown): Record<string, unknown> | null {
  if (!isRecord(raw)) return null;
  if (!('_source' in raw)) return raw;
  if (!isRecord(raw._source)) return null;
  return { ...raw._source, id: raw._source.id ?? raw._id };
}
