import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Mine } from '../../commerce/mine';
import { runInContext } from '../../commerce/request-context';
import { toCentavos } from '../../domain/money';
import type { OrderMoney } from '../../domain/order/money';
import type { Order } from '../../domain/order/order';
import { placedState } from '../../domain/order/step';
import { operator, testContext } from '../shop/request-context.fixture';
import { type Asked, questionOf } from './order-questions';

const TOTAL = toCentavos(1_000_00);
const order = { number: '000000042', paymentMethod: { code: 'card', title: 'Tarjeta' } } as Order;

/** What is asked before an order with this money is canceled, without markup. */
function cancelQuestion(moved: Partial<Record<keyof OrderMoney, number>>): string {
  const { money, ...rest } = placedState(TOTAL);
  const state = { ...rest, status: 'processing', money: { ...money, ...moved } } as Asked['state'];
  const asked = { order, state, events: [], cardDigits: '4242', refundable: { byHand: 0 } } as unknown as Asked;
  const mine = () => ({ ...operator({}), operator: { id: 'a', name: 'Ana', role: 'all' } }) as Mine;
  return runInContext(testContext({}, { query: new URLSearchParams(), mine }), () =>
    renderToStaticMarkup(
      questionOf(new URLSearchParams({ confirmar: 'cancel' }), asked, { carriers: [], account: null }).page,
    ).replace(/<[^>]*>/g, ' '),
  );
}

test.each([
  ['nothing', {}, 'No se ha pagado nada.'],
  ['held on a card', { authorised: 1_000_00 }, 'Lo apartado en la tarjeta terminada en 4242 ($1,000.00) se libera'],
  [
    'taken from a card',
    { authorised: 1_000_00, captured: 1_000_00, received: 1_000_00 },
    '$1,000.00 que se pagaron quedan por regresar a la tarjeta terminada en 4242.',
  ],
  ['by transfer', { received: 400_00 }, '$400.00 los envías tú, a donde diga el cliente.'],
  [
    'by wallet and card',
    { wallet: 300_00, authorised: 700_00, captured: 700_00, received: 700_00 },
    '$300.00 llegan a su monedero, en este momento. $700.00 que se pagaron quedan por regresar a la tarjeta',
  ],
  [
    'by card and transfer',
    { authorised: 600_00, captured: 600_00, received: 1_000_00 },
    '$1,000.00 que se pagaron quedan por regresar, cada parte como llegó.',
  ],
])('who cancels an order is asked with what becomes of its money: paid %s', (_, moved, says) => {
  expect(cancelQuestion(moved).replace(/\s+/g, ' ')).toContain(says);
});
