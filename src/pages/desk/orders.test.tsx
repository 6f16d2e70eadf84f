import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fakeDesk } from '../../../tests/fakes/desk';
import type { DeskQuery, DeskRow } from '../../commerce/desk/orders';
import { runInContext } from '../../commerce/request-context';
import { leftLines } from '../../contract/dispatch';
import { BRANCH } from '../../domain/branch/branch.fixture';
import { EMPTY_CONTENT } from '../../domain/cart/content';
import { toCentavos } from '../../domain/money';
import type { Role } from '../../domain/operator';
import { testAddress } from '../../domain/order/address.fixture';
import { MANY_ACTIONS } from '../../domain/order/desk-action';
import type { Order } from '../../domain/order/order';
import { ORDER_STATUSES, type OrderStatus } from '../../domain/order/status';
import { placedState } from '../../domain/order/step';
import { TRANSITIONS } from '../../domain/order/transitions';
import { OrderRow } from '../../features/desk/order-row';
import { operator, testContext } from '../../features/shop/request-context.fixture';
import { DeskChosenPage } from './chosen';
import { DeskOrdersPage } from './orders';

const NOON = Date.parse('2026-11-22T18:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const DOOR = { code: 'cashondelivery', title: 'Pago al recibir' };
const SPEI = { code: 'spei', title: 'Transferencia' };

const row = (status: OrderStatus, more: Partial<Order> = {}): DeskRow => ({
  order: {
    number: '000000042',
    orderId: 'pedido-1',
    storeCode: 'viu',
    status,
    createdAt: new Date(NOON - 3 * DAY_MS).toISOString(),
    personalDetails: { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' },
    shippingAddress: { ...testAddress(), city: 'Mérida' },
    billingAddress: testAddress(),
    shippingMethod: null,
    paymentMethod: DOOR,
    lines: [],
    totals: { ...EMPTY_CONTENT.totals, grandTotal: toCentavos(1_160_00) },
    ...more,
  },
  state: { ...placedState(toCentavos(1_160_00)), status },
  version: 3,
  endsAt: null,
  foundBy: null,
  cardDigits: null,
  isAsked: false,
});

async function shown(rows: DeskRow[], address = '', asked: DeskQuery[] = [], role: Role = 'all'): Promise<string> {
  const list = async (query: DeskQuery) => {
    asked.push(query);
    const page = await fakeDesk.order.list(query);
    return { ...page, rows, counts: { ...page.counts, prepare: { all: 1, late: 1, today: 0 } }, next: '99.000000042' };
  };
  const context = testContext(
    {},
    {
      now: NOON,
      path: '/operacion/pedidos',
      query: new URLSearchParams(address),
      mine: () => operator({ order: { ...fakeDesk.order, list } }, role),
    },
  );
  return runInContext(context, async () => renderToStaticMarkup(await DeskOrdersPage()));
}

async function question(rows: DeskRow[], action = 'send', role: Role = 'all'): Promise<string> {
  const chosen = async () => rows.map((one) => ({ ...one, changes: [] }));
  const context = testContext(
    {},
    {
      now: NOON,
      path: '/operacion/elegidos',
      query: new URLSearchParams(`hacer=${action}`),
      noteStatus: () => undefined,
      mine: () => operator({ order: { ...fakeDesk.order, chosen } }, role),
    },
  );
  return runInContext(context, async () => renderToStaticMarkup(await DeskChosenPage()));
}

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('a list has its columns, a late order says so in words, and what is chosen names the event that was seen last', async () => {
  const promise = { from: NOON - DAY_MS, to: NOON - DAY_MS, before: NOON - 2 * DAY_MS };
  const html = await shown([row('pending', { promise })]);
  const heads = [...html.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([, head]) => head);
  expect(heads).toEqual(['Pedido', 'Estado', 'Cliente', 'Entrega', 'Pago', 'Prometido', 'Total']);
  const cells = [...html.matchAll(/<t[dh](?: [^>]*)?>(.*?)<\/t[dh]>/g)].map(([, cell]) => plain(cell ?? '')).slice(-7);
  expect(cells).toEqual([
    '000000042 hace 3 días',
    'Por aceptar',
    'Ana Pech',
    'A domicilio Mérida',
    'Al entregar Se cobran $1,160.00 al entregar',
    'sáb 21 nov Con retraso',
    '$1,160.00',
  ]);
  expect(plain(await shown([{ ...row('pending'), foundBy: 'card' }]))).toContain('hace 3 días Por su tarjeta');
  expect(html).toContain('name="elegido.000000042"');
  expect(html).toContain('value="3"');
});

test('every action of every status is what the table of transitions says, no more', async () => {
  for (const status of ORDER_STATUSES)
    for (const more of [{}, { paymentMethod: SPEI }, { branch: BRANCH }]) {
      const html = await shown([row(status, more)]);
      const found = [...html.matchAll(/value="(\w+)" name="hacer"/g)].map(([, action]) => action);
      const follows = (from: OrderStatus, on: string) =>
        TRANSITIONS.find((one) => one.from === from && one.on === on)?.to ?? null;
      const accepted = 'paymentMethod' in more ? null : follows(status, 'accept');
      const possible = {
        send: follows(status, 'send') !== null || (accepted !== null && follows(accepted, 'send') !== null),
        accept: accepted !== null,
        deliver: follows(status, 'deliver') !== null,
        received: false,
        cancel: follows(status, 'cancel') !== null,
      };
      expect([status, more, found]).toEqual([status, more, MANY_ACTIONS.filter((action) => possible[action])]);
    }
});

test('filter, order and page stand in the address, and the next page keeps them', async () => {
  const asked: DeskQuery[] = [];
  const html = await shown(
    [row('processing')],
    'lista=por-preparar&pago=spei&entrega=branch:TIJ-RIO&orden=recientes&desde=1.000000041',
    asked,
  );
  expect(asked).toEqual([
    {
      list: 'prepare',
      pay: 'spei',
      place: 'branch:TIJ-RIO',
      days: null,
      sort: 'newest',
      search: null,
      after: '1.000000041',
    },
  ]);
  expect(html).toContain(
    'href="/operacion/pedidos?lista=por-preparar&amp;pago=spei&amp;entrega=branch%3ATIJ-RIO&amp;orden=recientes&amp;desde=99.000000042"',
  );
  await shown([], '', asked);
  await shown([], 'lista=todos&buscar=ana', asked);
  expect(asked.slice(1).map(({ list, search }) => [list, search])).toEqual([
    ['prepare', null],
    [null, 'ana'],
  ]);
});

test('one chosen order is spoken of as one, several as several', async () => {
  const one = row('processing');
  expect(await question([one])).toContain('>Marcar enviados o listos: 1 pedido</h1>');
  const other = row('processing', { number: '000000043' });
  expect(await question([one, other])).toContain('>Marcar enviados o listos: 2 pedidos</h1>');
});

test('who sends many is told which leave without a guide number, with the way to paste theirs', async () => {
  const dispatch = { carrier: 'dhl', name: 'DHL', guide: '1234567890', url: null };
  const rows = [
    row('processing'),
    row('processing', { number: '000000043' }),
    row('processing', { number: '000000044', branch: BRANCH }),
    row('processing', { number: '000000045', dispatch }),
    row('complete', { number: '000000046' }),
  ];
  const html = await question(rows);
  expect(plain(html)).toContain('2 salen sin guía: 000000042, 000000043. Enviarlos con su guía');
  const way = /href="(\/operacion\/guias[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(leftLines(new URL(way, 'https://tienda.example').searchParams)).toEqual([
    { text: '000000042 ', why: null },
    { text: '000000043 ', why: null },
  ]);
  expect(await question([rows[3] as DeskRow])).not.toContain('sin guía');
  expect(await question([row('processing')], 'cancel')).not.toContain('sin guía');
});

