import { expect, test } from 'vitest';
import type { GuestOrdersPort } from '../../../src/commerce/guest-orders';
import type { MineOfCustomer } from '../../../src/commerce/mine';
import type { CustomerSession } from '../../../src/commerce/principal';
import { UNKNOWN_DEVICE } from '../../../src/domain/customer/device';
import { PROGRAM } from '../../../src/domain/operator';
import { ok, refuse } from '../../../src/domain/result';
import { FakeShop, type FakeVisitor, unboundOf } from '../../../tests/fakes/commerce';
import { CookieJar } from '../../http/cookie-jar';
import type { ShopRequest } from '../../http/shop-request';
import { bound } from './bound-request';

const TOKEN = 'T'.repeat(32);
const CART = 'C'.repeat(32);
const placed = (number: string) => ({
  state: 'past' as const,
  order: { number, orderId: `pedido-${number}`, status: 'sent' as const, createdAt: '2026-01-15T18:00:00.000Z' },
});

/** Order 1 is shown to whoever holds its token, order 2 to whoever holds the cart it was made from. */
const guestOrders: GuestOrdersPort = {
  find: async () => refuse(404, 'Order not found'),
  askLink: async () => ok(null),
  spendLink: async () => refuse(400, 'no link'),
  ofLetter: async () => refuse(400, 'no link'),
  open: async () => TOKEN,
  shown: async (token, id) => (token === TOKEN && id === '1' ? placed('1') : null),
};

/** A request of a shop with these orders; `holds`: the browser opened order 1. */
function requestOf(visit: FakeVisitor, { holds = false, shop = new FakeShop({ guestOrders }) } = {}): ShopRequest {
  const { request } = unboundOf(shop, visit);
  const cookies = new CookieJar(
    new URL('https://tienda.example/'),
    holds ? `__Host-order-${request.store.storeId}=${TOKEN}` : null,
  );
  const find = async (id: string, cart: string) =>
    id === '2' && cart === CART ? ok(placed('2')) : refuse(404, 'Order not found');
  return bound({ ...request, cookies, commerce: { ...request.commerce, orders: { find } } });
}

/** Ana and Eva, each signed in, and the session of each. */
async function twoCustomers() {
  const shop = new FakeShop({ guestOrders });
  const session = async (email: string): Promise<CustomerSession> => {
    const made = await shop.customers.create({
      email,
      password: 'Contraseña1',
      firstName: email.slice(0, 3),
      lastName: 'Pech',
      attributes: [],
      addresses: [],
    });
    if (!made.ok) throw new Error('no customer');
    const { customerId } = made.value;
    const account = shop.customerSessions.accountOf(customerId);
    await shop.customerSessions.open(account, { sessionId: email, groupId: 1, remote: null, device: UNKNOWN_DEVICE });
    return { kind: 'customer', account, customerId, sessionId: email, groupId: 1, signedInAt: 0, owner: email };
  };
  return { shop, ana: await session('ana@example.mx'), eva: await session('eva@example.mx') };
}

function mineOf(shop: FakeShop, principal: CustomerSession): MineOfCustomer {
  const mine = requestOf({ principal }, { shop }).mine();
  if (mine.kind !== 'customer') throw new Error('no customer');
  return mine;
}

const statusOf = async (request: ShopRequest, order: string): Promise<number> => {
  const found = await request.mine().order(order);
  return found.ok ? 200 : found.problem.status;
};

test.each([
  ['a guest without anything', {}, false, [404, 404], 'guest'],
  ['a guest with the cart of an order', { cartToken: CART }, false, [404, 200], 'guest'],
  ['the holder of the link of an order', {}, true, [200, 404], 'holder'],
  ['the holder of a link beside the cart of another order', { cartToken: CART }, true, [200, 200], 'holder'],
  [
    'a customer of the credit who opened an order',
    { principal: { kind: 'credit', owner: 'b' } },
    true,
    [200, 404],
    'credit',
  ],
] as [string, FakeVisitor, boolean, number[], string][])(
  '%s sees what is theirs and nothing else',
  async (_, visit, holds, statuses, kind) => {
    const request = requestOf(visit, { holds });
    expect(request.mine().kind).toBe(kind);
    expect(await Promise.all(['1', '2'].map((order) => statusOf(request, order)))).toEqual(statuses);
    expect(request.mine().cart()?.token() ?? null).toBe(visit.cartToken ?? null);
  },
);

