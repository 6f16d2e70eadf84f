import { expect, test } from 'vitest';
import { AT_THE_TILL_MS } from '../../src/config/terms';
import { BRANCH } from '../../src/domain/branch/branch.fixture';
import { toCentavos } from '../../src/domain/money';
import { testAddress } from '../../src/domain/order/address.fixture';
import { addressLine } from '../../src/features/checkout/address-line';
import { changeOrder } from '../adapters/embedded/orders/change';
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
  const told = await letters(NOON + AT_THE_TILL_MS);
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

test('nobody is told that an order has not left yet whose letter had nothing to say when its turn came', async () => {
  const number = await placed('spei');
  await pays(number, 2320);
  await letters();
  await tell(number, { type: 'send' });
  // It is taken back while that letter goes out: by the clock of the run that is later.
  await tell(number, { type: 'take-back-send' }, NOON + 1);
  expect(await subjects(NOON)).toEqual([]);
  expect(await subjects(NOON + MINUTE_MS)).toEqual([]);
});

test('whoever was told only that an order is on its way still, as it was not handed over, is told that it has not left', async () => {
  const number = await placed('spei');
  await pays(number, 2320);
  await tell(number, { type: 'send' });
  await tell(number, { type: 'deliver' });
  expect((await subjects()).at(-1)).toBe(`Entregamos tu pedido ${number}`);
  await tell(number, { type: 'take-back-deliver' }, NOON + MINUTE_MS);
  expect(await subjects(NOON + MINUTE_MS)).toEqual([`Tu pedido ${number} todavía va en camino`]);
  await tell(number, { type: 'take-back-send' }, NOON + 2 * MINUTE_MS);
  expect(await subjects(NOON + 2 * MINUTE_MS)).toEqual([`Tu pedido ${number} todavía no sale`]);
});

