import { BinaryBitmap, Code128Reader, HybridBinarizer, RGBLuminanceSource } from '@zxing/library';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DuePayment, OrderPayment } from '../../commerce/payments';
import { runInContext } from '../../commerce/request-context';
import { keptUntil } from '../../config/terms';
import { BRANCH } from '../../domain/branch/branch.fixture';
import { EMPTY_CONTENT } from '../../domain/cart/content';
import { pricedLine } from '../../domain/cart/line-fixture';
import { computeTotals } from '../../domain/cart/totals/totals';
import { toCentavos } from '../../domain/money';
import { testAddress } from '../../domain/order/address.fixture';
import { wholeCharge } from '../../domain/order/money';
import type { Address, Order } from '../../domain/order/order';
import type { OrderStatus } from '../../domain/order/status';
import { placedState } from '../../domain/order/step';
import { testContext } from '../shop/request-context.fixture';
import { PlacedOrder } from './placed-order';

const order = (status: OrderStatus): Order => ({
  number: '000000042',
  orderId: 'pedido-1',
  storeCode: 'viu',
  status,
  createdAt: '2026-01-15T18:00:00.000Z',
  personalDetails: { firstName: 'Ana' } as Order['personalDetails'],
  shippingAddress: null,
  billingAddress: {} as Address,
  shippingMethod: null,
  paymentMethod: { code: 'cashondelivery', title: 'Pago al recibir' },
  lines: [],
  totals: EMPTY_CONTENT.totals,
});

const HOUR_MS = 60 * 60 * 1000;

/** What a scanner reads out of the bars of a page. */
function scanned(page: string): string {
  const [, width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(page) ?? [];
  const [, path = ''] = /<path d="([^"]+)"/.exec(page) ?? [];
  const SCALE = 3;
  const row = new Uint8ClampedArray(Number(width) * SCALE).fill(255);
  for (const [, at = '', bar = ''] of path.matchAll(/M(\d+) 0h(\d+)/g))
    row.fill(0, Number(at) * SCALE, (Number(at) + Number(bar)) * SCALE);
  const rows = Number(height);
  const picture = new Uint8ClampedArray(row.length * rows);
  for (let line = 0; line < rows; line += 1) picture.set(row, line * row.length);
  const source = new RGBLuminanceSource(picture, row.length, rows);
  return new Code128Reader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
}

const shown = (what: OrderStatus | Order, payment: OrderPayment | null = null, isFoundByMail = false): string =>
  runInContext(testContext({}), () =>
    renderToStaticMarkup(
      <PlacedOrder
        order={typeof what === 'string' ? order(what) : what}
        payment={payment}
        isFoundByMail={isFoundByMail}
      />,
    ),
  );

test('what is asked of money that goes back stands above what happens next', () => {
  const page = runInContext(testContext({}), () =>
    renderToStaticMarkup(
      <PlacedOrder
        order={order('processing')}
        payment={null}
        isFoundByMail={false}
        moneyBack={<p>¿A qué cuenta?</p>}
      />,
    ),
  );
  expect(page.indexOf('¿A qué cuenta?')).toBeGreaterThan(0);
  expect(page.indexOf('¿A qué cuenta?')).toBeLessThan(page.indexOf('Qué sigue'));
});

test('whoever has no account is shown where the order is found again', () => {
  expect(shown('pending', null, true)).toContain('<a href="/encuentra-tu-pedido">Encuentra tu pedido</a>');
  expect(shown('pending')).not.toContain('encuentra-tu-pedido');
});

test.each([
  ['pending', 'Gracias, Ana. Recibimos tu pedido.', true],
  ['canceled', 'Este pedido se canceló', false],
  ['expired', 'Este pedido venció', false],
] as const)('of a %s order the page says «%s»', (status, title, isComing) => {
  const page = shown(status);
  expect(/<h1>([^<]*)/.exec(page)?.[1]).toContain(title);
  expect(page.includes('next-steps')).toBe(isComing);
});

