import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { runInContext } from '../../../../src/commerce/request-context';
import { toCentavos } from '../../../../src/domain/money';
import { operator, testContext } from '../../../../src/features/shop/request-context.fixture';
import { DeskInvoicesPage } from '../../../../src/pages/desk/invoices';
import { deskFor } from '../../../desk';
import { changeOrder } from '../orders/change';
import { takeItems } from '../orders/items';
import { placeInD1 } from '../orders/place-order';
import { env, NOON, product, serve, storeView } from '../testing/catalogue';
import { emptyOrders } from '../testing/empty-orders';
import { order } from '../testing/order';
import { embeddedInvoices } from '.';

const DAY_MS = 24 * 60 * 60 * 1000;
const INVOICE = { taxId: 'XAXX010101000', company: 'A', taxRegime: '616', cfdiUse: 'S01', fiscalZipCode: '97000' };

async function placed(key: string, qty: number, code: string): Promise<string> {
  const made = await placeInD1(env, order(key, { 'SKU-1': qty }, { paymentMethod: { code, title: code } }), {
    ...{ owner: key, route: 'order', key },
  });
  if (!made.ok) throw new Error(made.problem.message);
  return made.value.number;
}

const ask = (orderNumber: string, daysAgo: number) =>
  embeddedInvoices(env, 'viu', NOON - daysAgo * DAY_MS).ask(
    { orderNumber, invoice: INVOICE, email: 'ana@example.mx', firstName: 'Ana' },
    orderNumber,
  );

const desk = () => deskFor(env, storeView('viu'), NOON, { id: 'ana', name: 'ana', role: 'all' });

/** Of each request on the page: its number, when it was asked for, and its first two facts. */
async function shown(query = ''): Promise<string[][]> {
  const context = testContext(
    {},
    { now: NOON, path: '/operacion/facturas', query: new URLSearchParams(query), mine: () => operator(desk()) },
  );
  const html = await runInContext(context, async () => renderToStaticMarkup(await DeskInvoicesPage()));
  const words = (part: string) =>
    part
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  return html
    .split('<h2>')
    .slice(1)
    .map((one) => [words(one.split('<dl')[0] ?? ''), ...one.split('<dt>').slice(1, 3).map(words)]);
}

beforeAll(async () => {
  await serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 1000 } })]);
  await emptyOrders();
});

test('invoices wait at the desk the oldest first, each with its age, what its order comes to now and how it is paid', async () => {
  const [door, spei] = [await placed('puerta', 3, 'cashondelivery'), await placed('spei', 1, 'spei')];
  await ask(spei, 3);
  await ask('DE-OTRO-7', 2);
  await ask(door, 1);
  const units = [{ lineNo: 1, qty: 1 }];
  const taken = await takeItems(env, { number: door }, 'cancel-items', units, { source: 'shopper', id: 'u', at: NOON });
  expect(taken).toMatchObject({ ok: true });
  const lowered = { type: 'adjusted', amount: toCentavos(200_00) } as const;
  const told = { source: 'operator', id: 'baja', at: NOON } as const;
  expect(await changeOrder(env, { number: spei }, lowered, told)).toMatchObject({ ok: true });
  expect(await shown()).toEqual([
    [`Pedido ${spei} 12:00 17/11/2026 · hace 3 días`, 'Total del pedido $960.00', 'Forma de pago SPEI'],
    ['Pedido DE-OTRO-7 12:00 18/11/2026 · anteayer', 'RFC XAXX010101000', 'Nombre o razón social A'],
    [`Pedido ${door} 12:00 19/11/2026 · ayer`, 'Total del pedido $2,320.00', 'Forma de pago Al entregar'],
  ]);
});
