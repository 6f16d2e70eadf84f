import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { CARRIERS } from '../../config/carriers';
import { BRANCH } from '../../domain/branch/branch.fixture';
import { toCentavos } from '../../domain/money';
import type { Order } from '../../domain/order/order';
import { placedState } from '../../domain/order/step';
import { testContext } from '../shop/request-context.fixture';
import { OrderActions } from './order-actions';
import { deskEventText, deskStatusText, toldText } from './words';

const SENT = { number: '000000042' } as Order;
const PICKED_UP = { ...SENT, branch: BRANCH };
const none = { toCards: toCentavos(0), byHand: toCentavos(0), underWay: toCentavos(0), takenBack: toCentavos(0) };
const formState = { notices: [], value: () => undefined, error: () => null };

function actions(order: Order, authorised = 0, takenBack = 0): string {
  const { money, ...rest } = placedState(toCentavos(1_000_00));
  const state = { ...rest, status: 'processing' as const, money: { ...money, authorised: toCentavos(authorised) } };
  const context = testContext();
  return runInContext(context, () =>
    renderToStaticMarkup(
      <OrderActions
        order={order}
        state={state}
        events={[]}
        refundable={{ ...none, takenBack: toCentavos(takenBack) }}
        carriers={CARRIERS}
        formState={formState}
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
  expect(markup).toMatch(/name="amount"[^>]*value="250\.50"/);
});

test('an order is sent with a carrier and its guide number, one that is picked up with none', () => {
  const markup = actions(SENT);
  expect(markup).toMatch(/<select[^>]*name="carrier"/);
  expect(markup).toContain('<option value="correos">Correos de México</option>');
  expect(markup).toMatch(/name="guide"/);
  expect(markup.split('<form').find((form) => form.includes('name="carrier"'))).toContain('name="seen"');
  expect(actions(PICKED_UP)).not.toContain('name="carrier"');
});