test('whoever comes back on another day reads that the order is being prepared; what is over is followed by nothing', () => {
  const at = Date.parse(order('processing').createdAt);
  const title = (now: number) => {
    const page = runInContext({ ...testContext({}), now }, () =>
      renderToStaticMarkup(<PlacedOrder order={order('processing')} payment={null} isFoundByMail={false} />),
    );
    return /<h1>([^<]*)/.exec(page)?.[1];
  };
  // Placed at noon of Mexico City: the day ends twelve hours later.
  expect(title(at + 12 * HOUR_MS - 1)).toBe('Gracias, Ana. Recibimos tu pedido.');
  expect(title(at + 12 * HOUR_MS)).toBe('Estamos preparando tu pedido');
  expect([shown('complete').includes('Qué sigue'), shown('canceled').includes('Qué sigue')]).toEqual([false, false]);
});

const CLABE = '646180010000000423';
const owes = (due: OrderPayment['due'], received = 0): OrderPayment => ({
  money: { ...placedState(toCentavos(20_000_00)).money, received: toCentavos(received) },
  due,
  wholeCharge: null,
  securedAt: null,
  reachedAt: null,
});
const until = Date.parse('2026-01-18T18:00:00Z');

test('an order paid by transfer shows its CLABE whole, whose it is, the amount, until when, and the limit of banks above it', () => {
  const how = {
    form: 'spei' as const,
    clabe: CLABE,
    bank: 'STP',
    beneficiary: 'Muebles Viu',
  } satisfies DuePayment['how'];
  const page = shown('pending', owes({ amount: toCentavos(20_000_00), until, how }));
  for (const text of [
    `data-value="${CLABE}"`,
    '646 180 010 000 000 423',
    'STP',
    'Muebles Viu',
    '$20,000',
    '18 de enero',
    'casi siempre en minutos',
    '$12,800',
    'la empresa de Tianguis',
  ])
    expect(page).toContain(text);
  const own = shown(
    'pending',
    owes({ amount: toCentavos(100_00), until, how: { ...how, beneficiary: 'TIANGUIS SA' } }),
  );
  expect(own).toContain('TIANGUIS SA');
  expect(own).not.toContain('la empresa de');
  expect(shown('pending', owes({ amount: toCentavos(100_00), until, how }))).not.toContain('$12,800');
});

test('nobody is told to pay while a payment by card is being checked', () => {
  const how = {
    form: 'card' as const,
    state: 'to-pay' as const,
    isDeclined: false,
    months: 1,
    isChargedAtOnce: false,
    refused: null,
    others: [],
  } satisfies DuePayment['how'];
  const toPay = ['Paga tu pedido', 'Tienes hasta', 'Pagas $100.00'];
  const told = (state: 'to-pay' | 'checking') => {
    const page = shown('pending', owes({ amount: toCentavos(100_00), until, how: { ...how, state } }));
    return toPay.filter((text) => page.includes(text));
  };
  expect(told('to-pay')).toEqual(toPay);
  expect(told('checking')).toEqual([]);
});

test('months that were not granted are told with what may be chosen instead; with another card they may be tried again', () => {
  const how = (by: 'gateway' | 'card') => ({
    form: 'card' as const,
    state: 'to-pay' as const,
    isDeclined: false,
    months: 12,
    refused: {
      by,
      instead: [
        { months: 1, isChargedAtOnce: false },
        { months: 6, isChargedAtOnce: true },
      ],
    },
    isChargedAtOnce: false,
    others: [{ code: 'spei', title: 'Bank transfer (SPEI)' }],
  });
  const told = (by: 'gateway' | 'card') =>
    shown('pending', owes({ amount: toCentavos(6_090_00), until, how: how(by) }))
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');
  const ways =
    /No se te cobró nada\..*Un solo pago de \$6,090\.00.*6 meses sin intereses de \$1,015\.00 · se cobra al momento.*Transferencia \(SPEI\)/;
  expect(told('gateway')).toMatch(/no da 12 meses sin intereses/);
  expect(told('card')).toMatch(/Tu tarjeta no acepta 12 meses sin intereses/);
  for (const by of ['gateway', 'card'] as const) {
    expect(told(by)).toContain('Falta tu pago');
    expect(told(by)).toMatch(ways);
  }
  expect([
    told('gateway').includes('Intentar con otra tarjeta'),
    told('card').includes('Intentar con otra tarjeta'),
  ]).toEqual([false, true]);
  const form = /<form[^>]*action="\/f\/payments\/otros-meses"[\s\S]*?<\/form>/.exec(
    shown('pending', owes({ amount: toCentavos(6_090_00), until, how: how('gateway') })),
  )?.[0];
  expect(form).toContain('name="orderId" value="pedido-1"');
  expect(form?.match(/value="\d+" name="months"/g)).toEqual(['value="1" name="months"', 'value="6" name="months"']);
});

