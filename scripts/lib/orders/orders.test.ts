import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ANA, testAddress } from '../../../src/domain/order/address.fixture';
import type { Order } from '../../../src/domain/order/order';
import { readAmount } from '../../../src/domain/typed-amount';
import { plainAmount } from './amount';
import { ordersCommand } from './command';
import { cell, csvHeader, csvLineRows, csvLinesHeader, csvRow } from './csv';
import { dayEnd, dayStart } from './days';
import type { ListedOrder, ShownOrder } from './desk-calls';

const MONEY = {
  charged: 1160.1,
  wallet: 0,
  authorised: 0,
  captured: 0,
  released: 0,
  received: 1200,
  reversed: 0,
  refunded: 0,
  disputed: 0,
  due: 0,
  toRefund: 39.9,
  toCapture: 0,
  toRelease: 0,
};
const listed = (number: string, createdAt: string): ListedOrder => ({
  number,
  createdAt,
  email: '=cmd|calc@example.mx',
  payment: 'spei',
  source: '=correo&utm_campaign=buen-fin',
  branch: null,
  total: 1160.1,
  promised: { from: '2026-11-25', to: '2026-11-26' },
  state: { status: 'processing', accepted: false, money: MONEY },
});

test.each([
  ['1399', 139_900],
  ['1399.5', 139_950],
  ['$1,399.05', 139_905],
  ['0.01', 1],
  ['10,000,000', 1_000_000_000],
])('the amount %s is %d centavos', (text, centavos) => expect(readAmount(text)).toBe(centavos));

/** An order of two things. */
function withTwoLines(more: Partial<Order> = {}): ShownOrder {
  const line = {
    lineNo: 1,
    sku: 'MESA-1',
    name: 'Mesa "Luna"',
    qty: 2,
    unitGross: 1_000_00,
    discount: 100_00,
    gross: 2_000_00,
  };
  const options = [
    { label: 'Color', value: 'Nogal' },
    { label: 'Medida', value: '2 m' },
  ];
  const shippingAddress = {
    ...{
      firstName: 'Ana',
      lastName: 'Pech',
      phoneNumber: '9991234567',
      streetAddress: 'Calle 60',
      exteriorNumber: '491',
      apartmentNumber: '3',
    },
    ...{
      neighbourhood: 'Centro',
      zipCode: '97000',
      city: 'Mérida',
      state: 'Yucatán',
      betweenStreets: '59 y 61',
      reference: '=1+1',
    },
  };
  const lines = [
    { ...line, options },
    { ...line, lineNo: 2, sku: 'SILLA-1', name: 'Silla', qty: 1, unitGross: 10, discount: 0, gross: 10, options: [] },
  ];
  const order = { createdAt: '2026-11-22T05:59:00.000Z', lines, shippingAddress, ...more } as unknown as Order;
  return {
    number: '000000007',
    order,
    state: { status: 'processing', accepted: false, money: MONEY } as unknown as ShownOrder['state'],
    events: [],
  };
}

test.each(['', '0', '0.00', '-5', '1.005', '1,39', '1399,50', '1e3', 'mil', '.5', '12.'])('«%s» is no amount', (text) =>
  expect(readAmount(text)).toBeNull(),
);

test('amounts of a file have two decimals and nothing a program would have to guess', () => {
  expect([0, 0.1, 1160.1, 9_999_999.99].map(plainAmount)).toEqual(['0.00', '0.10', '1160.10', '9999999.99']);
});

