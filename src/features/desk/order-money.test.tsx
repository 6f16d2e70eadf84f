import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { NO_CENTAVOS, toCentavos } from '../../domain/money';
import type { Order } from '../../domain/order/order';
import { placedState } from '../../domain/order/step';
import { testContext } from '../shop/request-context.fixture';
import { OrderMoneyList } from './order-money';

const refundable = {
  toCards: NO_CENTAVOS,
  byHand: NO_CENTAVOS,
  underWay: NO_CENTAVOS,
  takenBack: NO_CENTAVOS,
  sentByHand: NO_CENTAVOS,
  noted: NO_CENTAVOS,
  notedLast: NO_CENTAVOS,
};

/** What is said of an order of $1,698.00 of which so much is held on a card: each amount by its name. */
function rowsWith(authorised: number): Record<string, string> {
  const placed = placedState(toCentavos(1_698_00));
  const state = { ...placed, money: { ...placed.money, authorised: toCentavos(authorised) } };
  const html = runInContext(testContext(), () =>
    renderToStaticMarkup(
      <OrderMoneyList order={{ branch: null } as unknown as Order} state={state} refundable={refundable} />,
    ),
  );
  return Object.fromEntries(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name, amount]) => [name, amount]),
  );
}

test('what a card holds is to be taken from it, and is due from nobody else', () => {
  expect(rowsWith(1_698_00)).toMatchObject({ 'Por cobrar a la tarjeta': '$1,698.00' });
  expect(rowsWith(1_698_00)).not.toHaveProperty('Por cobrar');
  expect(rowsWith(1_000_00)).toMatchObject({ 'Por cobrar a la tarjeta': '$1,000.00', 'Por cobrar': '$698.00' });
  expect(rowsWith(0)).toMatchObject({ 'Por cobrar': '$1,698.00' });
});
