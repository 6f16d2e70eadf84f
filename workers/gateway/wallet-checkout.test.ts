import { beforeAll, expect, test, vi } from 'vitest';
import { toCentavos } from '../../src/domain/money';
import { openShop, VIU } from '../../tests/cart/shop';
import { creditStatements } from '../adapters/embedded/wallet/credit';
import { walletBalance } from '../adapters/embedded/wallet/read';
import { browser, env, newCustomer, visit } from '../api/customers/customers.fixture';

vi.mock('../pages/waku', () => ({ runPages: async () => new Response('') }));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

beforeAll(() => openShop(env));

const HOME = {
  zipCode: '44100',
  streetAddress: 'Avenida Juárez',
  exteriorNumber: '100',
  neighbourhood: 'Centro',
  phoneNumber: '3312345678',
};
const PAYMENT = '/checkout?paso=pago';

/** A customer with a table in the cart, at the step of payment, whose wallet holds this much in centavos. */
async function atPayment(balance: number) {
  const account = await newCustomer();
  const customerId = String(account.id);
  const own = browser();
  const send = async (path: string, fields: Record<string, string>) => {
    const answer = await visit(`/f/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...own.page() },
      body: new URLSearchParams({ key: crypto.randomUUID(), ...fields }).toString(),
      redirect: 'manual',
    });
    own.keep(answer.headers);
    return answer.headers.get('location');
  };
  await send('account/entrar', { email: account.email, password: account.password });
  await own.post('/api/cart/update', { cartItem: { sku: 'MESA', qty: 1 } });
  await send('checkout/datos', { firstName: 'Ana', lastName: 'Pech', emailAddress: account.email });
  await send('checkout/direccion', HOME);
  await send('checkout/envio', { method: 'tablerate:homeDelivery' });
  const credit = { store: VIU.storeCode, customerId, kind: 'refund', key: customerId, at: Date.now() - 1 } as const;
  await env.SHOP.batch(creditStatements(env.SHOP, { ...credit, amount: toCentavos(balance) }));
  const state = async () => {
    const { result, meta } = (await own.get('/api/cart/totals')).body as {
      result: { grand_total: number };
      meta?: { version?: number };
    };
    return { total: Math.round(result.grand_total * 100), version: String(meta?.version ?? '') };
  };
  const order = async (fields: Record<string, string>) => {
    const orderId = crypto.randomUUID();
    const { version } = await state();
    const location = await send('checkout/pedido', { orderId, cartVersion: version, ...fields });
    const row = await env.SHOP.prepare('SELECT status, charged, wallet FROM orders WHERE order_id = ?')
      .bind(orderId)
      .first<{ status: string; charged: number; wallet: number }>();
    return { location, row };
  };
  const left = async () => (await walletBalance(env, VIU.storeCode, customerId, Date.now())).amount;
  return { send, order, state, left, customerId };
}

test('a wallet pays a part without script: of another amount than was shown nothing is ordered, and only who asked for it pays so', async () => {
  const ana = await atPayment(50_00);
  expect(await ana.send('checkout/monedero', { usesWallet: 'quizá' })).toBe(PAYMENT);
  expect(await ana.send('checkout/monedero', { usesWallet: '1' })).toBe(PAYMENT);
  expect(await ana.send('checkout/pago', { method: 'spei', billing: 'same' })).toBe(PAYMENT);
  for (const wallet of ['', '4999', '5001'])
    expect(await ana.order({ wallet })).toEqual({ location: PAYMENT, row: null });
  const { total } = await ana.state();
  const { location, row } = await ana.order({ wallet: '5000' });
  expect([location, row]).toEqual([
    expect.stringMatching(/^\/checkout\/pedido\//),
    { status: 'pending', charged: total, wallet: 5000 },
  ]);
  expect(await ana.left()).toBe(0);
  const eva = await atPayment(50_00);
  await eva.send('checkout/monedero', { usesWallet: '1' });
  await eva.send('checkout/monedero', { usesWallet: '0' });
  await eva.send('checkout/pago', { method: 'spei', billing: 'same' });
  expect((await eva.order({})).row?.wallet).toBe(0);
  expect(await eva.left()).toBe(5000);
});

test('a wallet that holds as much as an order costs pays all of it, and nobody is asked for another form', async () => {
  const ana = await atPayment(9_000_00);
  await ana.send('checkout/monedero', { usesWallet: '1' });
  const { total } = await ana.state();
  expect((await ana.order({ wallet: String(total) })).row).toEqual({
    status: 'processing',
    charged: total,
    wallet: total,
  });
  expect(await ana.left()).toBe(9_000_00 - total);
});
