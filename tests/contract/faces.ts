import type { Commerce } from '../../src/commerce/commerce';
import * as adapters from '../../workers/adapters/upstream/room';
import { backendsWith } from '../../workers/backends';
import { commerceFor } from '../../workers/commerce';
import type { Env } from '../../workers/env';
import { newToken } from '../../workers/http/token';
import { cartPort } from '../../workers/objects/cart/port';
import type { PeerBranch } from '../peers/family/branches';
import type { CustomerOrders } from '../peers/family/customers';
import type { Fault } from '../peers/family/faults';
import type { KeptOrder } from '../peers/family/shop';
import { env, store } from './fixture';
import { backendsOf, type FLAGGED, HASTY } from './retailers';

/**
 * Who sells: our engine on this Worker's database, our engine somewhere else (honours keys), a retailer of the family
 * (does not).
 */
export const FACES = ['embedded', 'ours', 'family'] as const;
export type FaceName = (typeof FACES)[number];

export interface Face {
  name: FaceName;
  env: Env;
  /** A fresh cart's token, which also names the test's own way to its retailer. */
  token: string;
  commerce: Commerce;
}

const CARTS = { embedded: env.CART, ours: env.OURS_CART, family: env.FAMILY_CART };

/**
 * One shopper at one of the faces; the beginning of the token may say that one soon gives up on a call, or how the
 * store view is set.
 */
export function face(
  name: FaceName,
  {
    hasty = false,
    beginning = hasty ? HASTY : '',
  }: { hasty?: boolean; beginning?: keyof typeof FLAGGED | typeof HASTY | '' } = {},
): Face {
  const token = `${beginning}${newToken().slice(beginning.length)}`;
  const own: Env = name === 'embedded' ? env : { ...env, CART: CARTS[name], BACKENDS: backendsOf(env, name, token) };
  // The cart of this token may be made, so that its retailer is known before.
  return {
    name,
    env: own,
    token,
    commerce: Object.defineProperty(commerceFor(own, backendsWith(own, adapters), store, Date.now()), 'cart', {
      value: (other: string) => cartPort(own, store, other),
    }),
  };
}

export interface Kept {
  calls: string[];
  /** Calls of the family's retailer that showed a user token, and where it stood. */
  shown: { path: string; in: 'query' | 'header' }[];
  /** Faults that have hit. */
  hits: number;
  orders: KeptOrder[];
  /** Tokens of the family's links for new passwords, by e-mail. */
  links: Record<string, string>;
  quotes: {
    id: string;
    customerId: number | null;
    lines: { item_id: number; sku: string; qty: number }[];
    coupon: string | null;
    origin: string | null;
    ordered: boolean;
  }[];
}

const addressOf = ({ name, token }: Face): string => `${name === 'family' ? env.FAMILY : env.OURS}/${token}`;

/**
 * Tells a retailer how its next calls go wrong, to answer in the compact form, what a delivery costs from now on, how
 * its customers behave, or which branches it has, or to approve reviews.
 */
export async function tell(
  at: Face,
  orders: {
    faults?: Fault[];
    compact?: boolean;
    delivery?: number;
    customers?: CustomerOrders;
    branches?: PeerBranch[];
    approve?: number[];
    calls?: [];
  },
): Promise<void> {
  const answer = await fetch(`${addressOf(at)}/__do`, { method: 'POST', body: JSON.stringify(orders) });
  await answer.body?.cancel();
}

/** What a retailer was asked, and for the family what it keeps. */
export const keptBy = async (at: Face): Promise<Kept> => (await fetch(`${addressOf(at)}/__kept`)).json();
