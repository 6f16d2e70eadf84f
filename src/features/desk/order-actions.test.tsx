import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Mine } from '../../commerce/mine';
import { runInContext } from '../../commerce/request-context';
import { CARRIERS } from '../../config/carriers';
import { BRANCH } from '../../domain/branch/branch.fixture';
import { toCentavos } from '../../domain/money';
import type { Role } from '../../domain/operator';
import type { Order } from '../../domain/order/order';
import { ORDER_STATUSES } from '../../domain/order/status';
import { type OrderState, placedState } from '../../domain/order/step';
import { TRANSITIONS } from '../../domain/order/transitions';
import { operator, testContext } from '../shop/request-context.fixture';
import { OrderActions } from './order-actions';
import { deskEventText, deskStatusText, toldText } from './words';

const SENT = { number: '000000042', paymentMethod: { code: 'spei', title: 'SPEI' } } as Order;
const PICKED_UP = { ...SENT, branch: BRANCH };
const NOW = Date.parse('2026-12-01T10:00:00-06:00');
const none = {
  toCards: toCentavos(0),
  byHand: toCentavos(0),
  underWay: toCentavos(0),
  takenBack: toCentavos(0),
  sentByHand: toCentavos(0),
  noted: toCentavos(0),
  notedLast: toCentavos(0),
};
const formState = { notices: [], value: () => undefined, error: () => null };

function actions(
  order: Order,
  authorised = 0,
  takenBack = 0,
  more: Partial<OrderState> = {},
  role: Role = 'all',
  comesBack: string | null = null,
): string {
  const { money, ...rest } = placedState(toCentavos(1_000_00));
  const held = { ...money, authorised: toCentavos(authorised) };
  const state = { ...rest, status: 'processing' as const, money: held, ...more };
  const context = testContext(
    {},
    {
      now: NOW,
      query: new URLSearchParams(),
      mine: () => ({ ...operator({}), operator: { id: 'a', name: 'Ana', role } }) as Mine,
    },
  );
  return runInContext(context, () =>
    renderToStaticMarkup(
      <OrderActions
        order={order}
        state={state}
        events={[]}
        asked={null}
        refundable={{ ...none, takenBack: toCentavos(takenBack) }}
        carriers={CARRIERS}
        formState={formState}
        comesBack={comesBack}
      />,
    ),
  );
}

test('what is picked up is ready where another order is sent, also in what the desk lists', () => {
  expect(actions(SENT)).toContain('Marcar como enviado');
  expect(actions(PICKED_UP)).toContain('Marcar como listo para recoger');
  expect(actions(PICKED_UP)).not.toContain('enviado');
  expect(actions(PICKED_UP, 1_000_00)).toContain('Cobrar $1,000.00 y marcar como listo para recoger');
  expect(
    [SENT, PICKED_UP].map((order) => [
      deskStatusText(order, 'sent'),
      deskEventText(order, 'send'),
      toldText(order, 'order-sent'),
    ]),
  ).toEqual([
    ['Desk status sent', 'Event send', 'Told order-sent'],
    ['Desk status ready', 'Event ready', 'Told order-sent of a pickup'],
  ]);
});

test('money that a bank took back can be noted where some came by no card', () => {
  expect(actions(SENT)).not.toContain('value="reversed"');
  const markup = actions(SENT, 0, 250_50);
  expect(markup).toContain('Anotar que el banco lo retiró');
  expect(markup).toMatch(/name="monto"[^>]*value="250\.50"/);
});

test('an order is sent with a carrier and its guide number, one that is picked up with none', () => {
  const markup = actions(SENT);
  expect(markup).toMatch(/<select[^>]*name="carrier"/);
  expect(markup).toContain('<option value="correos">Correos de México</option>');
  expect(markup).toMatch(/name="guide"/);
  expect(markup.split('<form').find((form) => form.includes('name="carrier"'))).toContain('name="seen"');
  expect(actions(PICKED_UP)).not.toContain('name="carrier"');
});

