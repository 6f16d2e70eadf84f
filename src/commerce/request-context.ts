import { AsyncLocalStorage } from 'node:async_hooks';
import type { Access } from '../contract/access';
import type { ContactPhone } from '../contract/service';
import type { Customer } from '../domain/customer/customer';
import type { Result } from '../domain/result';
import type { StoreView } from '../domain/store-view';
import type { Commerce } from './commerce';
import type { OrdersOfCustomer } from './customers';
import type { DeskPort } from './desk';
import type { ExternalLinks } from './external-links';
import type { Flash } from './flash';
import { isAdmitted, type Principal, type PrincipalOf } from './principal';

/**
 * Everything a page may know of its request. `principal` and `cartToken` are null on shared pages, which are the same
 * for everyone.
 */
export interface RequestContext {
  store: StoreView;
  /** Whether the shop has other store views beside this one. */
  isMultistore: boolean;
  /** Every enabled store view, this one too, in their order, and the commerce of each. */
  views: readonly { store: StoreView; commerce(): Commerce }[];
  commerce: Commerce;
  /** Epoch ms taken once for the whole request, so that every price on a page is of the same moment. */
  now: number;
  principal: Principal | null;
  cartToken: string | null;
  /** Token of the order that this browser found last by its number and e-mail; null without one and on shared pages. */
  orderToken: string | null;
  /** Whether this browser followed a link to an order; false on shared pages. */
  hasOrderLink: boolean;
  /**
   * The link for a new password, or to unlock this device, that this browser followed, and whether its e-mail has to be
   * typed; null without one.
   */
  accountLink: { asksEmail: boolean } | null;
  /**
   * Who came from a provider and has to show that an account with the same e-mail is theirs; null without it, and on
   * shared pages.
   */
  pendingIdentity(): Promise<{ provider: string; email: string } | null>;
  /** Path as the shopper sees it, without store prefix, and its query. */
  path: string;
  query: URLSearchParams;
  requestId: string;
  /** true on a developer's machine: pages for developers exist there only. */
  isLocal: boolean;
  /** Scheme and host under which search engines should know the shop. */
  origin: string;
  /** Telephones of the store view; null where none are configured. */
  contactPhone: ContactPhone | null;
  /** Pages that its retailer has elsewhere. */
  externalLinks: ExternalLinks;
  /** Template of picture addresses with {size} and {path}; without it pictures are our own files. */
  mediaTemplate: string | null;
  /** The customer who is signed in; 401 when nobody is, or the customer is no more. */
  profile(): Promise<Result<Customer>>;
  /** The newest orders of the customer who is signed in; 401 when nobody is. */
  lastOrders(count: number): Promise<Result<OrdersOfCustomer>>;
  /** The desk of the store view; null for everybody but operators. */
  desk: DeskPort | null;
  /** Whether an operator signs in here with the service token. */
  takesDeskToken: boolean;
  /** What the last form left for this page, removed by this call; null when there is nothing, and on shared pages. */
  takeFlash(page: string): Promise<Flash | null>;
  /**
   * A key for one form on this page, under which it is one operation however often it is sent; null on shared pages,
   * whose bytes are everybody's.
   */
  formKey(): string | null;
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
export const commerce = (): Commerce => requestContext().commerce;

/**
 * Who the page is rendered for, of the kinds its route is for; the gateway has let nobody else in, so another one is a
 * bug and throws.
 */
export function requirePrincipal<Who extends Access>(access: Who): PrincipalOf<Who> {
  const { principal } = requestContext();
  if (!isAdmitted(principal, access)) throw new Error(`the page asks for ${access}, its route lets others in`);
  return principal;
}