test('money taken at the door is asked about once, with each amount and their sum, by whoever may note money alone', async () => {
  const due = (number: string, pesos: number, more: Partial<Order> = {}): DeskRow => {
    const one = row('complete', { number, ...more });
    return { ...one, state: { ...placedState(toCentavos(pesos * 100)), status: 'complete', isAccepted: true } };
  };
  const rows = [
    due('000000042', 438),
    due('000000043', 999.5, { branch: BRANCH }),
    row('complete', { number: '000000044' }),
  ];
  expect(await shown(rows)).toContain('value="received" name="hacer"');
  expect(await shown(rows, '', [], 'orders')).not.toContain('value="received" name="hacer"');
  const said = plain(await question(rows, 'received'));
  expect(said).toContain('Anotar cobrado: 2 pedidos ¿Se cobraron $1,437.50 en efectivo al entregar 2 pedidos?');
  expect(said).toContain('000000042 Ana Pech $438.00, cobrados en la puerta');
  expect(said).toContain('000000043 Ana Pech $999.50, cobrados en su sucursal');
  expect(said).toContain('000000044 Ana Pech Se queda como está');
  expect(said).toContain('Sí, anotar $1,437.50');
  expect(await question(rows, 'received')).toContain('value="000000042.3 000000043.3"');
  expect(await question(rows, 'received', 'orders')).not.toContain('<form');
});

test('money that goes back to its card by itself is not asked for in its row', async () => {
  const canceled = row('canceled');
  const money = { ...canceled.state.money, charged: toCentavos(0), received: toCentavos(1_160_00) };
  const owed = { ...canceled, state: { ...canceled.state, money } };
  const markOf = (account: 'by-itself' | null) =>
    runInContext(testContext({}, { now: NOON }), () =>
      renderToStaticMarkup(<OrderRow row={owed} account={account} />),
    ).match(/desk-mark">([^<]*)/)?.[1];
  expect([markOf(null), markOf('by-itself')]).toEqual(['Por reembolsar', 'En camino de regreso a la tarjeta']);
});