test('a paid order counts its days from its payment, and shows its monthly payments', () => {
  const method = { carrierCode: 'a', methodCode: 'b', title: 'Envío', deliveryDays: { from: 2, to: 3 } };
  const to = { firstName: 'Ana', lastName: 'Pech', phoneNumber: '9991234567', streetAddress: 'Calle 60' } as Address;
  const card = { code: 'card', title: 'Credit or debit card', months: 6 };
  const sent = {
    ...order('processing'),
    shippingMethod: method,
    shippingAddress: to,
    paymentMethod: card,
    totals: { ...EMPTY_CONTENT.totals, grandTotal: toCentavos(20_000_00) },
  };
  const paid = (at: number | null) => shown(sent, { ...owes(null, 20_000_00), securedAt: at });
  expect(paid(null)).toContain('6 meses sin intereses de $3,333.34');
  const days = (page: string) => /Llega entre[^<]*/.exec(page)?.[0];
  const [placedAt, twoWeeks] = [Date.parse(order('processing').createdAt), 14 * 24 * 60 * 60 * 1000];
  expect(days(paid(null))).toBeDefined();
  expect(days(paid(placedAt))).toBe(days(paid(null)));
  expect(days(paid(placedAt + twoWeeks))).not.toBe(days(paid(null)));
});

test('what came is told: a part, all of it, or more than the order costs', () => {
  const how = { form: 'store' as const, reference: '98000000000427', shops: ['Farmacia'] } satisfies DuePayment['how'];
  expect(shown('pending', owes({ amount: toCentavos(15_000_00), until, how }, 5_000_00))).toContain(
    'Recibimos $5,000.00. Faltan $15,000.00.',
  );
  expect(shown('processing', owes(null, 20_000_00))).toContain('Tu pago de $20,000.00 ya está aquí');
  expect(shown('processing', owes(null, 20_500_00))).toContain('Llegaron $500.00 de más');
});

test('the page says how an order was paid, and the day it was sent or handed over', () => {
  const spei = { code: 'spei', title: 'Bank transfer (SPEI)' };
  const page = (status: Order['status'], reachedAt: number | null) =>
    shown({ ...order(status), paymentMethod: spei }, { ...owes(null, 20_000_00), reachedAt });
  expect(page('processing', null)).toMatch(/Tu pago de \$20,000.00 ya está aquí<\/strong><p>Transferencia \(SPEI\)/);
  expect(page('complete', until)).toMatch(/Entregado<\/strong><p>18 de enero de 2026/);
  expect(page('sent', until)).toMatch(/En camino<\/strong><p>18 de enero de 2026/);
});

test('a card that is charged all that it holds, though less is due by now, is told so, and what comes back at once', () => {
  const money = { ...placedState(toCentavos(1_000_00)).money, authorised: toCentavos(1_160_00) };
  const page = (wholeCharge: OrderPayment['wholeCharge']) =>
    shown('processing', { money, due: null, wholeCharge, securedAt: null, reachedAt: null });
  expect(page(wholeCharge(money))).toContain(
    'te cobraremos $1,160.00 al enviarlo y enseguida te devolveremos $160.00 a tu tarjeta',
  );
  expect(page(null)).not.toContain('te cobraremos');
  expect(wholeCharge({ ...money, charged: toCentavos(1_160_00) })).toBeNull();
  expect(wholeCharge({ ...money, charged: toCentavos(0) })).toBeNull();
});

