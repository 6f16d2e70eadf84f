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

/** What is asked of an order with this money, without markup, or why nothing is. */
function questioned(
  what: Record<string, string>,
  status: Asked['state']['status'],
  moved: Partial<Record<keyof OrderMoney, number>>,
) {
  const { money, ...rest } = placedState(TOTAL);
  const state = { ...rest, status, money: { ...money, ...moved } } as Asked['state'];
  const asked = { order, state, events: [], cardDigits: '4242', refundable: { byHand: 0 } } as unknown as Asked;
  const mine = () => ({ ...operator({}), operator: { id: 'a', name: 'Ana', role: 'all' } }) as Mine;
  return runInContext(testContext({}, { query: new URLSearchParams(), mine }), () => {
    const { page, problem } = questionOf(new URLSearchParams(what), asked, { carriers: [], account: null });
    return { text: renderToStaticMarkup(page).replace(/<[^>]*>/g, ' '), problem };
  });
}

const cancelQuestion = (moved: Partial<Record<keyof OrderMoney, number>>): string =>
  questioned({ confirmar: 'cancel' }, 'processing', moved).text;

test('who hands over what was not paid yet is told how much is missing and where it then stands', () => {
  const { text } = questioned({ confirmar: 'deliver' }, 'sent', { received: 400_00 });
  expect(text).toContain('con $600.00 sin anotar como cobrados');
  expect(text).toContain('“Esperan dinero”');
});

test.each<Record<string, string>>([
  { confirmar: 'cancel' },
  { confirmar: 'cancel-items' },
  { confirmar: 'deliver' },
  { confirmar: 'take-back-send' },
  { confirmar: 'send', carrier: 'dhl', guide: '1234567890' },
])('what another operator made impossible is not asked: %o says that nothing was done', (what) => {
  expect(questioned(what, 'canceled', {})).toEqual({
    text: '',
    problem: 'The order changed meanwhile, and nothing was done',
  });
});

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
