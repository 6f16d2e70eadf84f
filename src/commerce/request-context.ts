import { AsyncLocalStorage } from 'node:async_hooks';
import type { Access } from '../contract/access';
import type { StoreView } from '../domain/store-view';
import { type Mine, type MineOf, requireMine } from './mine';
import type { ShopCommerce } from './own-ports';
import type { SitePort } from './site';

/**
 * Everything a page may know of its request. Settings are behind `site`, and what is whoever asks's own behind `mine`,
 * so that a further page adds no member here (tests/house/mine.test.ts counts them).
 */
export interface RequestContext {
  store: StoreView;
  /** Every enabled store view, this one too, in their order. */
  views: readonly StoreView[];
  commerce: ShopCommerce;
  /** The commerce of another enabled store view; nothing of it is made before it is asked for. */
  commerceOf(view: StoreView): ShopCommerce;
  /** Epoch ms taken once for the whole request, so that every price on a page is of the same moment. */
  now: number;
  /** Path as the shopper sees it, without store prefix, and its query. */
  path: string;
  query: URLSearchParams;
  /** Scheme and host under which search engines should know the shop. */
  origin: string;
  site: SitePort;
  /** What is whoever asks's own; nobody's on shared pages, which are the same for everyone. */
  mine(): Mine;
  /** Lowers how long a shared page may be kept: epoch ms of the next price change on it. */
  noteUntil(until: number | null): void;
  /** Answers with another status than 200 (404 for a missing page). */
  noteStatus(status: number): void;
  /** Tells that a part of the page could not be read: it is logged, and the page without it is not kept. */
  noteFailure(part: string, error: unknown): void;
  /**
   * Answers 301 to this path inside the store view instead of the page (a product that moved to its canonical address).
   */
  noteRedirect(path: string): void;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs `work` in this context; every `requestContext()` inside it, however deep and late, answers this one. */
export const runInContext = <T>(context: RequestContext, work: () => T): T => contexts.run(context, work);

/** The context of the request being rendered. */
export function requestContext(): RequestContext {
  const current = contexts.getStore();
  if (!current) throw new Error('requestContext() was called outside a request');
  return current;
}

/** The commerce of the request being rendered: embedded or upstream, as its store view is configured. */
export const commerce = (): ShopCommerce => requestContext().commerce;

/** What is the own of whom the page is rendered for. */
export const mine = (): Mine => requestContext().mine();

/** The same of the kinds the page's route is for; the gateway has let nobody else in, so another one throws. */
export const mineAs = <Who extends Access>(access: Who): MineOf<Who> => requireMine(mine(), access);
