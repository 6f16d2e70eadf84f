import { expect, test } from 'vitest';
import { type RequestContext, runInContext } from '../../../commerce/request-context';
import { store } from '../../../domain/catalogue/documents.fixture';
import { toCentavos } from '../../../domain/money';
import { CARD_IN_MONTHS, takingCards, testContext } from '../request-context.fixture';
import { monthsOf, monthsPromise, monthsTerms, monthsView } from './months-view';

const told = (request: RequestContext, pesos = 6_090) =>
  runInContext(request, () => [monthsOf({ gross: toCentavos(pesos * 100) }), monthsPromise()]);

test('under a price stand the most payments it is granted, at the head of a list the most there are; of what can be chosen they begin there', () => {
  const request = takingCards(testContext());
  expect(told(request)).toEqual([
    '12 meses sin intereses de $507.50',
    'Hasta 12 meses sin intereses en compras desde $1,200',
  ]);
  expect([299.99, 300, 1_199.99].map((pesos) => told(request, pesos)[0])).toEqual([
    null,
    '3 meses sin intereses de $100.00',
    '6 meses sin intereses de $200.00',
  ]);
  expect(runInContext(request, () => monthsOf({ gross: toCentavos(6_090_00) }, true))).toBe(
    '12 meses sin intereses desde $507.50',
  );
});

test('nothing is said where no card is taken, it takes no months or costs something, or somebody else is paid', () => {
  const base = testContext();
  const nowhere = [
    base,
    { ...base, commerce: { ...base.commerce, payments: null } },
    takingCards(base, { costInclTax: CARD_IN_MONTHS.costInclTax }),
    takingCards(base, { ...CARD_IN_MONTHS, costInclTax: toCentavos(1) }),
    takingCards({ ...base, store: { ...store(), externalCheckout: 'https://pago.example' } }),
  ];
  for (const request of nowhere)
    expect([...told(request), ...runInContext(request, () => [monthsView(), monthsTerms()])]).toEqual([
      null,
      null,
      null,
      '',
    ]);
});