test.each([
  ['=1+1', `"'=1+1"`],
  ['＝1+1', `"'＝1+1"`],
  ['+52 999', `"'+52 999"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['Mesa "Luna", 3 piezas', '"Mesa ""Luna"", 3 piezas"'],
  ['a=b', '"a=b"'],
])('the cell %s cannot be run and keeps its shape', (text, want) => expect(cell(text)).toBe(want));

test('a row an order, in the time of Mexico City', () => {
  expect(csvHeader.split(',')).toHaveLength(22);
  expect(csvRow(listed('000000007', '2026-11-22T05:59:00.000Z'))).toBe(
    `"000000007","2026-11-21 23:59","por enviar","'=cmd|calc@example.mx","spei","1160.10","1160.10","1200.00","0.00","0.00","0.00","0.00","39.90","0.00","'=correo&utm_campaign=buen-fin","","2026-11-25","2026-11-26","","","",""`,
  );
  const pickup = { ...listed('000000008', '2026-11-22T05:59:00.000Z'), branch: 'MID-CENTRO' };
  const day = { from: '2026-11-22', to: '2026-11-22' };
  const pickedUp = csvRow({ ...pickup, promised: { ...day, ready: '2026-11-22T19:15:00.000Z' } });
  expect(pickedUp).toContain('"por preparar"');
  expect(pickedUp.endsWith(',"MID-CENTRO","2026-11-22","2026-11-22","","","2026-11-22 13:15",""')).toBe(true);
  const kept = csvRow({ ...pickup, promised: day, keptUntil: '2026-11-29T19:00:00.000Z' });
  expect(kept.endsWith(',"","","","2026-11-29 13:00"')).toBe(true);
  const unpromised = csvRow({ ...listed('000000009', '2026-11-22T05:59:00.000Z'), promised: null });
  expect(unpromised.endsWith(',"","","","","","",""')).toBe(true);
  const dispatch = { carrier: 'dhl', name: 'DHL', guide: '1234567890', url: null };
  const sent = csvRow({ ...listed('000000010', '2026-11-22T05:59:00.000Z'), dispatch });
  expect(sent.endsWith(',"DHL","1234567890","",""')).toBe(true);
});

test('a row a line of an order, with where it goes; of one that is picked up its branch', () => {
  const [first = '', second = ''] = csvLineRows(withTwoLines());
  expect(csvLinesHeader.split(',')).toHaveLength(23);
  expect(first).toBe(
    '"000000007","2026-11-21 23:59","por enviar","1","MESA-1","Mesa ""Luna""","Color: Nogal; Medida: 2 m","2","1000.00","100.00","1900.00","domicilio","Ana Pech","9991234567","Calle 60","491","3","Centro","97000","Mérida","Yucatán","59 y 61","\'=1+1"',
  );
  expect(second).toContain('"2","SILLA-1","Silla","","1","0.10","0.00","0.10","domicilio"');
  const [picked = ''] = csvLineRows(withTwoLines({ branch: { code: 'MID-CENTRO' } as Order['branch'] }));
  expect(picked).toContain('"MID-CENTRO","Ana Pech","9991234567","","","","",""');
});

test('days are those of Mexico City, the last one whole', () => {
  expect(new Date(dayStart('2026-11-22')).toISOString()).toBe('2026-11-22T06:00:00.000Z');
  expect(new Date(dayEnd('2026-11-22')).toISOString()).toBe('2026-11-23T06:00:00.000Z');
  for (const text of ['22/11/2026', '2026-13-01', 'ayer', '']) expect(() => dayStart(text)).toThrow('no es un día');
});

/** A shop that answers what it is told to, and what it was asked. */
let answers: { status: number; body: object }[] = [];
let asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
const shop = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
  const { status, body: said } = answers.shift() ?? { status: 200, body: { code: 200, result: {} } };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
});
let url: string;
let said: string[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    shop.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(() => {
  shop.closeAllConnections();
  shop.close();
});
beforeEach(() => {
  answers = [];
  asked = [];
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());

const run = (...args: string[]) => ordersCommand([...args, '--url', url, '--token', 'x']);
const reply = (result: unknown, status = 200, meta?: object) =>
  answers.push({ status, body: { code: status, result, ...(meta ? { meta } : {}) } });
const STATE = { status: 'sent', accepted: true, money: { ...MONEY, received: 0, due: 1160.1, toRefund: 0 } };

test('an action is told under a key that is printed, and repeated under the same key while the shop is busy', async () => {
  answers.push({ status: 503, body: { code: 503, result: 'busy' } });
  reply(STATE);
  await run('ship', '000000007', '--note', 'guía 123');
  const [first, second] = asked;
  expect(asked).toHaveLength(2);
  expect(first).toMatchObject({ method: 'POST', url: '/api/desk/orders/000000007/events?storeCode=viu' });
  expect(JSON.parse(first?.body ?? '')).toEqual({ type: 'send', amount: null, note: 'guía 123' });
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  expect(said[0]).toBe(`Clave de esta orden: ${first?.headers['idempotency-key']}`);
  expect(said.join('\n')).toMatch(/estado: enviado, se cobra en la puerta[\s\S]*por cobrar +\$1,160\.10/);
});

test('a key that is given is taken, and what it did before is said to be done already', async () => {
  reply(STATE, 200, { replayed: true });
  await run('refund', '000000007', '39.90', '--key', 'k-1', '--note', 'SPEI 4711');
  expect(asked[0]?.headers['idempotency-key']).toBe('k-1');
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ type: 'refunded', amount: 39.9, note: 'SPEI 4711' });
  expect(said.join('\n')).toContain('con esta clave ya se había hecho');
});

test('money goes back to a card by a call of its own', async () => {
  reply(STATE);
  await run('refund-card', '000000007', '39.90', '--key', 'k-2');
  expect(asked[0]).toMatchObject({ method: 'POST', url: '/api/desk/orders/000000007/refunds?storeCode=viu' });
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ amount: 39.9 });
});

test.each<[string, number, object | undefined, string]>([
  [
    'The order cannot do this in its present state',
    409,
    { status: 'complete' },
    'El pedido no puede pasar por esto: está entregado.',
  ],
  ['The amount is more than there is', 409, { most: 3990 }, 'Es más de lo que hay: a lo más $39.90.'],
  ['This came by card: send it back to the card', 409, undefined, 'devuélvelo con refund-card'],
  ['Order not found', 404, undefined, 'No hay ningún pedido con ese número en la vista «viu».'],
  ['Not found', 404, undefined, 'no hay pedidos que atender'],
  ['x', 401, undefined, 'no aceptó la clave de servicio'],
])('«%s» is told in Spanish', async (result, status, meta, want) => {
  reply(result, status, meta);
  await expect(run('refund', '000000007', '40', '--note', 'SPEI 1')).rejects.toThrow(want);
});

test.each<[string[], string]>([
  [[], 'Uso:'],
  [['vender', '1'], 'Uso:'],
  [['constructor', '1'], 'Uso:'],
  [['show'], 'Uso:'],
  [['ship'], 'Uso:'],
  [['ship', '1', '5'], 'no lleva monto'],
  [['refund', '1', '--note', 'x'], 'no es un monto'],
  [['refund', '1', '5'], 'la referencia'],
  [['refund', '1', '1,5', '--note', 'x'], 'no es un monto'],
  [['list', '--status', 'perdido'], 'No hay ningún estado «perdido»'],
  [['list', '--size', '0'], '--size es un número de 1 a 100'],
  [['csv', '--from', '2026-11-23', '--to', '2026-11-22'], '--from es un día después de --to'],
  [['ship', '1', '--key', 'con espacio'], '--key es un texto sin espacios'],
])('%j is refused before anything is asked', async (args, want) => {
  await expect(run(...args)).rejects.toThrow(want);
  expect(asked).toEqual([]);
});

test('the file has the orders of all pages between its days', async () => {
  reply({
    orders: [listed('000000003', '2026-11-23T06:00:00.000Z'), listed('000000002', '2026-11-23T05:59:59.000Z')],
    next: '000000002',
  });
  reply({ orders: [listed('000000001', '2026-11-21T12:00:00.000Z')], next: null });
  await run('csv', '--from', '2026-11-22', '--to', '2026-11-22', '--status', 'por enviar');
  expect(asked.map(({ url: one }) => one)).toEqual([
    '/api/desk/orders?storeCode=viu&status=processing&size=100',
    '/api/desk/orders?storeCode=viu&status=processing&before=000000002&size=100',
  ]);
  expect(said).toHaveLength(2);
  expect(said[1]).toContain('"000000002"');
});

test('the list says what each order asks for, and how to go on', async () => {
  reply({ orders: [listed('000000003', '2026-11-23T06:00:00.000Z')], next: '000000003' });
  await run('list', '--to-refund', '--search', 'ana@example.mx', '--size', '1');
  expect(asked[0]?.url).toBe('/api/desk/orders?storeCode=viu&search=ana%40example.mx&toRefund=true&size=1');
  expect(said).toEqual([
    '000000003  2026-11-23 00:00  por enviar  $1,160.10  =cmd|calc@example.mx  por devolver $39.90',
    'Hay más: repite la orden con --before 000000003.',
  ]);
});

test('an order is shown with amounts that add up: what lines cost, then delivery', async () => {
  const address = testAddress({ neighbourhood: 'Centro', betweenStreets: '59 y 61' });
  reply({
    number: '000000007',
    order: {
      createdAt: '2026-11-23T06:00:00.000Z',
      personalDetails: ANA,
      shippingAddress: address,
      shippingMethod: { title: 'Home delivery' },
      paymentMethod: { title: 'Cash on delivery' },
      lines: [
        { qty: 1, sku: 'DEC-1', name: 'Jarrón', gross: 64_900, discount: 6_490, shipping: 14_900, total: 73_310 },
      ],
      totals: { shippingInclTax: 14_900, discount: 6_490, grandTotal: 73_310 },
    },
    state: STATE,
    events: [],
  });
  await run('show', '000000007');
  const shown = said.join('\n');
  expect(shown).toMatch(
    /1 × +DEC-1 +Jarrón +\$649\.00\n +envío +\$149\.00\n +descuento +−\$64\.90\n +total +\$733\.10/,
  );
  expect(shown).toContain('Centro, 59 y 61, ');
});
