import { abortAllDurableObjects, runDurableObjectAlarm } from 'cloudflare:test';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CartPort } from '../../src/commerce/cart';
import { armed, type Failpoint } from '../../workers/failpoint';
import { routeRequest } from '../../workers/http/routed-request';
import { newToken } from '../../workers/http/token';
import { sharedRequest, unboundRequest } from '../../workers/make-request';
import { customerOf } from '../../workers/objects/cart/address';
import { cartPort } from '../../workers/objects/cart/port';
import { customerSessionsOf } from '../../workers/objects/customer-sessions';
import { add, placed, value } from '../cart/port';
import { deliveryBy, orderRequest } from '../cart/requests';
import { patiently } from '../patiently';
import { post } from './client';
import { customer, userCart } from './customer';
import { FACES, type Face, type FaceName, face, keptBy, tell } from './faces';
import { serveFixture, store } from './fixture';
import { sameRetailer } from './retailers';

beforeAll(serveFixture);

const env = (at: Face) => at.env;

/** Somebody who signed in at this face, their own cart, and a visitor's cart in their browser. */
async function shopper(at: Face) {
  const { token: userToken } = await customer(at);
  const raw = new Request(`https://viu.example/api/user/me?token=${userToken}`);
  const routed = routeRequest(raw, env(at));
  const { session } = await unboundRequest(
    raw,
    env(at),
    routed,
    await sharedRequest(raw, env(at), routed, 'peticion', () => undefined),
  );
  if (!session) throw new Error('nobody is signed in');
  const who = customerOf(session);
  const own = value(await customerSessionsOf(env(at), store).cartToken(who.account, store.storeCode));
  const visitors = newToken();
  for (const token of [own, visitors]) sameRetailer.set(token, at.token);
  const cart = () => cartPort(env(at), store, own, true, who);
  const visitor = () => cartPort(env(at), store, visitors, true);
  const signIn = () => cartPort(env(at), store, visitors, false, who).mergeInto(own);
  return { who, own, visitors, cart, visitor, signIn };
}

const brief = async (cart: CartPort) => value(await cart.read()).cart.lines.map(({ sku, qty }) => [sku, qty]);

/** The customer's open cart as the retailer of the family keeps it. */
async function keptLines(at: Face) {
  const quotes = (await keptBy(at)).quotes.filter(({ customerId, ordered }) => customerId !== null && !ordered);
  return quotes.flatMap(({ lines }) => lines.map(({ sku, qty }) => [sku, qty]));
}

/** Puts something into the customer's cart at the retailer by another way than ours. */
async function elsewhere(
  at: Face,
  { who }: { who: { account: string; sessionId: string } },
  cartItem: Record<string, unknown>,
): Promise<void> {
  const { access } = value(await customerSessionsOf(env(at), store).remote(who.account, who.sessionId).tokens());
  const base = JSON.parse(env(at).BACKENDS ?? '{}').viu.url;
  const made = (await (await fetch(`${base}/api/cart/create?token=${access}`, { method: 'POST' })).json()) as {
    result: unknown;
  };
  const sent = await fetch(`${base}/api/cart/update?token=${access}&cartId=${made.result}`, {
    method: 'POST',
    body: JSON.stringify({ cartItem }),
  });
  if (!sent.ok) throw new Error(await sent.text());
}

