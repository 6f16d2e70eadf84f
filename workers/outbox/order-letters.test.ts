import { expect, test } from 'vitest';
import { DELIVERY_CALENDAR } from '../../src/config/delivery-calendar';
import { AT_THE_TILL_MS } from '../../src/config/terms';
import { BRANCH } from '../../src/domain/branch/branch.fixture';
import { toCentavos } from '../../src/domain/money';
import { PROGRAM } from '../../src/domain/operator';
import type { Order } from '../../src/domain/order/order';
import { clabeOf } from '../../src/domain/payment/clabe';
import { tillReference } from '../../src/domain/payment/till-reference';
import { promiseAt } from '../../src/domain/shipping/promise';
import { shortDay } from '../../src/i18n/dates';
import { embeddedDeskOrders } from '../adapters/embedded/desk/orders';
import { expireOrders } from '../adapters/embedded/orders/expire';
import { env, NOON } from '../adapters/embedded/testing/catalogue';
import { order } from '../adapters/embedded/testing/order';
import { deliverOutbox } from './deliver';
import {
  box,
  DAY_MS,
  letters,
  MINUTE_MS,
  mailing,
  orderLetters,
  pays,
  placed,
  SPEI,
  STORE,
  subjects,
  tell,
} from './order-letters.fixture';

orderLetters();

/** What whoever paid by transfer or at a till is told of money that goes back. */
const ASKED = 'Te escribimos para preguntarte a qué cuenta lo mandamos.';

test('an order that is paid by transfer: its lines add up, and with what, how much and until when it is paid', async () => {
  const base = order('x', { 'SKU-1': 2 });
  const number = await placed('spei', {
    lines: base.lines.map((line) => ({ ...line, name: 'Silla', options: [{ label: 'Color', value: 'Azul' }] })),
    totals: {
      ...base.totals,
      couponCode: 'BUENFIN',
      grandTotal: toCentavos(224_000),
      segments: [
        { code: 'subtotal', title: 'Subtotal', value: toCentavos(232_000) },
        { code: 'discount', title: 'Discount', value: toCentavos(-20_000) },
        { code: 'shipping', title: 'Shipping', value: toCentavos(12_000) },
        { code: 'tax', title: 'Tax', value: toCentavos(30_897), area: 'taxes' },
      ],
    },
    shippingMethod: {
      carrierCode: 'flatrate',
      methodCode: 'flatrate',
      title: 'Envío',
      deliveryDays: { from: 2, to: 3 },
    },
    promise: promiseAt({ from: 2, to: 3 }, NOON, DELIVERY_CALENDAR),
  });
  const [letter] = await letters();
  expect(letter).toMatchObject({ to: ['ana@example.mx'], subject: `Recibimos tu pedido ${number}` });
  expect(letter?.text).toContain(
    `Pagas: $2,240.00\nCLABE: ${clabeOf(SPEI, number)}\nBanco: STP\nBeneficiario: Tianguis SA\nConcepto: ${number}\n`,
  );
  expect(letter?.text).toMatch(
    /2 × Silla \(Azul\): \$2,320\.00\nSubtotal: \$2,320\.00\nCupón BUENFIN: −\$200\.00\n[^\n]*: \$120\.00\nTotal: \$2,240\.00\n/,
  );
  expect(letter?.text).not.toContain('308.97');
  expect(letter?.text).toMatch(/Tienes hasta el .+\d{2}:\d{2}/);
  expect(letter?.text).toContain(
    'Llega entre el mar 24 nov y el mié 25 nov si pagas antes de las 14:00 del vie 20 nov (hora del centro).',
  );
  const monday = NOON + 3 * DAY_MS - MINUTE_MS;
  await pays(number, 2240, monday);
  expect((await letters(monday))[0]?.text).toContain(
    'Llega entre el mié 25 nov y el jue 26 nov\n\nTu pago llegó después de las 14:00 del vie 20 nov, así que la fecha cambió. Antes decía: “Llega entre el mar 24 nov y el mié 25 nov”.',
  );
  expect(letter?.text).toMatch(new RegExp(`https://tianguis\\.example/checkout/pedido/${number}\\?token=[\\w-]{32}\n`));
});