test('of an order of which some was canceled or returned the page shows what stays, what it costs, and that money goes back, by no way it guesses', () => {
  const [three, lamp] = [pricedLine(500_00, { name: 'Silla', qty: 3 }), pricedLine(200_00, { itemId: 2, qty: 1 })];
  const totals = computeTotals({ lines: [three, lamp], coupon: null, shipping: null, payment: null });
  const lines = [three, lamp].map((line, at) => ({ ...line, ...totals.rows[at], lineNo: at + 1, gone: 1 }));
  const cut = { ...order('processing'), lines: lines as unknown as Order['lines'], totals };
  const money = { ...placedState(toCentavos(1_000_00)).money, received: toCentavos(1_700_00) };
  const page = (code: string) =>
    shown(
      { ...cut, paymentMethod: { code, title: code } },
      { money, due: null, wholeCharge: null, securedAt: null, reachedAt: null },
    );
  expect(page('spei').match(/1 pieza cancelada o devuelta/g)).toHaveLength(2);
  expect(page('spei')).toMatch(/Silla<\/strong>.*<strong>\$1,000.00<\/strong>.*Total.*\$1,000.00/s);
  for (const code of ['spei', 'card']) {
    expect(page(code)).toContain('Te devolvemos $700.00 de lo que pagaste.');
    expect(page(code)).not.toMatch(/Regresa a tu tarjeta|Te escribimos para preguntarte/);
  }
  expect(page('spei')).not.toContain('de más');
});

test('a slip for the till has bars that a scanner reads', () => {
  const reference = '98000000000427';
  const page = shown(
    'pending',
    owes({ amount: toCentavos(100_00), until, how: { form: 'store', reference, shops: ['Farmacia', 'Abarrotes'] } }),
  );
  expect(page).toContain('Farmacia, Abarrotes');
  expect(scanned(page)).toBe(reference);
});

test('SHIP-013 an order that is picked up names its branch, from when and until where, whom it tells and what to bring, and nothing of a delivery', () => {
  const picked: Order = {
    ...order('pending'),
    branch: BRANCH,
    shippingAddress: { phoneNumber: '3312345678' } as Address,
    shippingMethod: {
      carrierCode: 'pickup',
      methodCode: 'recoger_en_sucursal',
      title: 'Branch pickup',
      deliveryDays: null,
    },
  };
  const page = shown(picked, owes({ amount: toCentavos(100_00), until: null, how: null }));
  for (const text of [
    'Tijuana Zona Río',
    'Paseo del Mezquite 1520',
    'lun–sáb 10:00–20:00',
    '33 1234 5678',
    'una identificación',
  ])
    expect(page).toContain(text);
  expect(page).not.toMatch(/Llega entre|repartidor|Entrega en tu puerta/);
  expect(shown({ ...picked, status: 'canceled' })).not.toContain('Tijuana');
});

const titleOf = (page: string) => /<h1>([^<]*)/.exec(page)?.[1];
const done = (page: string) =>
  [...page.matchAll(/<li class="is-done">.*?<strong>([^<]*)/g)].map(([, title = '']) => title);

test('the headline follows what became of the order, and what has happened is filled in', () => {
  const sent: Order = { ...order('sent'), shippingAddress: testAddress() };
  const paid = owes(null, 20_000_00);
  const at = (status: OrderStatus, more: Partial<Order> = {}) => shown({ ...sent, status, ...more }, paid);
  expect([at('processing'), at('sent'), at('complete')].map(titleOf)).toEqual([
    'Gracias, Ana. Recibimos tu pedido.',
    'Tu pedido va en camino',
    'Entregamos tu pedido',
  ]);
  expect([at('sent', { branch: BRANCH }), at('complete', { branch: BRANCH })].map(titleOf)).toEqual([
    'Tu pedido te espera en la sucursal',
    'Recogiste tu pedido',
  ]);
  expect(done(at('sent'))).toEqual(['Ya tenemos tu pedido', 'Tu pago de $20,000.00 ya está aquí', 'En camino']);
  expect(done(at('processing'))).toEqual(['Ya tenemos tu pedido', 'Tu pago de $20,000.00 ya está aquí']);
  expect(at('sent')).toMatch(
    /¿Necesitas ayuda con tu pedido\?<a class="line-link" href="\/contacto\?pedido=000000042">Escríbenos/,
  );
});

