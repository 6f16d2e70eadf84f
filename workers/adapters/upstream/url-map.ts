import type { UrlMatch } from '../../../src/commerce/catalogue';
import { pathInStore } from '../../../src/config/stores';
import { parseDocument } from '../../../src/contract/documents';
import { isEnabled, isHidden } from '../../../src/domain/catalogue/availability';
import type { ProductDocument } from '../../../src/domain/catalogue/document';
import { offeredDocument } from '../../../src/domain/catalogue/offered-document';
import { crumbsOf } from '../../../src/domain/catalogue/tree';
import type { StoreView } from '../../../src/domain/store-view';
import { categoryPath, cmsPath, productPath } from '../../../src/domain/url';
import { callUpstream, type UpstreamConfig } from './http';
import { parentOf } from './product';
import type { ProductReader } from './product-reader';
import { completed } from './reference';
import { needed } from './search';

/** How long an answer is remembered: the lookup stands before every page. */
const LIFE_MS = 60_000;
const MAX_KEPT = 5_000;

const kept = new Map<string, { at: number; target: string | null }>();

/** Where the retailer moved a path to; null when it did not, has no such call or does not answer. */
export async function redirectOf(
  config: UpstreamConfig,
  store: StoreView,
  path: string,
  now: number,
): Promise<string | null> {
  const key = `${config.url} ${store.storeCode} ${path}`;
  const last = kept.get(key);
  if (last && now - last.at < LIFE_MS) return last.target;
  const found = await callUpstream(config, store.storeCode, {
    method: 'GET',
    path: 'url/redirect',
    query: { url: path },
  });
  // The retailer answers with the store's prefix; what is neither a path of the shop nor a web address leads nowhere.
  const given =
    found.state === 'ok' && typeof found.value === 'string' && found.value !== ''
      ? pathInStore(store, found.value)
      : null;
  const parsed = given === null ? null : parseDocument('redirect', { from: path, to: given });
  const target = parsed?.ok ? parsed.value.to : null;
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, { at: now, target });
  return target;
}

const SUFFIX = '.html';

/** The spellings of a path under which the retailer may know it, the exact one first. */
const spellings = (path: string): string[] => [
  path,
  path.endsWith(SUFFIX) ? path.slice(0, -SUFFIX.length) : `${path}${SUFFIX}`,
];

/**
 * The variant that a document of the family stands for: one with a product above it, whose other fields are that
 * product's.
 */
function variantIn(document: ProductDocument): { parentSku: string; childSku: string } | null {
  const { parentSku } = document as ProductDocument & { parentSku?: unknown };
  const isVariant =
    typeof parentSku === 'string' &&
    parentSku !== document.sku &&
    document.configurable_children.some(({ sku }) => sku === document.sku);
  return isVariant ? { parentSku, childSku: document.sku } : null;
}

async function productMatch(reader: ProductReader, found: ProductDocument): Promise<UrlMatch | null> {
  if (!isEnabled(found)) return null;
  const document = offeredDocument(found);
  const variant = variantIn(document);
  if (variant) {
    const { parentSku, childSku } = variant;
    return {
      type: 'product',
      document: { ...document, sku: parentSku },
      path: productPath(parentSku, document.slug, childSku),
      childSku,
    };
  }
  if (!isHidden(document)) return { type: 'product', document, path: productPath(document.sku, document.slug) };
  const parent = await parentOf(reader, document.sku);
  return (
    parent && {
      type: 'product',
      document: offeredDocument(parent),
      path: productPath(parent.sku, parent.slug, document.sku),
      childSku: document.sku,
    }
  );
}

/** Reads an answer of the URL map: what kind of page it is and where it lives here; null when nobody can open it. */
async function matchOf(reader: ProductReader, hit: unknown): Promise<UrlMatch | null> {
  if (hit === null || typeof hit !== 'object') return null;
  const { _type: type } = hit as { _type?: unknown };
  const context = { prefix: reader.store.prefix };
  if (type === 'product') {
    const parsed = parseDocument('product', hit, context);
    return parsed.ok ? productMatch(reader, completed(parsed.value, await reader.reference())) : null;
  }
  if (type === 'category') {
    const parsed = parseDocument('category', hit, context);
    const { tree } = await reader.reference();
    return parsed.ok && crumbsOf(tree, parsed.value.id).length > 0
      ? { type, document: parsed.value, path: categoryPath(parsed.value.slug) }
      : null;
  }
  if (type !== 'cms_page') return null;
  const parsed = parseDocument('cms_page', hit, context);
  return parsed.ok && parsed.value.active
    ? { type, document: parsed.value, path: cmsPath(parsed.value.identifier) }
    : null;
}

/** What a url_path or CMS identifier names at the retailer, with or without slashes around it and .html behind it. */
export async function resolveUrl(
  config: UpstreamConfig,
  reader: ProductReader,
  path: string,
): Promise<UrlMatch | null> {
  const bare = path.replace(/^\/+|\/+$/g, '');
  if (bare === '') return null;
  for (const url of spellings(bare)) {
    const body = {
      url,
      includeFields: null,
      excludeFields: [],
      filters: {},
      options: {},
      groupId: null,
      groupToken: null,
    };
    const hit = needed(
      await callUpstream(config, reader.store.storeCode, {
        method: 'POST',
        path: 'url/map',
        body,
        enveloped: false,
        reads: true,
      }),
    );
    const match = await matchOf(reader, hit);
    if (match) return match;
  }
  return null;
}