test('a promise stays what it was: paid in time, at the door, and when it is sent; a letter that comes late says no passed cut', async () => {
  const promised = {
    shippingMethod: { carrierCode: 'a', methodCode: 'b', title: 'Envío', deliveryDays: { from: 2, to: 3 } },
    promise: promiseAt({ from: 2, to: 3 }, NOON, DELIVERY_CALENDAR),
  };
  const arrives = 'Llega entre el mar 24 nov y el mié 25 nov';
  const inTime = await placed('spei', promised);
  await letters();
  await pays(inTime, 2320, NOON + 60 * MINUTE_MS);
  await tell(inTime, { type: 'send' }, NOON + DAY_MS);
  const [, onItsWay] = await letters(NOON + DAY_MS);
  expect(onItsWay?.subject).toBe(`Tu pedido ${inTime} va en camino`);
  expect(onItsWay?.text).toContain(arrives);
  expect(onItsWay?.text).not.toMatch(/si pagas|fecha cambió/);
  // What an operator notes past the cut may have come before it.
  const noted = await placed('spei', promised);
  await pays(noted, 2320, NOON + 185 * MINUTE_MS);
  await letters(NOON + 185 * MINUTE_MS);
  const atDoor = await placed('cashondelivery', promised);
  const [asked] = await letters();
  expect(asked?.text).toContain(arrives);
  expect(asked?.text).not.toContain('antes de las');
  await tell(atDoor, { type: 'accept' }, NOON + 3 * DAY_MS);
  const late = await placed('storepayment', promised);
  const [lateLetter] = await letters(NOON + 150 * MINUTE_MS);
  expect(lateLetter?.subject).toBe(`Recibimos tu pedido ${late}`);
  expect(lateLetter?.text).toContain('Llega entre el mié 25 nov y el jue 26 nov si lo pagas a tiempo.');
  expect(lateLetter?.text).toContain(
    `Ya pasaron las 14:00 del vie 20 nov, así que la fecha cambió. Antes decía: “${arrives}”.`,
  );
  const { results } = await env.SHOP.prepare(
    'SELECT number, promised_to, promise_change FROM orders WHERE promised_from IS NOT NULL ORDER BY number',
  ).all();
  const to = promised.promise.to;
  expect(results).toEqual(
    [inTime, noted, atDoor, late].map((number) => ({ number, promised_to: to, promise_change: null })),
  );
});

test('an order that is paid at a till names reference and shops; one that is paid at the door what is paid there', async () => {
  const till = await placed('storepayment');
  const door = await placed('cashondelivery');
  const [first, second] = await letters();
  expect(first?.text).toContain(
    `Pagas: $2,320.00\nReferencia de pago: ${tillReference(STORE.prefix, till)}\nDónde: Farmacia, Abarrotes\n`,
  );
  expect(second?.subject).toBe(`Recibimos tu pedido ${door}`);
  expect(second?.text).toContain('Pagas $2,320.00 al recibirlo.');
  expect(second?.text).not.toMatch(/CLABE|Tienes hasta/);
});

test('an order that was to be paid by card and is paid by transfer: with what, how much and until when', async () => {
  const number = await placed('card');
  // The card is typed on its page, at this moment or later: nothing is said to have come.
  const [asked] = await letters(NOON + AT_THE_TILL_MS);
  expect(asked?.subject).toBe(`Tu pedido ${number} espera tu pago`);
  expect(asked?.text).toContain('Lo preparamos en cuanto estén pagados $2,320.00.');
  expect(asked?.text).not.toContain('Recibimos');
  await tell(number, { type: 'pay-otherwise', method: { code: 'spei', title: 'SPEI' } });
  const [letter, ...rest] = await letters();
  expect(letter?.subject).toBe(`Cómo pagar tu pedido ${number}`);
  expect(letter?.text).toContain(`Pagas: $2,320.00\nCLABE: ${clabeOf(SPEI, number)}`);
  expect(letter?.text).toMatch(/Tienes hasta el .+\d{2}:\d{2}/);
  expect(rest).toEqual([]);
});

test('short, then whole, then more than whole: each letter has its figures', async () => {
  const number = await placed('spei');
  await letters();
  await pays(number, 1000.5);
  const [short] = await letters();
  expect(short?.subject).toBe(`Faltan $1,319.50 de tu pedido ${number}`);
  expect(short?.text).toContain('Recibimos $1,000.50. Faltan $1,319.50.');
  expect(short?.text).toContain(`Pagas: $1,319.50\nCLABE: ${clabeOf(SPEI, number)}`);
  await pays(number, 1320);
  const [paid, over, ...rest] = await letters();
  expect(paid).toMatchObject({
    subject: `Tu pedido ${number} está pagado`,
    text: expect.stringContaining('Recibimos tu pago de $2,320.50'),
  });
  expect(over?.subject).toBe(`Te devolvemos $0.50 de tu pedido ${number}`);
  expect(over?.text).toContain(ASKED);
  expect(rest).toEqual([]);
  await tell(number, { type: 'refunded', amount: toCentavos(50) });
  expect((await letters())[0]).toMatchObject({ subject: `Te devolvimos $0.50 de tu pedido ${number}` });
});