test('a token that nobody has has nothing', async () => {
  const request = requestOf({ principal: null, cartToken: CART }, { holds: true });
  expect(request.mine().kind).toBe('nobody');
  expect(await statusOf(request, '1')).toBe(404);
  expect(request.mine().cart()).toBeNull();
});

test('each customer has their own profile, and ends their own sessions alone', async () => {
  const { shop, ana, eva } = await twoCustomers();
  const [one, other] = [mineOf(shop, ana), mineOf(shop, eva)];
  const emails = await Promise.all([one.profile(), other.profile()]);
  expect(emails.map((read) => read.ok && read.value.email)).toEqual(['ana@example.mx', 'eva@example.mx']);
  expect([one.isMe(ana.customerId), one.isMe(eva.customerId)]).toEqual([true, false]);
  await one.endSession('everywhere');
  const open = async ({ account, sessionId }: CustomerSession) => {
    const found = await shop.customerSessions.check({ account, sessionId, rotation: 0 });
    return found.ok && found.value !== null;
  };
  expect([await open(ana), await open(eva)]).toEqual([false, true]);
});

test('a changed password is that of whoever asks', async () => {
  const { shop, ana } = await twoCustomers();
  await mineOf(shop, ana).changePassword({ current: 'Contraseña1', next: 'Otra-cosa-9' });
  const status = async (email: string, password: string) => (await shop.customers.signIn({ email, password })).ok;
  expect(await status('ana@example.mx', 'Otra-cosa-9')).toBe(true);
  expect(await status('eva@example.mx', 'Contraseña1')).toBe(true);
});

test('what is theirs is bound once a request, and the desk is made for operators when they ask for it', () => {
  let desks = 0;
  const { request } = unboundOf(new FakeShop(), { principal: { kind: 'service', owner: 'c', operator: PROGRAM } });
  const made = bound({
    ...request,
    desk: (operator) => {
      desks += 1;
      return request.desk(operator);
    },
  });
  const mine = made.mine();
  expect(made.mine()).toBe(mine);
  expect(desks).toBe(0);
  if (mine.kind === 'service') mine.desk();
  expect(desks).toBe(1);
  for (const principal of [
    { kind: 'guest', owner: null },
    { kind: 'credit', owner: 'b' },
  ] as const)
    expect(Object.keys(requestOf({ principal }).mine())).not.toContain('desk');
});

test('no handler can name another customer', () => {
  const { shop, request } = { shop: new FakeShop(), request: requestOf({}) };
  const names = [
    // @ts-expect-error the commerce of a handler binds no port to a customer
    () => request.commerce.customers.ofCustomer({ customerId: '7' }),
    // @ts-expect-error neither one of an area
    () => request.commerce.passkeys?.ofCustomer({ customerId: '7' }),
    // @ts-expect-error nor by the way of the queue of passwords
    () => request.commerce.customers.inTurn((customers) => customers.ofCustomer({ customerId: '7' })),
    // @ts-expect-error customer sessions are not given to a handler
    () => request.customerSessions.endAll('shop:7'),
    // @ts-expect-error a principal has no id
    () => (request.principal?.kind === 'customer' ? request.principal.customerId : null),
    // @ts-expect-error what is mine takes no id
    (mine: MineOfCustomer) => mine.profile('7'),
    // @ts-expect-error nor does a port that is bound
    (mine: MineOfCustomer) => mine.own('passkeys')?.list('7'),
    // @ts-expect-error a port that knows of no customer cannot be bound
    (mine: MineOfCustomer) => mine.own('catalogue'),
    // @ts-expect-error a customer has no port for others
    (mine: MineOfCustomer) => mine.anyCustomer(),
  ];
  expect(names).toHaveLength(9);
  for (const unbound of ['customerSessions', 'session', 'commerceOfCustomer', 'deskSignIn', 'desk', 'anyCustomer'])
    expect(Object.keys(request)).not.toContain(unbound);
  expect(shop.customers.signIns).toBe(0);
});
