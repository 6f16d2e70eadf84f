import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import POSTAL_CODES from '../../scripts/demo/postal-codes.json';
import { csvLineRows } from '../../scripts/lib/orders/csv';
import type { ShownOrder } from '../../scripts/lib/orders/desk-calls';
import { VIU } from '../../tests/cart/shop';
import { sampled } from '../../tests/sample';
import { product, serve } from '../adapters/embedded/testing/catalogue';
import { browser, env, get, MAIL, type SentLetter, visit } from '../api/customers/customers.fixture';
import { deliverOutbox } from '../outbox/deliver';

vi.mock('../pages/waku', () => ({ runPages: async () => new Response(null) }));
vi.mock('../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

type Place = (typeof POSTAL_CODES)[number];

const STATES = 32;
const ADDRESSES = 50;

/** Places that are delivered to, the first of each state before the others. */
function places(): Place[] {
  const covered = POSTAL_CODES.filter((place) => place.covered);
  const first = covered.filter(({ state }, at) => covered.findIndex((one) => one.state === state) === at);
  return [...first, ...covered.filter((place) => !first.includes(place))];
}

beforeAll(async () => {
  const table = product(1, 'Mesa', { sku: 'MESA', stock: { is_in_stock: true, qty: 999 } });
  await serve(VIU, [table], { postal_code: POSTAL_CODES }, Date.now());
});
afterEach(() => vi.restoreAllMocks());

/** Buys a table for an address as its forms ask for it; answers its number. */
async function buy(place: Place, neighbourhood: string): Promise<string> {
  const own = browser();
  await own.post('/api/cart/update', { cartItem: { sku: 'MESA', qty: 1 } });
  const send = async (step: string, fields: Record<string, string>) => {
    const answer = await visit(`/f/checkout/${step}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json', ...own.page() },
      body: new URLSearchParams(fields).toString(),
    });
    own.keep(answer.headers);
    expect([place.code, step, answer.status, answer.ok ? '' : await answer.text()]).toEqual([
      place.code,
      step,
      200,
      '',
    ]);
  };
  await send('datos', { firstName: 'Xóchitl', lastName: 'Ñuñú Pech', emailAddress: `x${place.code}@example.mx` });
  const orderId = crypto.randomUUID();
  await send('direccion', {
    ...{ zipCode: place.code, streetAddress: 'Av. 5 de Mayo Ñ', exteriorNumber: '12-A', apartmentNumber: '3° B' },
    ...{ neighbourhood, phoneNumber: '3312345678', reference: 'Frente a la “Güera”, portón #4' },
  });
  await send('envio', { method: 'tablerate:homeDelivery' });
  await send('pago', { method: 'cashondelivery' });
  const { body } = await own.get('/api/cart/state');
  await send('pedido', { orderId, cartVersion: String(body.meta?.version) });
  const row = await env.SHOP.prepare('SELECT number FROM orders ORDER BY number DESC LIMIT 1').first<{
    number: string;
  }>();
  return row?.number ?? '';
}

test('an address of each state is kept as it was typed and as the directory has it: at the desk, in the letter and in the file of who packs it', async () => {
  const chosen = places().slice(0, sampled(2, ADDRESSES));
  if (chosen.length === ADDRESSES) expect(new Set(chosen.map(({ state }) => state)).size).toBe(STATES);
  const sent: SentLetter[] = [];
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({});
  });
  for (const place of chosen) {
    const neighbourhood = place.neighbourhoods.at(-1) ?? '';
    const number = await buy(place, neighbourhood);
    const { body } = await get(`/api/desk/orders/${number}`, { authorization: 'Bearer servicio-de-prueba' });
    const shown = body.result as ShownOrder;
    expect(shown.order.shippingAddress).toMatchObject({
      ...{ streetAddress: 'Av. 5 de Mayo Ñ', exteriorNumber: '12-A', apartmentNumber: '3° B', neighbourhood },
      ...{ zipCode: place.code, city: place.municipality, state: place.state, region_code: place.region_code },
    });
    sent.length = 0;
    await deliverOutbox({ ...env, ...MAIL }, Date.now());
    expect(sent.find(({ subject }) => subject === `Recibimos tu pedido ${number}`)?.text).toContain(
      `Se entrega a: Xóchitl Ñuñú Pech, Av. 5 de Mayo Ñ 12-A, int. 3° B, ${neighbourhood}, ${place.code} ${place.municipality}, ${place.state}\n`,
    );
    expect(csvLineRows(shown)).toEqual([
      expect.stringContaining(
        `"domicilio","Xóchitl Ñuñú Pech","3312345678","Av. 5 de Mayo Ñ","12-A","3° B","${neighbourhood}","${place.code}","${place.municipality}","${place.state}","","Frente a la “Güera”, portón #4"`,
      ),
    ]);
  }
}, 120_000);
