import { expect, test } from 'vitest';
import { toCentavos } from '../../src/domain/money';
import { testAddress } from '../../src/domain/order/address.fixture';
import { addressLine } from '../../src/features/checkout/address-line';
import { takeItems } from '../adapters/embedded/orders/items';
import { env, NOON, product, serve, storeView } from '../adapters/embedded/testing/catalogue';
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
  subjects,
  tell,
} from './order-letters.fixture';

orderLetters();

test('received, held and sent: each letter holds what was bought with its picture, how it is paid, where it goes and whom to call', async () => {
  const base = order('x', { 'SKU-1': 2 });
  const number = await placed('card', {
    paymentMethod: { code: 'card', title: 'Credit or debit card', months: 6 },
    lines: base.lines.map((line) => ({ ...line, image: '/silla.jpg' })),
    shippingAddress: testAddress({ phoneNumber: '3312345678' }),
  });
  const told = await letters();
  await tell(number, { type: 'authorised', amount: toCentavos(232_000) });
  told.push(...(await letters()));
  await tell(number, { type: 'send' });
  told.push(...(await letters()));
  expect(told).toHaveLength(3);
  for (const { text, html } of told) {
    expect(text).toContain(`Se entrega a: Ana `);
    expect(text).toContain(addressLine(testAddress()));
    expect(text).toContain('Teléfono: 33 1234 5678\n');
    expect(text).toMatch(/Forma de pago: .+6 meses sin intereses/);
    expect(text).toContain('Llama al 33 1000 2000. Escríbenos: https://tianguis.example/contacto');
    expect(html).toContain('<img src="https://tianguis.example/media/150/silla.webp" alt=""');
  }
});

test('an account of another name than the shop’s says whose it is', async () => {
  const spei = { ...SPEI, beneficiary: 'VIU Muebles' };
  await placed('spei');
  box.sent = [];
  await deliverOutbox({ ...mailing, PAYMENTS: JSON.stringify({ viu: { spei } }) }, NOON);
  expect(box.sent[0]?.text).toContain('Beneficiario: VIU Muebles, la empresa de Tianguis\n');
});

test('nobody is told that an order has not left yet who was never told that it had', async () => {
  const number = await placed('spei');
  await pays(number, 2320);
  await letters();
  await tell(number, { type: 'send' });
  await tell(number, { type: 'take-back-send' }, NOON + 1);
  expect(await subjects(NOON + MINUTE_MS)).toEqual([]);
  // That event is settled by now, and still nobody was told.
  await tell(number, { type: 'send' }, NOON + 2 * MINUTE_MS);
  await tell(number, { type: 'take-back-send' }, NOON + 2 * MINUTE_MS + 1);
  expect(await subjects(NOON + 3 * MINUTE_MS)).toEqual([]);
  await tell(number, { type: 'send' }, NOON + 4 * MINUTE_MS);
  expect(await subjects(NOON + 5 * MINUTE_MS)).toEqual([`Tu pedido ${number} va en camino`]);
  await tell(number, { type: 'take-back-send' }, NOON + 6 * MINUTE_MS);
  expect(await subjects(NOON + 7 * MINUTE_MS)).toEqual([`Tu pedido ${number} todavía no sale`]);
});

test('an order of a German view is written of in German', async () => {
  await serve(storeView('de'), [product(1, 'Stuhl', { stock: { is_in_stock: true, qty: 100 } })]);
  const number = await placed('cashondelivery', { storeCode: 'de' });
  const [letter] = await letters();
  expect(letter?.subject).toBe(`Deine Bestellung ${number} ist eingegangen`);
  expect(letter?.text).toContain(`https://tianguis.example/de/checkout/pedido/${number}?token=`);
});

test('names with line breaks and markup break neither header, line nor document', async () => {
  const evil = 'Ana\r\nBcc: otro@example.mx\u2028<script>alert(1)</script>';
  const base = order('x', { 'SKU-1': 2 });
  await placed('spei', {
    personalDetails: { ...base.personalDetails, firstName: evil },
    lines: base.lines.map((line) => ({ ...line, name: `Silla\r\nTotal: $1.00 <img src=x onerror=alert(1)>` })),
  });
  const [letter] = await letters();
  expect(letter?.subject).not.toMatch(/\p{Cc}/u);
  expect(letter?.text).not.toMatch(/^(Bcc|Total: \$1\.00)/m);
  expect(letter?.html).not.toMatch(/<script|<img/);
  expect(letter?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('no instructions are sent for an order whose time is over', async () => {
  await placed('spei');
  expect(await letters(NOON + 4 * DAY_MS)).toEqual([]);
});

test('of a paid order of which a unit is canceled the letter has what stays, what it costs now, and where the rest goes', async () => {
  const number = await placed('spei');
  await pays(number, 2320);
  await letters();
  const items = [{ lineNo: 1, qty: 1 }];
  const by = { source: 'shopper', id: `${number} una`, at: NOON } as const;
  expect(await takeItems(env, { number }, 'cancel-items', items, by)).toMatchObject({ ok: true });
  const [letter] = await letters();
  expect(letter?.subject).toBe(`Se canceló una parte de tu pedido ${number}`);
  expect(letter?.text).toContain(
    'Te devolvemos $1,160.00 de lo que pagaste. Te escribimos para preguntarte a qué cuenta lo mandamos.',
  );
  expect(letter?.text).toMatch(/1 × .*: \$1,160\.00\n.*: \$1,160\.00\n/);
});