describe.each(FACES)('the cart of a customer of %s', (name: FaceName) => {
  test('CART-038 CART-042 signing in merges the visitor’s cart, once, and the cart is bought as the customer', async () => {
    const at = face(name);
    const { cart, visitor, signIn, own, who } = await shopper(at);
    value(await cart().apply(add('MESA-PINO', 2), null));
    value(await visitor().apply(add('MESA-PINO'), null));
    value(await visitor().apply(add('BANCO-ALTO'), null));
    for (let times = 0; times < 2; times += 1)
      expect(value(await signIn())).toMatchObject({ state: 'taken', token: own });
    const merged = [
      ['MESA-PINO', 3],
      ['BANCO-ALTO', 1],
    ];
    expect(await brief(cart())).toEqual(merged);
    if (name === 'family') expect(await keptLines(at)).toEqual(merged);
    value(await cart().apply(deliveryBy(name === 'family' ? 'bestway' : 'homeDelivery'), null));
    const { shippingMethod } = value(await cart().read()).cart;
    const order = placed(await cart().place(orderRequest(newToken(), { shippingMethod }), null));
    expect(order.lines.map(({ sku, qty }) => [sku, qty])).toEqual(merged);
    if (name === 'family') expect((await keptBy(at)).orders).toMatchObject([{ customerId: Number(who.customerId) }]);
    if (name === 'embedded')
      expect(
        await env(at)
          .SHOP.prepare('SELECT customer_id AS id FROM orders WHERE number = ?')
          .bind(order.number)
          .first('id'),
      ).toBe(who.customerId);
  });
});

