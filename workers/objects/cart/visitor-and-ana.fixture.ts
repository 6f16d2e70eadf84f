import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { CartPort, TakenOver } from '../../../src/commerce/cart';
import type { CartOperation } from '../../../src/domain/cart/cart';
import type { Result } from '../../../src/domain/result';
import { value } from '../../../tests/cart/port';
import { openShop, VIU } from '../../../tests/cart/shop';
import type { Env } from '../../env';
import { newToken } from '../../http/token';
import type { CartCustomer } from './address';
import type { CartObject } from './cart-object';
import { cartPort } from './port';

export const customerNamed = (name: string): CartCustomer => ({
  account: `shop:${name}`,
  customerId: name,
  owner: `owner-${name}`,
  sessionId: `session-${name}`,
});

export const linesOf = async (cart: CartPort) => value(await cart.read()).cart.lines.map(({ sku, qty }) => [sku, qty]);

export async function fill(cart: CartPort, ...operations: CartOperation[]): Promise<void> {
  for (const operation of operations) value(await cart.apply(operation, null));
}

/** What a sign-in told of the carts it merged, or how it ended. */
export const told = (given: Result<TakenOver>) => {
  const said = value(given);
  return said.state === 'taken'
    ? said.notices.map(({ message, params }) => [message, params?.name ?? params?.code ?? null, params?.qty ?? null])
    : said.state;
};

/** A visitor's cart and the cart of a customer, Ana, new for each test of the file that calls this. */
export function visitorAndAna(env: Env) {
  const fresh = () => {
    const own = newToken();
    return { token: newToken(), own, ana: customerNamed(`ana-${own.slice(0, 8)}`) };
  };
  /** Tokens of the visitor's cart and of Ana's own, and who she is. */
  const here = fresh();
  beforeAll(() => openShop(env));
  beforeEach(() => {
    Object.assign(here, fresh());
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  /** The visitor's token, shown by Ana. */
  const visitorAsAna = (): CartPort => cartPort(env, VIU, here.token, false, here.ana);
  return {
    here,
    /** The visitor's cart, for whoever holds its token. */
    visitor: (mayMake = false): CartPort => cartPort(env, VIU, here.token, mayMake),
    visitorAsAna,
    anas: (mayMake = false): CartPort => cartPort(env, VIU, here.own, mayMake, here.ana),
    signIn: (port = visitorAsAna()): Promise<Result<TakenOver>> => port.mergeInto(here.own),
    stubOf: (name: string) => (env.CART as DurableObjectNamespace<CartObject>).getByName(`viu:${name}`),
  };
}
