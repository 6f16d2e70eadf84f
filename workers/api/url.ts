import type { UrlMatch } from '../../src/commerce/catalogue';
import { pathInStore, storePath } from '../../src/config/stores';
import { ok } from '../../src/domain/result';
import type { StoreView } from '../../src/domain/store-view';
import { normaliseUrlPath } from '../../src/domain/url';
import { choicesOf, productOptionOf } from '../../src/domain/variant';
import type { Handlers } from './serving/handlers';

/** Fields a client always gets of a mapped document, whatever it asks for. */
const ALWAYS = ['url_path', 'identifier', 'id', 'slug', 'sku', 'parentSku', 'type_id'];

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/**
 * The path inside the store view, without leading slash; a whole URL or a path with the store's prefix are taken too.
 */
function innerPath(url: string, store: StoreView): string {
  const path = normaliseUrlPath(pathOf(url));
  return pathInStore(store, path).replace(/^\//, '');
}

function projected(
  document: Record<string, unknown>,
  include: string[] | null | undefined,
  exclude: string[] | null | undefined,
): Record<string, unknown> {
  const wanted = include && include.length > 0 ? new Set([...include, ...ALWAYS]) : null;
  return Object.fromEntries(
    Object.entries(document).filter(([name]) => (!wanted || wanted.has(name)) && !exclude?.includes(name)),
  );
}

/**
 * The document of a match as clients read it: a chosen variant stands in `sku` and its product in `parentSku`, which
 * together make its address.
 */
function sourceOf(match: UrlMatch, wantedSku: string | null | undefined): Record<string, unknown> {
  const document: Record<string, unknown> = { ...match.document };
  if (match.type !== 'product') return document;
  const children = match.document.configurable_children;
  const child = children.find(({ sku }) => sku === (match.childSku ?? wantedSku));
  if (!child) return match.childSku ? { ...document, sku: match.childSku, parentSku: match.document.sku } : document;
  const chosen = { is_configured: true, product_option: productOptionOf(choicesOf(match.document, child)) };
  return { ...document, ...chosen, sku: child.sku, parentSku: match.document.sku, selectedVariant: child };
}

/** What a path leads to. */
export const urlHandlers: Handlers<'url'> = {
  urlMap: async ({ request, body }) => {
    const match = await request.commerce.catalogue.resolveUrl(innerPath(body.url, request.store));
    if (!match) return ok({ result: null });
    const { type, document } = match;
    return ok({
      result: {
        _index: `${request.store.storeCode}_${type}`,
        _type: type,
        _id: String(document.id),
        _score: 0,
        _source: projected(sourceOf(match, body.filters?.sku), body.includeFields, body.excludeFields),
      },
    });
  },

  urlRedirect: async ({ request, query }) => {
    const target = await request.commerce.catalogue.redirect(innerPath(query.url, request.store));
    if (target === null) return ok({ result: null });
    return ok({ result: URL.canParse(target) ? target : storePath(request.store, `/${target.replace(/^\/+/, '')}`) });
  },
};