describe('a customer’s cart at a retailer of the family', () => {
  const LINES = [
    ['MESA-PINO', 3],
    ['BANCO-ALTO', 2],
  ];

  /**
   * A table in the cart here, another at the retailer alone with a stool, and a third with a stool in the visitor's.
   */
  async function scattered() {
    const at = face('family');
    const one = await shopper(at);
    await elsewhere(at, one, { sku: 'BANCO-ALTO', qty: 1 });
    await elsewhere(at, one, { sku: 'MESA-PINO', qty: 1 });
    value(await one.visitor().apply(add('MESA-PINO', 2), null));
    value(await one.visitor().apply(add('BANCO-ALTO'), null));
    return { at, ...one };
  }

  test('what it holds is summed with the visitor’s once, though nothing was here before', async () => {
    const { at, cart, signIn } = await scattered();
    value(await signIn());
    value(await signIn());
    value(await cart().authorise());
    expect((await brief(cart())).sort()).toEqual([...LINES].sort());
    expect((await keptLines(at)).sort()).toEqual([...LINES].sort());
  });

  test('signing in without a cart brings what it holds', async () => {
    const at = face('family');
    const one = await shopper(at);
    await elsewhere(at, one, { sku: 'BANCO-ALTO', qty: 2 });
    value(await one.cart().authorise());
    expect(await brief(one.cart())).toEqual([['BANCO-ALTO', 2]]);
  });

  test('CART-032 what is added elsewhere stays with every change here, and what is removed here does not come back', async () => {
    const at = face('family');
    const one = await shopper(at);
    const made = value(await one.cart().apply(add('MESA-PINO'), null));
    await elsewhere(at, one, { sku: 'BANCO-ALTO', qty: 1 });
    value(await one.cart().apply({ kind: 'remove', itemId: made.line?.itemId ?? 0 }, null));
    value(await one.cart().apply(add('LAMPARA-ARCO'), null));
    const both = [
      ['BANCO-ALTO', 1],
      ['LAMPARA-ARCO', 1],
    ];
    expect([await brief(one.cart()), await keptLines(at)]).toEqual([both, both]);
  });

  const POINTS: Failpoint[] = [
    'merge.after-seal',
    'merge.before-taken',
    'merge.after-taken',
    'cart.after-upstream',
    'cart.before-commit',
    'cart.after-commit',
    'merge.after-transfer',
  ];
  for (const point of POINTS) {
    test(`a merge that ended at ${point} is finished once on both sides`, async () => {
      const { at, cart, own, visitors, signIn } = await scattered();
      armed.set(point, 'hang');
      const heard = signIn().catch(() => undefined);
      await patiently(() => expect(armed.has(point)).toBe(false));
      await abortAllDurableObjects();
      await heard;
      await runDurableObjectAlarm(at.env.CART.getByName(`viu:${visitors}`));
      await runDurableObjectAlarm(at.env.CART.getByName(`viu:${own}`));
      value(await signIn());
      expect((await brief(cart())).sort()).toEqual([...LINES].sort());
      expect((await keptLines(at)).sort()).toEqual([...LINES].sort());
    });
  }

  test('Q7: a lost answer to the sum is no second sum', async () => {
    const { at, cart, signIn } = await scattered();
    await tell(at, { faults: [{ call: 'cart/update', mode: 'lose' }] });
    value(await signIn());
    value(await cart().review());
    expect((await brief(cart())).sort()).toEqual([...LINES].sort());
    expect((await keptLines(at)).sort()).toEqual([...LINES].sort());
  });

  test('a coupon of a cart that was cleared is not on the next one', async () => {
    const at = face('family');
    const one = await shopper(at);
    value(await one.cart().apply(add('MESA-PINO'), null));
    expect(value(await one.cart().apply({ kind: 'coupon', code: 'BUENFIN' }, null)).cart.coupon).toBe('BUENFIN');
    value(await one.cart().apply({ kind: 'clear' }, null));
    expect(value(await one.cart().apply(add('BANCO-ALTO'), null)).cart).toMatchObject({
      coupon: null,
      totals: { discount: 0 },
    });
  });

  test('an expired token is renewed once and the change is done once', async () => {
    const at = face('family');
    const one = await shopper(at);
    value(await one.cart().apply(add('MESA-PINO'), null));
    await tell(at, { customers: { expire: true } });
    value(await one.cart().apply(add('MESA-PINO'), null));
    expect([await brief(one.cart()), await keptLines(at)]).toEqual([[['MESA-PINO', 2]], [['MESA-PINO', 2]]]);
  });

  describe('whose token is refused, however often it is renewed, until the session is over', () => {
    /** Three changes of a customer's, each of which the retailer refuses twice; then this often as a guest's. */
    async function refusedThrice(asGuest: number) {
      const at = face('family');
      const { token } = await customer(at);
      const cartId = await userCart(at, token);
      await tell(at, {
        calls: [],
        faults: [{ call: 'cart/create', mode: 'refuse', form: 'text', code: 401, times: 6 + asGuest }],
      });
      const addAs = (sku: string) =>
        post(at, 'cart/update', { token, query: { cartId }, body: { cartItem: { sku, qty: 1, quoteId: cartId } } });
      const answers = [];
      for (const sku of ['MESA-PINO', 'BANCO-ALTO', 'LAMPARA-ARCO']) answers.push(await addAs(sku));
      const { calls, quotes } = await keptBy(at);
      const creates = calls.filter((path) => path === 'cart/create').length;
      return {
        answers,
        creates,
        open: quotes.map(({ customerId, lines }) => [customerId, lines.map(({ sku, qty }) => [sku, qty])]),
        addAs,
      };
    }
    const CHANGES = [
      ['MESA-PINO', 1],
      ['BANCO-ALTO', 1],
      ['LAMPARA-ARCO', 1],
    ];

    test('CART-022 the cart falls back to a guest’s, with every line', async () => {
      const { answers, creates, open, addAs } = await refusedThrice(0);
      expect([answers.map(({ status }) => status), creates, open]).toEqual([[200, 200, 200], 7, [[null, CHANGES]]]);
      expect((await addAs('MESA-PINO')).status).toBe(401);
    });

    test('CART-023 the guest’s cart is tried once, and the shopper is told', async () => {
      const { answers, creates, open } = await refusedThrice(9);
      expect([answers.at(-1)?.status, creates, open]).toEqual([200, 7, []]);
      expect(answers.at(-1)?.text).toContain('The cart is not synchronized with the store at the moment');
    });
  });

  test('the token of the customer stands in no answer of ours', async () => {
    const at = face('family');
    const one = await shopper(at);
    const { access } = value(
      await customerSessionsOf(env(at), store).remote(one.who.account, one.who.sessionId).tokens(),
    );
    const answer = value(await one.cart().apply(add('MESA-PINO'), null));
    expect(JSON.stringify(answer)).not.toContain(access);
  });
});