test('what is true no longer is not told: a rest that came meanwhile, a payment taken back, an order that is off', async () => {
  const whole = await placed('spei');
  await pays(whole, 1000);
  await pays(whole, 1320);
  expect(await subjects()).toEqual([`Recibimos tu pedido ${whole}`, `Tu pedido ${whole} está pagado`]);
  const back = await placed('spei');
  await pays(back, 2320);
  await tell(back, { type: 'reversed', amount: toCentavos(232_000) });
  expect(await subjects()).toEqual([`Recibimos tu pedido ${back}`, `Hay que volver a pagar tu pedido ${back}`]);
  const off = await placed('cashondelivery');
  await tell(off, { type: 'accept' });
  await tell(off, { type: 'send' });
  await tell(off, { type: 'cancel' });
  expect(await subjects()).toEqual([`Tu pedido ${off} se canceló`]);
  const atDesk = await embeddedDeskOrders(env, 'viu', NOON, PROGRAM).find(off);
  expect(
    atDesk?.told.map(({ type }) => type),
    'nor does the desk say that it was',
  ).toEqual(['order-canceled']);
  const delivered = await placed('cashondelivery');
  for (const type of ['accept', 'send', 'deliver'] as const) await tell(delivered, { type });
  expect(await subjects()).toEqual([`Recibimos tu pedido ${delivered}`, `Entregamos tu pedido ${delivered}`]);
});

test('two payments that are both short are told once, with what is missing after both', async () => {
  const number = await placed('spei');
  await pays(number, 100);
  await pays(number, 200);
  expect(await subjects()).toEqual([`Recibimos tu pedido ${number}`, `Faltan $2,020.00 de tu pedido ${number}`]);
});

test('an order that expired, and its payment that came too late and was sent back in parts', async () => {
  const number = await placed('spei');
  await pays(number, 320);
  await letters();
  const late = NOON + 8 * DAY_MS;
  expect(await expireOrders(env, late)).toBe(1);
  const [expired] = await letters(late);
  expect(expired).toMatchObject({
    subject: `Tu pedido ${number} venció`,
    text: expect.stringContaining(`Te devolvemos los $320.00 que llegaron por él. ${ASKED}`),
  });
  await pays(number, 2000, late);
  const [tooLate] = await letters(late);
  expect(tooLate?.subject).toBe(`El pago de tu pedido ${number} llegó tarde`);
  expect(tooLate?.text).toContain('Te devolvemos $2,320.00.');
  await tell(number, { type: 'refunded', amount: toCentavos(200_000) }, late);
  const [part] = await letters(late);
  expect(part?.subject).toBe(`Te devolvimos $2,000.00 de tu pedido ${number}`);
  expect(part?.text).toContain('\n\nFaltan $320.00 por devolverte.');
});

test('a card holds the money until the parcel goes; what is canceled is not charged', async () => {
  const number = await placed('card');
  const [asked] = await letters(NOON + AT_THE_TILL_MS);
  expect(asked?.text).toContain('Lo preparamos en cuanto estén pagados $2,320.00.');
  await tell(number, { type: 'authorised', amount: toCentavos(232_000) });
  const [held] = await letters();
  expect(held).toMatchObject({
    subject: `Apartamos $2,320.00 para tu pedido ${number}`,
    text: expect.stringContaining('Apartamos $2,320.00 en tu tarjeta. Los cobramos cuando enviemos tu pedido.'),
  });
  expect(held?.text).not.toMatch(/Recibimos tu pago|pagado/);
  await tell(number, { type: 'cancel' });
  expect((await letters())[0]?.text).toContain('No cobramos los $2,320.00 apartados en tu tarjeta');
});

test('what is sent says what to have ready at the door', async () => {
  const number = await placed('cashondelivery');
  await tell(number, { type: 'accept' });
  await letters();
  await tell(number, { type: 'send' });
  const [letter] = await letters();
  expect([letter?.subject, letter?.text]).toEqual([
    `Tu pedido ${number} va en camino`,
    expect.stringContaining('Ten listos $2,320.00: pagas al recibirlo.'),
  ]);
  expect(letter?.text).toContain(`Tu pedido salió de la tienda el ${shortDay(NOON, 'es-MX')}.`);
  expect(letter?.text).not.toContain('Viaja con');
});

