import type { LimitClass } from '../../../src/contract/limit';

/** How often one session may do something. */
export interface Figures {
  /** Requests of one session within the period. */
  perSession: number;
  /** How many times as much an address may do: thousands of people share one behind a carrier. */
  addressTimes: number;
  /** The platform counts over 10 or 60 seconds and nothing else. */
  periodSeconds: 10 | 60;
  /** Bindings that count a session and an address; wrangler.toml declares them with these figures. */
  session: `LIMIT_${string}`;
  address: `LIMIT_${string}_ADDRESS`;
}

const ADDRESS_TIMES = 10;
/**
 * Everybody's first add is a new cart, and as long as no challenge can be passed a refusal by address is one nobody
 * gets past.
 */
const FIRST_ADDS_TIMES = 250;

/**
 * Limits by class of request. `page` counts pages that had to be rendered, never kept ones; `newCart` is a change of a
 * cart by somebody who has none. Figures are changed here and in wrangler.toml; a test holds the two together.
 */
export const LIMITS = {
  read: {
    perSession: 300,
    addressTimes: ADDRESS_TIMES,
    periodSeconds: 60,
    session: 'LIMIT_READ',
    address: 'LIMIT_READ_ADDRESS',
  },
  search: {
    perSession: 120,
    addressTimes: ADDRESS_TIMES,
    periodSeconds: 60,
    session: 'LIMIT_SEARCH',
    address: 'LIMIT_SEARCH_ADDRESS',
  },
  cart: {
    perSession: 120,
    addressTimes: ADDRESS_TIMES,
    periodSeconds: 60,
    session: 'LIMIT_CART',
    address: 'LIMIT_CART_ADDRESS',
  },
  newCart: {
    perSession: 12,
    addressTimes: FIRST_ADDS_TIMES,
    periodSeconds: 60,
    session: 'LIMIT_NEW_CART',
    address: 'LIMIT_NEW_CART_ADDRESS',
  },
  order: {
    perSession: 10,
    addressTimes: ADDRESS_TIMES,
    periodSeconds: 60,
    session: 'LIMIT_ORDER',
    address: 'LIMIT_ORDER_ADDRESS',
  },
  form: {
    perSession: 60,
    addressTimes: ADDRESS_TIMES,
    periodSeconds: 60,
    session: 'LIMIT_FORM',
    address: 'LIMIT_FORM_ADDRESS',
  },
  page: {
    perSession: 120,
    addressTimes: ADDRESS_TIMES,
    periodSeconds: 60,
    session: 'LIMIT_PAGE',
    address: 'LIMIT_PAGE_ADDRESS',
  },
} as const satisfies Record<LimitClass, Figures>;

export type LimitBinding = (typeof LIMITS)[LimitClass]['session' | 'address'];
