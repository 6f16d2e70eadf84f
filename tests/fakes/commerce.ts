import type { CataloguePort } from '../../src/commerce/catalogue';
import type { Commerce } from '../../src/commerce/commerce';
import type { NewsletterPort } from '../../src/commerce/newsletter';
import type { CustomerSession, Principal } from '../../src/commerce/principal';
import type { ReviewsPort } from '../../src/commerce/reviews';
import { storeByCode, storeViews } from '../../src/config/stores';
import { DESK_PAGE_MESSAGES } from '../../src/contract/desk-pages';
import { UNKNOWN_DEVICE } from '../../src/domain/customer/device';
import { ok, refuse } from '../../src/domain/result';
import type { StoreView } from '../../src/domain/store-view';
import { CookieJar } from '../../workers/http/cookie-jar';
import { userTokens } from '../../workers/http/sessions/user-tokens';
import type { LimitedRequest } from '../../workers/http/shop-request';
import { newToken } from '../../workers/http/token';
import { bound } from '../../workers/services/customers/bound-request';
import type { UnboundRequest } from '../../workers/services/customers/unbound-request';
import { FakeCart } from './cart';
import { FakeCatalogue } from './catalogue';
import { FakeCustomerSessions } from './customer-sessions';
import { FakeCustomers } from './customers';
import { fakeDesk } from './desk';
import { FakeFormSession } from './form-session';
import { incomplete } from './incomplete';
import { fakeOrders } from './order';
import { fakePostal } from './postal';
import { fakeSharedCarts } from './shared-carts';
import { FakeShipping } from './shipping';
import { fakeSocial } from './social';
import { fakeStock } from './stock';
import { unlimited } from './unlimited';

export const TOKEN = 'A'.repeat(32);
const SESSION_KEYS = 'K'.repeat(32);

const STORES = storeViews('viu,muebles_america');

function storeOf(code: string): StoreView {
  const store = storeByCode(STORES, code);
  if (!store) throw new Error(`no store view ${code}`);
  return store;
}

/** The parts of a shop, one fake a port; `more` are those that only some tests need. */
export class FakeShop {
  private readonly more: Partial<Commerce>;
  readonly carts = new Map<string, FakeCart>();
  readonly catalogue = new FakeCatalogue();
  readonly shipping = new FakeShipping();
  readonly customers = new FakeCustomers();
  readonly customerSessions = new FakeCustomerSessions();
  readonly formSession = new FakeFormSession();

  constructor(more: Partial<Commerce> = {}) {
    this.more = more;
  }

  cart(token: string): FakeCart {
    const cart = this.carts.get(token) ?? new FakeCart(token);
    this.carts.set(token, cart);
    return cart;
  }

  get commerce(): Commerce {
    const cart = (token: string) => this.cart(token);
    const parts: Partial<Commerce> = {
      backInStock: null,
      reviews: incomplete<ReviewsPort>('reviews', {}),
      guestOrders: null,
      orderLetters: null,
      newsletter: incomplete<NewsletterPort>('newsletter', { links: null, ofCustomer: () => ({ links: null }) }),
      payments: null,
      ...this.more,
      catalogue: incomplete<CataloguePort>('catalogue', this.catalogue),
      stock: fakeStock,
      postal: fakePostal,
      shipping: this.shipping,
      orders: fakeOrders(cart),
      customers: this.customers,
      sharedCarts: fakeSharedCarts,
      passkeys: null,
      social: fakeSocial,
      probe: () => this.catalogue.version(),
      cart,
      newCart: async () => cart(newToken()),
    };
    return incomplete<Commerce>('commerce', parts);
  }
}

export interface FakeVisitor {
  cartToken?: string | null;
  lostCart?: boolean;
  store?: string;
  /** What the store view has otherwise. */
  settings?: Partial<StoreView>;
  /** Epoch ms. */
  now?: number;
  /** Who it is, a customer by their session; a guest unless said otherwise. */
  principal?: Exclude<Principal, { kind: 'customer' }> | CustomerSession | null;
}

/** A request before it is bound to who makes it, and what the handlers made of its cookie. */
export function unboundOf(
  shop: FakeShop,
  visit: FakeVisitor = {},
): { request: UnboundRequest; cookies: { token: string; version: number }[] } {
  const cookies: { token: string; version: number }[] = [];
  const principal =
    visit.principal === undefined ? { kind: 'guest' as const, owner: visit.cartToken ?? null } : visit.principal;
  const request: UnboundRequest = {
    store: { ...storeOf(visit.store ?? 'viu'), ...visit.settings },
    stores: STORES,
    commerce: shop.commerce,
    commerceOf: () => shop.commerce,
    commerceOfCustomer: () => shop.commerce,
    now: visit.now ?? Date.parse('2026-03-01T12:00:00Z'),
    cart: {
      token: () => visit.cartToken ?? null,
      isLost: () => visit.lostCart ?? false,
      isOfAccount: () => false,
      keep: (token, cart) => cookies.push({ token, version: cart.version }),
      drop: () => cookies.splice(0),
    },
    cookies: new CookieJar(new URL('https://tienda.example/'), null),
    principal,
    device: () => UNKNOWN_DEVICE,
    session: principal?.kind === 'customer' ? principal : null,
    formSession: () => shop.formSession,
    customerSessions: shop.customerSessions,
    userTokens: () => userTokens(SESSION_KEYS),
    desk: () => fakeDesk,
    anyCustomer: () => ({
      profile: async () => null,
      coupons: async () => null,
      wallet: async () => null,
      setPriceGroup: async () => ok(null),
    }),
    deskSignIn: () => ({
      takesToken: false,
      signIn: async () => refuse(404, DESK_PAGE_MESSAGES.noSignIn),
      signOut: () => undefined,
    }),
    requestId: 'peticion-1',
    origin: 'https://tienda.example',
    waitUntil: () => undefined,
    wakeOutbox: () => undefined,
  };
  return { request, cookies };
}

/** A gateway's view of a request, and what the handlers made of its cookie. */
export function requestOf(
  shop: FakeShop,
  visit: FakeVisitor = {},
): { request: LimitedRequest; cookies: { token: string; version: number }[] } {
  const { request, cookies } = unboundOf(shop, visit);
  return { request: unlimited(bound(request)), cookies };
}
