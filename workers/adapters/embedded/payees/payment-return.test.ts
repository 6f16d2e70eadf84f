import { beforeEach, expect, test, vi } from 'vitest';
import type { Payee } from '../../../../src/domain/payment/payee';
import { patiently } from '../../../../tests/patiently';
import { newToken } from '../../../http/token';
import { APPROVED, cardShop, env, HOUR_MS, rig } from '../card-payments/card-shop.fixture';
import { emptyClub, KINDS, moneyOf, startedOf, visit } from './payee-rig.fixture';

vi.mock('../../../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));
vi.mock('../../../areas/order', async (original) => {
  const { clubPayees } = await import('../../../../tests/payees/club');
  const { order } = await original<typeof import('../../../areas/order')>();
  return { order: { ...order, payees: [...(order.payees ?? []), clubPayees] } };
});

cardShop();
beforeEach(emptyClub);

/** The cookie of whoever may see a payee: of an order, the cart it was made from. */
async function ownerOf({ kind, id }: Payee): Promise<Record<string, string>> {
  const token = newToken();
  const { orderOwner } = await import('../../../objects/cart/owner');
  if (kind === 'order')
    await env.SHOP.prepare('UPDATE orders SET owner = ? WHERE number = ?')
      .bind(await orderOwner(token, null), id)
      .run();
  return { cookie: `__Host-cart-2=${token}` };
}

const asked = () => vi.mocked(globalThis.fetch).mock.calls.length;

test.each(KINDS)(
  '$kind: whoever comes back from the gateway is led to what they paid, which is paid though nobody told; twice is once',
  async (one) => {
    const payee = await one.make();
    const { back, page } = await one.paths(payee);
    const payer = await ownerOf(payee);
    rig.peer.faults.telling = 'never';
    await rig.peer.pay(await startedOf(payee), APPROVED);
    expect((await moneyOf(payee)).authorised).toBe(0);
    const answers = await Promise.all([visit(back, payer), visit(back, payer)]);
    answers.push(await visit(back, payer));
    for (const { status, headers } of answers)
      expect([status, headers.get('location'), headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
        303,
        page,
        'no-store',
        'no-referrer',
      ]);
    expect((await moneyOf(payee)).authorised).toBe(1160);
  },
);

test.each(KINDS)('$kind: whoever may not see it is led there all the same, and has nobody asked', async (one) => {
  const payee = await one.make();
  const { back, page } = await one.paths(payee);
  rig.peer.faults.telling = 'never';
  await rig.peer.pay(await startedOf(payee), APPROVED);
  const before = asked();
  const { status, headers } = await visit(back);
  expect([status, headers.get('location'), asked()]).toEqual([303, page, before]);
  expect((await moneyOf(payee)).authorised).toBe(0);
});

test.each(KINDS)(
  '$kind: a gateway that cannot be asked, or a shop that fails, keeps nobody from the page',
  async (one) => {
    const payee = await one.make();
    const { back, page } = await one.paths(payee);
    const payer = await ownerOf(payee);
    await startedOf(payee);
    rig.peer.faults.calls.ask = { fault: 'error', times: 1 };
    expect((await visit(back, payer)).headers.get('location')).toBe(page);
    vi.spyOn(env.SHOP, 'prepare').mockImplementation(() => {
      throw new Error('the database is away');
    });
    expect((await visit(back, payer)).headers.get('location')).toBe(page);
  },
);

test('whoever asks for the head alone is told where it leads, and nobody is asked', async () => {
  const [orders] = KINDS;
  const payee = await orders?.make();
  if (!orders || !payee) throw new Error('no order');
  await startedOf(payee);
  const before = asked();
  const { back, page } = await orders.paths(payee);
  const { status, headers } = await visit(back, await ownerOf(payee), 'HEAD');
  expect([status, headers.get('location'), headers.get('cache-control'), asked()]).toEqual([
    303,
    page,
    'no-store',
    before,
  ]);
});

test.each<Record<string, string>>([
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
])('asked ahead (%o) nobody comes back and nobody is asked', async (purpose) => {
  const [orders] = KINDS;
  const payee = await orders?.make();
  if (!orders || !payee) throw new Error('no order');
  await startedOf(payee);
  const before = asked();
  const refused = await visit((await orders.paths(payee)).back, { ...(await ownerOf(payee)), ...purpose });
  expect([refused.status, refused.headers.get('cache-control'), asked()]).toEqual([503, 'no-store', before]);
});

test.each(['..%2F..%2Fmy-account', '%2F%2Fevil.example', 'a%3Fb%23c', 'a%0D%0Aset-cookie%3A%20b'])(
  'what stands in place of a name (%s) is led to a page of that name, and nowhere else',
  async (name) => {
    const { status, headers } = await visit(`/pago/regreso/order/${name}`);
    expect([status, headers.get('location')]).toEqual([303, `/checkout/pedido/${name}`]);
  },
);

test('an address of no registered kind is no return', async () => {
  for (const path of ['/pago/regreso/prestamo/1', '/pago/regreso/order', '/pago/regreso/order/%E0%A4%A'])
    expect([path, (await visit(path)).headers.get('location')]).toEqual([path, null]);
});

test('the gateway is waited for as long as an answer may take, and what it says later counts all the same', async () => {
  const [orders] = KINDS;
  const payee = await orders?.make();
  if (!orders || !payee) throw new Error('no order');
  const { back, page } = await orders.paths(payee);
  const payer = await ownerOf(payee);
  rig.peer.faults.telling = 'never';
  await rig.peer.pay(await startedOf(payee), APPROVED);
  const answered = vi.mocked(globalThis.fetch).getMockImplementation();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  vi.mocked(globalThis.fetch).mockImplementationOnce(async (input, init) => {
    await held;
    return (await answered?.(input, init)) ?? new Response();
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const back303 = visit(back, payer);
    await patiently(async () => {
      await vi.advanceTimersByTimeAsync(HOUR_MS);
      expect(vi.getTimerCount()).toBe(0);
    });
    goOn();
    expect((await back303).headers.get('location')).toBe(page);
  } finally {
    vi.useRealTimers();
  }
  await patiently(async () => expect((await moneyOf(payee)).authorised).toBe(1160));
});
