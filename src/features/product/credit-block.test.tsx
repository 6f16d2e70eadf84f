import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { context, product, store } from '../../domain/catalogue/documents.fixture';
import type { CreditOffer } from '../../domain/catalogue/product';
import { productOf } from '../../domain/catalogue/product-page/product-page';
import { toCentavos } from '../../domain/money';
import { testContext } from '../shop/request-context.fixture';
import { CreditBlock } from './credit-block';
import { creditView, offerView } from './views/offer-view';

const shown = (offers: CreditOffer[], tellCredit = true) =>
  runInContext(testContext({}, { store: store({ tellCredit }) }), () => {
    const credit = creditView({ credit: offers, options: [] });
    return credit ? renderToStaticMarkup(<CreditBlock credit={credit} sign="$" />) : '';
  })
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('credit leads with its longest term, says what it depends on, and gives every term with its total', () => {
  const text = shown([
    { months: 12, instalment: toCentavos(110_000) },
    { months: 18, instalment: toCentavos(79_345) },
  ]);
  expect(text).toMatch(
    /^o 18 abonos mensuales de \$793\.45, \$14,282\.10 en total Ver plazos Con crédito, sujeto a aprobación\./,
  );
  expect(text).toContain('12 abonos de $1,100 Total $13,200');
  expect(text).toContain('18 abonos de $793.45 Total $14,282.10');
});

test('what is not sold on credit says nothing of it', () => {
  expect(shown([])).toBe('');
  expect(shown([{ months: 12, instalment: toCentavos(110_000) }], false)).toBe('');
});

test('a price is that of paying at once only where credit is offered beside it', () => {
  const noteOf = (credit: CreditOffer[], tellCredit = true) =>
    runInContext(
      testContext({}, { store: store({ tellCredit }) }),
      () => offerView({ ...productOf(product({}), null, context()), credit }).texts.note,
    );
  const offers = [{ months: 12, instalment: toCentavos(110_000) }];
  expect([noteOf(offers), noteOf(offers, false), noteOf([])]).toEqual([
    'Precio de contado, IVA incluido',
    'IVA incluido',
    'IVA incluido',
  ]);
});

test('a price without tax does not say that it has IVA in it', () => {
  const untaxed = productOf(product({}), null, context({ rules: [] }));
  expect(runInContext(testContext({}, { store: store() }), () => offerView(untaxed).texts.note)).toBe('Precio final');
});
