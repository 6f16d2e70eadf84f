import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fakeDesk } from '../../../tests/fakes/desk';
import type { AskedMoney, DeskOrder } from '../../commerce/desk/orders';
import { runInContext } from '../../commerce/request-context';
import { CARRIERS } from '../../config/carriers';
import { EMPTY_CONTENT } from '../../domain/cart/content';
import { segmentsOf } from '../../domain/cart/totals/totals';
import type { InvoiceRequest } from '../../domain/invoice/request';
import { toCentavos } from '../../domain/money';
import type { Role } from '../../domain/operator';
import type { Address, Order, OrderLine } from '../../domain/order/order';
import { type OrderState, placedState } from '../../domain/order/step';
import type { Return } from '../../domain/returns/return';
import { operator, testContext } from '../../features/shop/request-context.fixture';
import { DeskOrderPage } from './order';

const ORDER: Order = {
  number: '000000042',
  orderId: 'pedido-1',
  storeCode: 'viu',
  status: 'pending',
  createdAt: '2026-11-04T15:07:00.000Z',
  source: 'correo&utm_campaign=buen-fin',
  personalDetails: { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' },
  shippingAddress: null,
  billingAddress: {} as Address,
  shippingMethod: null,
  paymentMethod: { code: 'cashondelivery', title: 'Pago al recibir' },
  lines: [],
  totals: EMPTY_CONTENT.totals,
};

const TRACKING = {
  id: 'a',
  created_at: '2026-11-19T18:00:00.000Z',
  is_subscribed: false,
  postal_code: null,
  city: null,
  state: null,
};

async function shown(
  order: Order,
  charged = 1_000_00,
  asked: AskedMoney | null = null,
  events: DeskOrder['events'] = [],
  more: { state?: OrderState; query?: string; returns?: Return[]; invoices?: InvoiceRequest[]; role?: Role } = {},
): Promise<string> {
  const none = toCentavos(0);
  const found: DeskOrder = {
    order,
    state: more.state ?? placedState(toCentavos(charged)),
    events,
    told: [],
    refundable: {
      byHand: none,
      toCards: none,
      underWay: none,
      takenBack: none,
      sentByHand: none,
      noted: none,
      notedLast: none,
    },
    authorisedUntil: null,
    cardDigits: null,
    asked,
  };
  const context = testContext(
    {},
    {
      now: Date.parse('2026-11-22T18:00:00Z'),
      path: '/operacion/pedido/000000042',
      query: new URLSearchParams(more.query),
      mine: () =>
        operator(
          {
            order: { ...fakeDesk.order, carriers: CARRIERS, find: async () => found },
            returns: { ...fakeDesk.returns, ofOrder: async () => more.returns ?? [] },
            invoices: { ...fakeDesk.invoices, ofOrder: async () => more.invoices ?? [] },
          },
          more.role,
        ),
    },
  );
  return runInContext(context, async () => renderToStaticMarkup(await DeskOrderPage({ number: '000000042' })));
}

test('STORE-018 the desk says when an order was placed as HH:mm D/M/YYYY, by the clock of Mexico City', async () => {
  expect(await shown(ORDER)).toContain('<dd>09:07 4/11/2026</dd>');
});

test('TRACK-010 the desk says in relative time since when the shopper of an order is measured, and nothing of one who is not', async () => {
  expect(await shown({ ...ORDER, tracking: TRACKING })).toContain('<dt>Se mide desde</dt><dd>hace 3 días</dd>');
  expect(await shown(ORDER)).not.toContain('Se mide desde');
});

test('of an order that costs nothing the desk says that nothing is to be collected, and it can be sent', async () => {
  const [free, costs] = [await shown(ORDER, 0), await shown(ORDER)];
  expect(free).toContain('<dt>Forma de pago</dt><dd>Nada que cobrar</dd>');
  expect(free).not.toMatch(/Pago al recibir|Por cobrar/);
  expect(free).toMatch(/name="type" value="send"/);
  expect(costs).toContain('<dt>Forma de pago</dt><dd>Pago al recibir</dd>');
  expect(costs).not.toMatch(/name="type" value="send"/);
});

test('each line of an order leads to the stock of what was ordered', async () => {
  const total = toCentavos(1_000_00);
  const line = {
    lineNo: 1,
    sku: 'SILLA/AZ',
    qty: 2,
    name: 'Silla',
    options: [],
    image: null,
    gross: total,
  } as unknown as OrderLine;
  expect(await shown({ ...ORDER, lines: [line] })).toContain('href="/operacion/existencias?sku=SILLA%2FAZ"');
});

test('why a customer canceled is said in words, and what an operator wrote as it was written', async () => {
  const event = {
    type: 'cancel',
    amount: null,
    at: 0,
    sentOn: null,
    actor: null,
    note: 'changed-mind',
    id: 'x',
  } as const;
  const html = await shown(ORDER, 1_000_00, null, [
    { ...event, source: 'shopper' },
    { ...event, source: 'operator' },
  ]);
  expect([...html.matchAll(/desk-note">([^<]*)/g)].map(([, note]) => note)).toEqual([
    'changed-mind',
    'Cambié de opinión',
  ]);
});

test('money that waits for a second name is shown with who asked; whoever asked may take it back and not agree', async () => {
  const asked: AskedMoney = {
    id: 7,
    kind: 'refunded',
    amount: toCentavos(6_000_00),
    note: 'SPEI 4711',
    sentOn: Date.parse('2026-11-21T12:00:00Z'),
    askedBy: 'Ana',
    isOwn: false,
    agreedBy: null,
    at: Date.parse('2026-11-22T17:00:00Z'),
  };
  const others = await shown(ORDER, 1_000_00, asked);
  for (const part of [
    'Ana pide anotar que se reembolsaron $6,000.00',
    'SPEI 4711',
    'Se mandó el 21 nov 2026',
    'value="aceptar"',
    'value="rechazar"',
  ])
    expect(others).toContain(part);
  const own = await shown(ORDER, 1_000_00, { ...asked, isOwn: true });
  expect(own).not.toContain('value="aceptar"');
  expect(own).toContain('Retirarlo');
});

test('of a line the desk counts the units that stay, and crosses out one of which none does', async () => {
  const none = toCentavos(0);
  const price = { unitNet: toCentavos(3_00), gross: toCentavos(9_00), total: toCentavos(9_00) };
  const line = {
    ...{ lineNo: 1, sku: 'SILLA', name: 'Silla', qty: 3, image: null, options: [] },
    ...{ ...price, tax: none, shipping: none, discount: none },
  };
  const lines = [
    { ...line, gone: 1 },
    { ...line, lineNo: 2, name: 'Mesa', gone: 3 },
  ] as unknown as OrderLine[];
  const html = await shown({ ...ORDER, lines });
  expect(html).toContain('<strong>2 × Silla</strong>');
  expect(html).toContain('<strong><s>3 × Mesa</s></strong>');
});

test('a line of an order stands at its price, and what delivery and a coupon make of the total in rows of their own', async () => {
  const none = toCentavos(0);
  const line = {
    ...{ lineNo: 1, sku: 'SILLA', name: 'Silla', qty: 1, image: null, options: [], unitNet: toCentavos(559_48) },
    ...{ gross: toCentavos(649_00), discount: toCentavos(49_00), tax: none, shipping: toCentavos(149_00) },
    total: toCentavos(749_00),
  };
  const amounts = {
    ...{ ...ORDER.totals, subtotalInclTax: toCentavos(649_00), discount: toCentavos(49_00) },
    ...{ shippingInclTax: toCentavos(149_00), grandTotal: toCentavos(749_00) },
  };
  const totals = { ...amounts, segments: segmentsOf(amounts, true) };
  const html = await shown({ ...ORDER, lines: [line] as unknown as OrderLine[], totals });
  const goods = html.slice(html.indexOf('id="productos"'), html.indexOf('</section>', html.indexOf('id="productos"')));
  expect(goods.match(/\P{L}?\$[\d,.]+/gu)?.map((amount) => amount.replace('>', ''))).toEqual([
    '$649.00',
    '$649.00',
    '−$49.00',
    '$149.00',
    '$749.00',
  ]);
  expect(goods).toContain('Envío');
});

test('before a card is charged it is said with whom its order goes; a wrong guide number is told before anybody is asked', async () => {
  const { money, ...rest } = placedState(toCentavos(1_000_00));
  const state: OrderState = {
    ...rest,
    status: 'processing',
    money: { ...money, authorised: toCentavos(1_000_00) },
  };
  const sent = (guide: string) =>
    shown(ORDER, 1_000_00, null, [], { state, query: `confirmar=send&carrier=estafeta&guide=${guide}` });
  const [right, wrong] = [await sent('8055241528'), await sent('80552415')];
  expect(right).toContain('Estafeta 8055241528. ');
  expect(right).toContain('Sí, cobrar $1,000.00');
  expect(wrong).toContain('Ese número no es una guía de esta paquetería');
  expect(wrong).toContain('value="80552415"');
  expect(wrong).not.toContain('Sí, cobrar');
});

test('an order leads to its returns, each with where it stands', async () => {
  const one = { number: '000000003', status: 'requested' } as Return;
  expect(await shown(ORDER, 1_000_00, null, [], { returns: [one] })).toContain(
    '<a href="/operacion/devolucion/000000003">000000003</a> Solicitada',
  );
});

test('an order says of each invoice that was asked for where it stands and since when, and leads to it in the list', async () => {
  const asked = { orderNumber: ORDER.number, invoice: {} as InvoiceRequest['invoice'], note: '', documentUrl: '' };
  const at = Date.parse('2026-11-20T18:00:00Z');
  const decidedAt = Date.parse('2026-11-21T18:00:00Z');
  const invoices: InvoiceRequest[] = [
    { ...asked, id: 9, state: 'open', at, decidedAt: null },
    { ...asked, id: 8, state: 'answered', note: 'FOLIO-8', at, decidedAt },
    { ...asked, id: 7, state: 'refused', note: 'RFC dado de baja', at, decidedAt },
  ];
  const html = await shown(ORDER, 1_000_00, null, [], { invoices });
  expect(html).toContain(
    [
      '<dt>Facturas</dt><dd>',
      '<span><a href="/operacion/facturas?estado=pedidas&amp;despues=8">Pedida</a> · 12:00 20/11/2026 · anteayer</span>',
      '<span><a href="/operacion/facturas?estado=hechas&amp;despues=9">Hecha</a> · 12:00 21/11/2026 · ayer · FOLIO-8</span>',
      '<span><a href="/operacion/facturas?estado=rechazadas&amp;despues=8">Rechazada</a> · 12:00 21/11/2026 · ayer · RFC dado de baja</span>',
      '</dd>',
    ].join(''),
  );
  expect(await shown(ORDER, 1_000_00, null, [], { invoices, role: 'see' })).toContain('<span>Pedida · 12:00 20/11');
  expect(await shown(ORDER)).not.toContain('Facturas');
});