test('whoever was told that an order was handed over is told that it was not; whoever was not is told nothing', async () => {
  const number = await placed('spei');
  await pays(number, 2320);
  await tell(number, { type: 'send' });
  await letters();
  await tell(number, { type: 'deliver' });
  await tell(number, { type: 'take-back-deliver' }, NOON + 1);
  expect(await subjects(NOON + MINUTE_MS)).toEqual([]);
  await tell(number, { type: 'deliver' }, NOON + 2 * MINUTE_MS);
  expect(await subjects(NOON + 3 * MINUTE_MS)).toEqual([expect.stringContaining('Entregamos')]);
  await tell(number, { type: 'take-back-deliver' }, NOON + 4 * MINUTE_MS);
  expect(await subjects(NOON + 5 * MINUTE_MS)).toEqual([`Tu pedido ${number} todavía va en camino`]);
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

test('money that was sent back is told with its day, its reference and where it went; what came back from there is taken off', async () => {
  const number = await placed('spei');
  await pays(number, 2320);
  await tell(number, { type: 'cancel' });
  await letters();
  const sends = async (pesos: number, note: string, sentOn: number) => {
    const event = { type: 'refunded', amount: toCentavos(pesos * 100) } as const;
    const by = { source: 'operator', id: `${number} ${note}`, at: NOON + 3 * DAY_MS, note, sentOn } as const;
    expect(await changeOrder(env, { number }, event, by)).toMatchObject({ ok: true });
    return (await letters(NOON + 3 * DAY_MS))[0];
  };
  const first = await sends(2000, 'SPEI 4711', NOON);
  expect(first?.subject).toBe(`Te devolvimos $2,000.00 de tu pedido ${number}`);
  expect(first?.text).toContain('20 de noviembre de 2026 · Referencia: SPEI 4711: $2,000.00\n');
  expect(first?.text).toContain('Tu banco puede tardar unos días en mostrarlo.\n\nFaltan $320.00 por devolverte.');
  await tell(number, { type: 'bounced', amount: toCentavos(200_000) }, NOON + DAY_MS);
  await letters(NOON + DAY_MS);
  await env.SHOP.prepare(
    "INSERT INTO refund_account (order_number, store, way, clabe, holder, given_at) VALUES (?, 'viu', 'clabe', '646180110400000007', 'Ana Pech', 0)",
  )
    .bind(number)
    .run();
  const again = await sends(2320, 'SPEI 4712', NOON + 2 * DAY_MS);
  expect(again?.text).toMatch(/Lo enviamos a [^\n]*cuenta que termina en 0007\./);
  expect(again?.text).toContain(
    [
      '20 de noviembre de 2026 · Referencia: SPEI 4711: $2,000.00',
      '21 de noviembre de 2026 · Nos regresó: −$2,000.00',
      '22 de noviembre de 2026 · Referencia: SPEI 4712: $2,320.00',
      'En total: $2,320.00\n',
    ].join('\n'),
  );
  expect(again?.text).not.toContain('por devolverte');
});

test('two refunds before the mail goes have a letter each, with the amount and the reference of its own', async () => {
  const number = await placed('spei');
  await pays(number, 2320);
  await tell(number, { type: 'cancel' });
  await letters();
  for (const [pesos, note] of [
    [2000, 'SPEI 4711'],
    [320, 'SPEI 4712'],
  ] as const) {
    const by = { source: 'operator', id: `${number} ${note}`, at: NOON, note } as const;
    await changeOrder(env, { number }, { type: 'refunded', amount: toCentavos(pesos * 100) }, by);
  }
  const [first, second, ...others] = await letters();
  expect(others).toEqual([]);
  expect(first?.subject).toBe(`Te devolvimos $2,000.00 de tu pedido ${number}`);
  expect(first?.text).toContain('Referencia: SPEI 4711: $2,000.00\n');
  expect(first?.text).not.toContain('4712');
  expect(second?.subject).toBe(`Te devolvimos $320.00 de tu pedido ${number}`);
  expect(second?.text).toMatch(/SPEI 4711: \$2,000\.00\n.*SPEI 4712: \$320\.00\nEn total: \$2,320\.00\n/);
});

test('a letter that is sent again tells the refund it was written of, though those behind it are gone', async () => {
  const number = await placed('spei');
  await pays(number, 2320);
  await tell(number, { type: 'cancel' });
  await letters();
  for (const [pesos, note] of [
    [2000, 'SPEI 4711'],
    [320, 'SPEI 4712'],
  ] as const) {
    const by = { source: 'operator', id: `${number} ${note}`, at: NOON, note } as const;
    await changeOrder(env, { number }, { type: 'refunded', amount: toCentavos(pesos * 100) }, by);
  }
  await env.SHOP.prepare(
    "DELETE FROM outbox WHERE id = (SELECT max(id) FROM outbox WHERE type = 'order-refunded' AND subject = ?)",
  )
    .bind(number)
    .run();
  expect(await subjects(NOON)).toEqual([`Te devolvimos $2,000.00 de tu pedido ${number}`]);
});

test('money of a card is said to have gone to the card', async () => {
  const number = await placed('card');
  await pays(number, 2320);
  await tell(number, { type: 'cancel' });
  await letters();
  const by = { source: 'gateway', id: `${number} r`, at: NOON } as const;
  await changeOrder(env, { number }, { type: 'refunded', amount: toCentavos(232_000) }, by);
  const [letter] = await letters();
  expect(letter?.text).toContain('Lo enviamos a la tarjeta con la que pagaste.');
  expect(letter?.text).toContain('20 de noviembre de 2026: $2,320.00\n');
});

test('the button of an order whose card is asked for on its page says to pay it', async () => {
  const number = await placed('card');
  const [asked] = await letters(NOON + AT_THE_TILL_MS);
  expect(asked?.text).toContain(`Paga tu pedido:\nhttps://tianguis.example/checkout/pedido/${number}?`);
  await tell(number, { type: 'authorised', amount: toCentavos(232_000) });
  expect((await letters())[0]?.text).toContain('Ver el pedido:\n');
});

test('what is picked up is never said to be on its way: it is prepared, and its letter comes when it is ready', async () => {
  await env.SHOP.prepare('INSERT INTO branch_stock (store, branch, sku, qty) VALUES (?, ?, ?, 4)')
    .bind('viu', BRANCH.code, 'SKU-1')
    .run();
  const number = await placed('card', { branch: BRANCH });
  await letters();
  await tell(number, { type: 'authorised', amount: toCentavos(232_000) });
  const [held] = await letters();
  expect(held?.text).toContain('Lo estamos preparando y te escribimos cuando esté listo.');
  expect(held?.text).not.toContain('camino');
  await env.SHOP.batch([env.SHOP.prepare('DELETE FROM branch_stock'), env.SHOP.prepare('DELETE FROM branch_move')]);
});
