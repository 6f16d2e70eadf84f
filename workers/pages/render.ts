import { SETS } from 'virtual:page-styles';
import { type RequestContext, runInContext } from '../../src/commerce/request-context';
import type { SitePort } from '../../src/commerce/site';
import { storePath } from '../../src/config/stores';
import { ACCOUNT_PAGE, SIGN_IN_PAGE, SIGN_UP_PAGE } from '../../src/contract/customers/pages';
import type { StoreView } from '../../src/domain/store-view';
import { VARIANTS_PARAM } from '../../src/features/product/variants/variants-param';
import { productVariants } from '../../src/pages/catalogue/product-at';
import { withDocument } from '../../src/pages/written-documents';
import type { Env } from '../env';
import { log, reasonOf } from '../http/log';
import { contentSecurityPolicy, permissionsPolicy } from '../http/security-headers';
import { backendOf } from '../settings/backends';
import { contactPhoneOf } from '../settings/contact-phones';
import { externalLinksOf } from '../settings/external-links';
import { mediaHosts } from '../settings/media';
import { cardGatewayOf } from '../settings/payments';
import { pagesOfProviders } from '../settings/social-login';
import { withIslands } from './islands';
import { matchRoute } from './match-route';
import { documentOf, scriptHashes } from './rewrite';
import { runPages } from './waku';

export interface RenderInput {
  /** Canonical address of the page, or of its flight payload. */
  url: URL;
  context: Omit<RequestContext, 'noteUntil' | 'noteStatus' | 'noteFailure' | 'noteRedirect' | 'site'>;
  requestId: string;
  /** true for a flight payload, false for a document or the variants of a product. */
  flight: boolean;
}

export interface Rendered {
  status: number;
  headers: Headers;
  /** '' for none. */
  body: string;
  /** Epoch ms at which something on the page stops being true, or null. */
  until: number | null;
}

const HTML = 'text/html; charset=utf-8';
const JSON_TEXT = 'application/json; charset=utf-8';
const FLIGHT = 'text/x-component; charset=utf-8';

const CHECKOUT = /^\/checkout(?:\/|$)/;
/** Pages from which a shopper signs in with a provider, or connects one. */
const SOCIAL: readonly string[] = [SIGN_IN_PAGE, SIGN_UP_PAGE, ACCOUNT_PAGE];

/**
 * Where forms of a page lead besides the shop: to another shop's checkout, from our own to where cards are paid, and to
 * where one signs in elsewhere.
 */
function leadsOf(env: Env, { store, path }: RenderInput['context']): string[] {
  const gateway = CHECKOUT.test(path) ? cardGatewayOf(env, store.storeCode) : null;
  const providers = SOCIAL.includes(path)
    ? pagesOfProviders(env, store.storeCode, backendOf(env, store.storeCode).backend === 'embedded')
    : [];
  return [
    ...(store.externalCheckout ? [new URL(store.externalCheckout).origin] : []),
    ...(gateway ? [gateway.pages] : []),
    ...providers,
  ];
}

/** The settings of a store view, each read when a page asks for it. */
const siteOf = (env: Env, { storeCode }: StoreView): SitePort => ({
  contactPhone: () => contactPhoneOf(env, storeCode),
  externalLinks: () => externalLinksOf(env, storeCode),
  mediaTemplate: () => env.MEDIA_TEMPLATE ?? null,
  isLocal: () => env.APP_ENV === 'local',
});

/** The context a page is made in, and what was noted of it by then. */
function notedContext(env: Env, input: RenderInput) {
  let status = 200;
  let until: number | null = null;
  let location: string | null = null;
  const context: RequestContext = {
    ...input.context,
    site: siteOf(env, input.context.store),
    noteStatus: (code) => {
      status = code;
    },
    noteFailure: (part, error) => {
      log('warn', 'page part left out', { requestId: input.requestId, part, reason: reasonOf(error) });
      context.noteUntil(context.now);
    },
    noteRedirect: (path) => {
      location = path;
    },
    noteUntil: (moment) => {
      if (moment !== null) until = until === null ? moment : Math.min(until, moment);
    },
  };
  return { context, noted: () => ({ status, until, location }) };
}

async function runWaku(env: Env, input: RenderInput) {
  const { context, noted } = notedContext(env, input);
  const run = () => runInContext(context, () => runPages(new Request(input.url), env));
  const { answer, text } = input.flight ? { answer: await run(), text: '' } : await withDocument(run);
  return {
    ...noted(),
    status: answer.status === 200 ? noted().status : answer.status,
    text: text || (await answer.text()),
  };
}

/**
 * A moved page: documents are sent on for good, a flight payload is no place for it and is refused so that the browser
 * loads the document.
 */
function moved(input: RenderInput, path: string): Rendered {
  if (input.flight) return { status: 404, headers: new Headers(), body: '', until: null };
  const location = `${storePath(input.context.store, path)}${input.context.query.size > 0 ? `?${input.context.query}` : ''}`;
  return { status: 301, headers: new Headers({ location }), body: '', until: null };
}

/**
 * The variants of a product, which an island fetches from its page's address: kept and guarded like the page, and not
 * to be indexed.
 */
async function renderVariants(env: Env, input: RenderInput): Promise<Rendered> {
  const { context, noted } = notedContext(env, input);
  const { parentSku = '', slug = '', childSku = null } = matchRoute(input.context.path)?.params ?? {};
  const body = await runInContext(context, () => productVariants(parentSku, slug, childSku));
  const { status, until, location } = noted();
  if (location !== null) return moved(input, location);
  return { status, headers: new Headers({ 'content-type': JSON_TEXT, 'x-robots-tag': 'noindex' }), body, until };
}

/**
 * Renders a page whole: a document with its policy, a flight payload, or the variants of a product where its query asks
 * for them.
 */
export async function renderPage(env: Env, input: RenderInput): Promise<Rendered> {
  if (!input.flight && input.context.query.has(VARIANTS_PARAM)) return renderVariants(env, input);
  const { text, status, until, location } = await runWaku(env, input);
  if (location !== null) return moved(input, location);
  if (input.flight) return { status, headers: new Headers({ 'content-type': FLIGHT }), body: text, until };
  const headers = new Headers({
    'content-type': HTML,
    'content-security-policy': contentSecurityPolicy(
      await scriptHashes(input.context.store.prefix),
      mediaHosts(env),
      leadsOf(env, input.context),
      null,
      input.context.store.tag,
    ),
  });
  const route = matchRoute(input.context.path)?.route;
  if (route?.cache === 'personal' && route.usesCamera) headers.set('permissions-policy', permissionsPolicy(true));
  const hasCards = !route || SETS[route.styles].hasCards;
  const body = await withIslands(documentOf(text, { hasCards }), input.requestId, route?.cache !== 'personal');
  return { status, headers, body, until };
}