test('what is sent is followed by its button, says with whom and under which guide number, and so does the letter that corrects it', async () => {
  const number = await placed('cashondelivery');
  await tell(number, { type: 'accept' });
  await letters();
  const url = 'https://www.dhl.com/mx-es/home/tracking.html?tracking-id=1234567890';
  await tell(number, { type: 'send', dispatch: { carrier: 'dhl', name: 'DHL', guide: '1234567890', url } });
  const [sent] = await letters();
  expect(sent?.text).toContain(`Viaja con DHL, guía 1234567890.\n`);
  expect(sent?.text).toContain(`\nRastrear el paquete:\n${url}\n`);
  expect(sent?.text).toMatch(/\nVer el pedido: http\S+\n/);
  expect(sent?.html).toContain(`<a href="${url}" style="display:inline-block`);
  await tell(number, {
    type: 'correct-guide',
    dispatch: { carrier: 'own', name: 'Entrega propia', guide: null, url: null },
  });
  const [letter] = await letters();
  expect(letter?.subject).toBe(`Cambió la guía de tu pedido ${number}`);
  expect(letter?.text).toContain('Viaja con Entrega propia.');
  expect(letter?.text).toMatch(/\nVer el pedido:\nhttp/);
  expect(letter?.text).not.toContain('DHL');
});

test('what was said too early is taken back by letter, and a corrected address is told with who receives it', async () => {
  const number = await placed('spei');
  await pays(number, 2320);
  await letters();
  await tell(number, {
    type: 'correct-address',
    address: {
      ...order('x', { 'SKU-1': 1 }).billingAddress,
      firstName: 'Luis',
      streetAddress: 'Calle 21',
      reference: 'Portón',
    },
  });
  const [address] = await letters();
  expect(address?.subject).toBe(`Cambiamos la dirección de tu pedido ${number}`);
  expect(address?.text).toContain('Recibe: Luis Pech\nTeléfono: 999 123 4567\nSe entrega a: Calle 21 491');
  expect(address?.text).toContain('Portón');
  await tell(number, { type: 'send' });
  await letters();
  await tell(number, { type: 'take-back-send' });
  const [early] = await letters();
  expect([early?.subject, early?.text]).toEqual([
    `Tu pedido ${number} todavía no sale`,
    expect.stringContaining('Lo que pagaste sigue en tu pedido'),
  ]);
});

test('two deliveries at once send a letter once, and one whose answer was lost goes out again under its key', async () => {
  const number = await placed('spei');
  box.answer = () => {
    throw new TypeError('network');
  };
  await letters();
  const [{ key = '' } = {}] = box.sent;
  box.answer = () => Response.json({});
  box.sent = [];
  await Promise.all([deliverOutbox(mailing, NOON + MINUTE_MS), deliverOutbox(mailing, NOON + MINUTE_MS)]);
  expect(box.sent.map(({ key: again, subject }) => [again, subject])).toEqual([[key, `Recibimos tu pedido ${number}`]]);
  expect(key).toMatch(/^order-placed-\d+-\d+$/);
});

test('an order that is picked up: where, when and with what from the first letter on, and that it is ready in the place of being sent', async () => {
  await env.SHOP.prepare('INSERT INTO branch_stock (store, branch, sku, qty) VALUES (?, ?, ?, 4)')
    .bind('viu', BRANCH.code, 'SKU-1')
    .run();
  const pickup = {
    branch: BRANCH,
    shippingMethod: {
      carrierCode: 'pickup',
      methodCode: 'recoger_en_sucursal',
      title: 'Branch pickup',
      deliveryDays: null,
    },
  };
  const number = await placed('cashondelivery', pickup);
  const [first] = await letters();
  expect(first?.subject).toBe(`Recibimos tu pedido ${number}`);
  expect(first?.text).toContain(
    'Lo recoges en Tijuana Zona Río, Paseo del Mezquite 1520, Zona Urbana Río, 22010 Tijuana, Baja California',
  );
  expect(first?.text).toContain('Pagas $2,320.00 en la sucursal.');
  expect(first?.text).toMatch(/número de pedido y una identificación/);
  expect(first?.text).toContain('Te lo guardamos 7 días a partir de que esté listo.');
  expect(first?.text).toMatch(/: https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/);
  expect(first?.text).not.toMatch(/Llega entre|al recibirlo|días hábiles/);
  await tell(number, { type: 'accept' });
  await tell(number, { type: 'send' });
  const [ready] = await letters();
  expect(ready).toMatchObject({
    subject: `Tu pedido ${number} está listo`,
    text: expect.stringContaining('Lo recoges en Tijuana Zona Río'),
  });
  expect(ready?.text).toContain('Pagas $2,320.00 en la sucursal.');
  expect(ready?.text).toContain('Te lo apartamos hasta el 27 de noviembre');
  expect(ready?.text).toMatch(/Horario: lun–sáb 10:00–20:00/);
  expect(ready?.text).toMatch(/: https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/);
  expect(ready?.text).not.toMatch(/camino|salió|Está listo el|7 días/);
  const paid = await placed('spei', pickup);
  await tell(paid, { type: 'received', amount: toCentavos(2_320_00) });
  await tell(paid, { type: 'send' });
  await letters();
  await tell(paid, { type: 'deliver' }, NOON + DAY_MS);
  const [picked] = await letters(NOON + DAY_MS);
  expect([picked?.subject, picked?.text]).toEqual([
    `Recogiste tu pedido ${paid}`,
    expect.stringContaining('Lo recogiste el sáb 21 nov.'),
  ]);
  await env.SHOP.batch([env.SHOP.prepare('DELETE FROM branch_stock'), env.SHOP.prepare('DELETE FROM branch_move')]);
});