test.each([
  ['cashondelivery', false, 'Anotar cobrado en la puerta'],
  ['cashondelivery', true, 'Anotar cobrado en la sucursal'],
  ['spei', false, 'Anotar transferencia recibida'],
  ['storepayment', true, 'Anotar pago en tienda recibido'],
  ['card', false, 'Anotar dinero recibido'],
])('money of %s has a word of its own, picked up: %s', (code, isPickedUp, says) => {
  const order = { ...(isPickedUp ? PICKED_UP : SENT), paymentMethod: { code, title: code } };
  const markup = actions(order, 0, 0, { status: 'pending' });
  expect(markup).toContain(says);
  expect(markup.includes('value="accept"')).toBe(code === 'cashondelivery');
  if (code === 'cashondelivery')
    expect(markup).toContain(isPickedUp ? 'se paga en la sucursal' : 'se cobra en la puerta');
  else expect(markup).not.toContain('en la puerta');
});

/** What the page of an order may offer besides money. */
const VERBS = [
  'accept',
  'send',
  'deliver',
  'correct-guide',
  'move-day',
  'tell-again',
  'take-back-accept',
  'take-back-send',
  'take-back-deliver',
];

test('every verb of every status is what the table of transitions says, no more: of an order at home, at a branch, by each way to pay', () => {
  const MONEY = ['received', 'tarjeta', 'refunded', 'reversed', 'adjusted'];
  for (const status of ORDER_STATUSES)
    for (const code of ['cashondelivery', 'spei', 'storepayment', 'card'])
      for (const order of [SENT, PICKED_UP])
        for (const isAccepted of [false, true]) {
          const promise = { from: NOW, to: NOW, before: NOW };
          const kept = order === PICKED_UP && status === 'sent' ? { keptUntil: NOW } : {};
          const shown = { ...order, promise, ...kept, paymentMethod: { code, title: code } };
          const html = actions(shown, 0, 0, { status, isAccepted });
          const named = html.matchAll(
            /<input[^>]*name="(?:type|confirmar)"[^>]*value="([\w-]+)"|[?;]confirmar=([\w-]+)/g,
          );
          const found = [...named]
            .map(([, sent, asked]) => sent ?? asked ?? '')
            .filter((verb) => !MONEY.includes(verb));
          const wanted = [...VERBS, 'cancel', 'cancel-items'].filter(
            (verb) =>
              TRANSITIONS.some(
                ({ from, on, only }) => from === status && on === verb && (only !== 'unpaid' || isAccepted),
              ) &&
              (verb !== 'accept' || code === 'cashondelivery') &&
              (verb !== 'correct-guide' || order === SENT) &&
              (verb !== 'move-day' || order === SENT || status !== 'sent') &&
              (verb !== 'tell-again' || order === PICKED_UP),
          );
          expect([status, code, isAccepted, found.sort()]).toEqual([status, code, isAccepted, wanted.sort()]);
        }
});

test('what is a mistake is taken back where the table has it, and money is for whoever may move it', () => {
  const accepted = actions(SENT, 0, 0, { isAccepted: true });
  expect(accepted).toContain('confirmar=take-back-accept');
  expect(actions(SENT)).not.toContain('take-back-accept');
  expect(actions(SENT, 0, 0, { status: 'sent' })).toContain('confirmar=take-back-send');
  expect(actions(PICKED_UP, 0, 0, { status: 'complete' })).toContain('No lo han recogido');
  expect(actions(SENT, 0, 0, { status: 'canceled' })).not.toContain('take-back');
  const packer = actions(SENT, 0, 250_50, {}, 'orders');
  expect(packer).toContain('Marcar como enviado');
  expect(packer).not.toContain('name="monto"');
  expect(actions(SENT, 0, 0, {}, 'see')).not.toMatch(/<button|<a /);
});

test('where a card is charged as the order goes, the page that asks comes first', () => {
  const form = actions(SENT, 1_000_00)
    .split('<form')
    .find((one) => one.includes('name="carrier"'));
  expect(form).toMatch(/method="get"/);
  expect(form).toContain('name="confirmar" value="send"');
  expect(actions(PICKED_UP, 1_000_00)).toContain('?confirmar=send');
});

test('a canceled order whose parcel comes back leads to where its arrival is noted', () => {
  const off = { status: 'canceled' } as const;
  expect(actions(SENT, 0, 0, off, 'all', '000000007')).toContain('href="/operacion/devolucion/000000007"');
  expect(actions(SENT, 0, 0, off)).not.toContain('Llegó el paquete');
});
