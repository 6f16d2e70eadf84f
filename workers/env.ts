import type { LimitBinding } from './http/limits/figures';
import type { SettingName } from './settings';
import type { Deployed } from './settings/deployment';

type Optional = Exclude<SettingName, 'APP_ENV' | 'STORE_VIEWS'>;

/** Bindings and variables of the Worker; wrangler.toml declares them, workers/settings says what each variable is. */
export interface Env extends Partial<Record<LimitBinding, RateLimit>>, Partial<Record<Optional, string>>, Deployed {
  /** Versions of catalogues and all that imports make: restorable at will. */
  CATALOGUE: D1Database;
  /** Stock, orders, coupons and whatever else is a record: never restored over. */
  SHOP: D1Database;
  /** What isolates hold of catalogues, by version, near everyone and up to a minute late. */
  EDGE_KV: KVNamespace;
  /** What customers sent of damage: private, served by a route of ours alone. */
  PICTURES: R2Bucket;
  ASSETS: Fetcher;
  CART: DurableObjectNamespace;
  FORM_SESSION: DurableObjectNamespace;
  /** Sessions and carts of customers, one object a customer. */
  CUSTOMER_SESSIONS: DurableObjectNamespace;
  /** Exact counters of attempts, one object a subject. */
  ATTEMPTS: DurableObjectNamespace;
  STORE_VIEWS: string;
}