test('more letters than one step takes all go out in one run', async () => {
  for (let made = 0; made < 12; made += 1) await placed('cashondelivery');
  const events = Array.from({ length: 60 }, () =>
    env.SHOP.prepare(
      "INSERT INTO outbox (type, subject, created_at, next_attempt_at) VALUES ('order-sent', '999999999', 0, 0)",
    ),
  );
  await env.SHOP.batch(events);
  expect(await deliverOutbox(mailing, NOON)).toBe(72);
  expect(box.sent).toHaveLength(12);
});

/** What an order is that a coupon takes all of. */
const FREE: Partial<Order> = { totals: { ...order('x', { 'SKU-1': 2 }).totals, grandTotal: toCentavos(0) } };

test.each(['cashondelivery', 'spei', 'storepayment', 'card'])(
  'of an order that costs nothing (%s) each letter says so, and none asks for money',
  async (code) => {
    const number = await placed(code, FREE);
    const [first, ...rest] = await letters();
    expect(first?.subject).toBe(`Recibimos tu pedido ${number}`);
    expect(first?.text).toContain('No tienes nada que pagar.');
    expect(first?.text).toContain('Total: $0.00\n');
    expect(first?.text).not.toMatch(/CLABE|Pagas|referencia|Tienes hasta|Lo preparamos en cuanto/);
    expect(rest).toEqual([]);
    await expireOrders(env, NOON + 30 * DAY_MS);
    await tell(number, { type: 'send' });
    const [sent, ...more] = await letters();
    expect(sent?.subject).toBe(`Tu pedido ${number} va en camino`);
    expect(sent?.text).toContain('No tienes nada que pagar.');
    expect(more).toEqual([]);
  },
);

test('an order whose price is lowered to nothing has nothing left to pay, and is not said to be paid; at its branch nothing is paid either', async () => {
  await env.SHOP.prepare('INSERT INTO branch_stock (store, branch, sku, qty) VALUES (?, ?, ?, 4)')
    .bind('viu', BRANCH.code, 'SKU-1')
    .run();
  const base = order('x', { 'SKU-1': 2 });
  const number = await placed('cashondelivery', { branch: BRANCH, shippingAddress: base.shippingAddress });
  expect((await letters())[0]?.text).toContain('Pagas $2,320.00 en la sucursal.');
  await tell(number, { type: 'adjusted', amount: toCentavos(232_000) });
  const [lowered, ...rest] = await letters();
  expect(lowered?.subject).toBe(`Ya no hay nada que pagar por tu pedido ${number}`);
  expect(lowered?.text).toContain('No tienes nada que pagar.');
  expect(lowered?.text).not.toMatch(/Recibimos tu pago|está pagado/);
  expect(rest).toEqual([]);
  await tell(number, { type: 'send' });
  const [ready] = await letters();
  expect(ready?.text).toContain('No tienes nada que pagar.');
  expect(ready?.text).not.toContain('Pagas');
  await env.SHOP.batch([env.SHOP.prepare('DELETE FROM branch_stock'), env.SHOP.prepare('DELETE FROM branch_move')]);
});

test('the bill of an order whose price was lowered before its letter went out adds up to what is paid of it', async () => {
  const number = await placed('spei');
  await tell(number, { type: 'adjusted', amount: toCentavos(20_000) });
  const [letter] = await letters();
  expect(letter?.text).toContain('Descuento posterior: −$200.00');
  expect(letter?.text).toContain('Total: $2,120.00');
  expect(letter?.text).toContain('Pagas: $2,120.00');
});
