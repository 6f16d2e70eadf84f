import type { LimitBinding } from './http/limits/figures';

/** Bindings and variables of the Worker; wrangler.toml declares them. */
export interface Env extends Partial<Record<LimitBinding, RateLimit>> {
  /** Versions of catalogues and all that imports make: restorable at will. */
  CATALOGUE: D1Database;
  /** Stock, orders, coupons and whatever else is a record: never restored over. */
  SHOP: D1Database;
  /** What isolates hold of catalogues, by version, near everyone and up to a minute late. */
  EDGE_KV: KVNamespace;
  ASSETS: Fetcher;
  CART: DurableObjectNamespace;
  FORM_SESSION: DurableObjectNamespace;
  /** Sessions and carts of customers, one object a customer. */
  CUSTOMER_SESSIONS: DurableObjectNamespace;
  /** Exact counters of attempts, one object a subject. */
  ATTEMPTS: DurableObjectNamespace;
  /** 'local' on a laptop and in tests, 'preview' for a branch, 'production'; anything else is taken for production. */
  APP_ENV: 'local' | 'preview' | 'production';
  /** Enabled store views by code, comma-separated; the first one is the default view. */
  STORE_VIEWS: string;
  /**
   * JSON: store code → what a store view has otherwise than src/config/stores.ts: { name, flags, priceRanges, shipping,
   * tax, silentLoginPath, timer, tag }; the shape stands in workers/store-settings-config.ts.
   */
  STORE_SETTINGS?: string;
  /**
   * JSON: store code → { backend, url, keyed, timeoutMs, users: { tokenInHeader } }; a view that is not named is
   * embedded.
   */
  BACKENDS?: string;
  /**
   * For tests of a local shop: how many ms a shared page is fresh instead of a minute, with nothing between fresh and
   * stale-if-error.
   */
  PAGE_FRESH_MS?: string;
  /**
   * For load on this computer: requests are counted in memory, against the figures times this. Never set on a
   * deployment.
   */
  LIMITS_TIMES?: string;
  /**
   * Keys of Turnstile's challenges: the site's stands in pages, the secret is a secret. Without both no challenge can
   * be passed, save locally with the published test keys.
   */
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET_KEY?: string;
  /** Where challenges are verified instead, for this computer alone. */
  TURNSTILE_URL?: string;
  /**
   * Where attempts are counted instead of in objects: the REST address of a Redis of Upstash, and its token, a secret.
   * Both or neither.
   */
  UPSTASH_REDIS_REST_URL?: string;
  UPSTASH_REDIS_REST_TOKEN?: string;
  /**
   * JSON: store code → { perPhone, perAddress, holdMinutes: { card, store, spei, cash } }: open unpaid orders and how
   * long they hold their stock; the defaults stand in src/config/unpaid-orders.ts.
   */
  UNPAID_ORDERS?: string;
  /**
   * JSON: store code → address of the checkout that a store view has instead of ours, null for ours; and the key it
   * signs its calls with, a secret: without it it cannot turn what it was handed into tokens.
   */
  EXTERNAL_CHECKOUT?: string;
  EXTERNAL_CHECKOUT_KEY?: string;
  /**
   * JSON: store code → [{ region, taxClassIds, from, until }]: the store's own registrations for the reduced IVA of a
   * border region; without one nobody is charged it.
   */
  BORDER_TAX?: string;
  /**
   * JSON: store code → { spei, store }: how orders are paid beside cash on delivery; the shape stands in
   * workers/payments-config.ts.
   */
  PAYMENTS?: string;
  /**
   * Key under which whoever collects payments signs its notifications, a secret; without it they are refused with 404.
   */
  PAYMENTS_KEY?: string;
  /** Token of the card gateway's API, a secret; without it no card is offered. */
  GATEWAY_TOKEN?: string;
  /**
   * JSON: store code → providers that shoppers sign in with, and JSON: provider id → client secret, a secret; the shape
   * stands in workers/social-config.ts.
   */
  SOCIAL_LOGIN?: string;
  SOCIAL_LOGIN_SECRETS?: string;
  /** Bearer token of the import and service calls; without it those calls answer 404. */
  SERVICE_TOKEN?: string;
  /**
   * Keys of customers' tokens, a secret: at least 32 characters each, separated by commas; the first one signs, all
   * verify. Without any nobody can sign in.
   */
  SESSION_KEYS?: string;
  /**
   * JSON: store code → where its retailer is told what happens to orders; and the key it is signed with, a secret.
   * Without both nobody is told.
   */
  WEBHOOK_URL?: string;
  /** The key of the one store view in WEBHOOK_URL; of several, JSON by store view. */
  WEBHOOK_KEY?: string;
  /**
   * Cloudflare Access in front of /operacion: the host of the team (team.cloudflareaccess.com) and the audience of the
   * application. Both or neither; deployed, nobody works at the desk without them.
   */
  ACCESS_TEAM?: string;
  ACCESS_AUD?: string;
  /**
   * A provider of mail: the address of its call, its token (a secret), and the sender; links in messages lead to
   * MAIL_ORIGIN, else to PUBLIC_ORIGIN. Without all four no mail is sent.
   */
  MAIL_URL?: string;
  MAIL_TOKEN?: string;
  MAIL_FROM?: string;
  MAIL_ORIGIN?: string;
  /**
   * Template for media of imported catalogues, with {path} and {size}; without it /media/{size}/{path} is served from
   * our files.
   */
  MEDIA_TEMPLATE?: string;
  /**
   * Scheme (https) and host of the shop's addresses. Production answers 503 to everything without it; locally addresses
   * are those of the request, and only links in mail take it, where MAIL_ORIGIN is missing.
   */
  PUBLIC_ORIGIN?: string;
  /**
   * What hosts of previews end in (whole labels: 'team.workers.dev'). A preview without PUBLIC_ORIGIN takes the
   * request's host where it does, and answers 503 elsewhere.
   */
  PREVIEW_HOST_SUFFIX?: string;
  /** Further hosts pictures may come from, space-separated, for img-src. */
  MEDIA_HOSTS?: string;
  /** Origins of other sites whose pages may use the cart and order calls, space-separated; none without it. */
  CORS_ORIGINS?: string;
  /** Store views whose search fetches skus first, comma-separated; all without it. */
  LIVE_SEARCH?: string;
  /**
   * JSON: store code → { proofOfPurchase, billing, accountStatement, jobBoard, chat }: pages that its retailer has
   * elsewhere (https), led to from the foot of every page.
   */
  EXTERNAL_LINKS?: string;
  /**
   * JSON: store code → the e-mail at which its retailer reads what people write; without one messages are kept at the
   * desk alone.
   */
  CONTACT_MAIL?: string;
  /**
   * Where a weakness of the shop is told (mailto: or https:), for /.well-known/security.txt; without it there is none.
   */
  SECURITY_CONTACT?: string;
  /** JSON: store code → { phoneNumber, phoneNumber1, phoneNumberFormatted, phoneNumberFormatted1, wa }. */
  CONTACT_PHONES?: string;
}