test('a card that was refused is not thanked for: what is missing is said first', () => {
  const how = {
    form: 'card' as const,
    state: 'to-pay' as const,
    isDeclined: true,
    months: 1,
    refused: null,
    isChargedAtOnce: false,
    others: [],
  } satisfies DuePayment['how'];
  const page = (isDeclined: boolean) =>
    shown('pending', owes({ amount: toCentavos(100_00), until, how: { ...how, isDeclined } }));
  expect(titleOf(page(true))).toBe('Falta tu pago');
  expect(page(true)).toContain('class="placed-head placed-waits"');
  expect(page(true)).not.toMatch(/Gracias|no aprobó/);
  expect(page(false)).not.toContain('placed-waits');
});

test('what is picked up says until when it is kept, and where its branch is on a map', () => {
  const picked: Order = {
    ...order('pending'),
    branch: BRANCH,
    shippingAddress: { phoneNumber: '3312345678' } as Address,
  };
  const cash = shown(picked, owes({ amount: toCentavos(100_00), until, how: null }));
  expect(cash).toMatch(/Te lo apartamos hasta el 18 de enero/);
  expect(cash).toContain('query=32.5266%2C-117.0253');
  // Once it is ready the day is known, which the letter says too.
  expect(
    shown({ ...picked, status: 'sent', keptUntil: keptUntil(until) }, { ...owes(null, 100_00), reachedAt: until }),
  ).toContain('Te lo apartamos hasta el 25 de enero');
  expect(shown(picked)).not.toMatch(/Te lo (?:apartamos|guardamos)/);
});

test('what became of an order stands in its page: ready at its branch, on its way, handed over', () => {
  const picked: Order = { ...order('sent'), branch: BRANCH, shippingAddress: { phoneNumber: '3312345678' } as Address };
  const paid = owes(null, 20_000_00);
  const [ready, fetched] = [shown(picked, paid), shown({ ...picked, status: 'complete' }, paid)];
  expect(ready).toContain('Listo para recoger');
  expect(ready).toContain('Tijuana Zona Río');
  expect(ready).not.toMatch(/En camino|Te avisamos/);
  expect(fetched).toContain('Entregado');
  expect(fetched).not.toContain('identificación');
  const sent: Order = { ...order('sent'), shippingAddress: testAddress() };
  expect(shown(sent, paid)).toContain('En camino');
  expect(shown(sent, paid)).not.toContain('Preparamos');
});

test.each(['cashondelivery', 'spei', 'storepayment', 'card'])(
  'of an order that costs nothing (%s) the page says that nothing is paid, at the door either',
  (code) => {
    const free = {
      ...order('processing'),
      paymentMethod: { code, title: 'Pago al recibir' },
      shippingAddress: testAddress(),
    };
    const payment: OrderPayment = {
      money: placedState(toCentavos(0)).money,
      due: null,
      wholeCharge: null,
      securedAt: Date.parse(free.createdAt),
      reachedAt: null,
    };
    for (const page of [shown(free, payment), shown(free)]) {
      expect(page).toContain('No hay nada que pagar');
      expect(page).not.toMatch(/Pago al recibir|Pagas|Paga tu pedido|\$0\.00<\/strong><\/div>/);
    }
    const lowered: OrderPayment = {
      ...owes(null),
      money: { ...owes(null).money, charged: toCentavos(0), authorised: toCentavos(100_00) },
    };
    expect(shown(free, lowered)).toContain('No hay nada que pagar');
    expect(shown(free, lowered)).not.toContain('autorizada');
  },
);

test('what is paid at the door is what the order costs by now, and of a card what is charged', () => {
  const costs = { ...order('processing'), totals: { ...EMPTY_CONTENT.totals, grandTotal: toCentavos(20_000_00) } };
  expect(shown(costs, owes({ amount: toCentavos(15_000_00), until: null, how: null }))).toContain(
    'Pago al recibir: $15,000.00',
  );
  expect(shown(costs)).toContain('Pago al recibir: $20,000.00');
  const lowered: OrderPayment = {
    ...owes({ amount: toCentavos(15_000_00), until: null, how: null }),
    money: { ...owes(null).money, charged: toCentavos(15_000_00), authorised: toCentavos(20_000_00) },
  };
  expect(shown(costs, lowered)).toContain('Tu tarjeta está autorizada por $15,000.00');
});
