import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import type { Cart, PaymentMethod } from '../../domain/cart/cart';
import { emptyCart } from '../../domain/cart/content';
import { pricedLine } from '../../domain/cart/line-fixture';
import { toCentavos } from '../../domain/money';
import type { Checkout } from '../../domain/order/order';
import { CARD_TEXT } from '../../domain/payment/methods';
import { CARD_IN_MONTHS, testContext } from '../shop/request-context.fixture';
import { OrderSummary } from './order-summary';
import { paymentStepShown } from './payment-step.fixture';

const INVOICE = {
  taxId: 'URE180429TM6',
  company: 'UNIVERSIDAD',
  taxRegime: '601',
  cfdiUse: 'G03',
  fiscalZipCode: '97000',
};

const costing = (grandTotal: number): Cart => ({
  ...emptyCart('viu'),
  lines: [pricedLine(1, { qty: 1 })],
  totals: { ...emptyCart('viu').totals, grandTotal: toCentavos(grandTotal) },
  paymentMethod: 'cashondelivery',
});

const WAYS: PaymentMethod[] = ['cashondelivery', 'spei'].map((code) => ({
  ...CARD_IN_MONTHS,
  ...{ code, title: code, description: '', cost: toCentavos(0), costInclTax: toCentavos(0), months: [] },
  ...{ default: false, offline: true, isServerMethod: false },
}));

/** The step without what its components begin with, of a card too where one is taken. */
async function shown(cart: Cart, checkout: Partial<Checkout> = {}, ways = WAYS): Promise<string> {
  const html = await paymentStepShown({ request: testContext(), cart, ways, checkout });
  return html.replace(/data-props=(["']).*?\1/, '');
}

const hiddenOf = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];

test('where there is nothing to pay no way is asked for, an invoice may be, and the order is placed', async () => {
  const free = await shown(costing(0));
  expect(free).toContain('<p>No hay nada que pagar</p>');
  expect(free).toContain('name="taxId"');
  expect(free).toMatch(/Realizar pedido<\/button>/);
  expect(free).not.toMatch(/name="method"|type="radio"|Todavía no hay una forma de pago/);
  expect(await shown(costing(0), { invoice: INVOICE })).toContain('value="URE180429TM6"');
});

test('with a centavo to pay the ways stand beside the whole sum, the terms and the button, with what was shown', async () => {
  const open = await shown(costing(1));
  expect(open).not.toContain('No hay nada que pagar');
  expect(open.match(/type="radio"/g)).toHaveLength(2);
  const places = ['type="radio"', 'sums-total', 'Aviso de privacidad', 'Términos y condiciones', 'Realizar pedido'];
  expect(places.map((part) => open.includes(part))).toEqual(places.map(() => true));
  expect(open.indexOf('sums-total')).toBeLessThan(open.indexOf('Realizar pedido'));
  expect([hiddenOf(open, 'total'), hiddenOf(open, 'paid')]).toEqual(['1', undefined]);
  const chosen = costing(1);
  const paid = await shown({ ...chosen, paymentTerms: { ...chosen.paymentTerms, isChosen: true } });
  expect(hiddenOf(paid, 'paid')).toBe('cashondelivery:1');
});

test('what is charged at once is agreed to right under the choice of payments, for those that are chosen', async () => {
  const [card] = WAYS;
  if (!card) throw new Error('no way to pay');
  const atOnce = { ...card, isChargedAtOnce: true, months: [{ months: 3, from: toCentavos(1) }] };
  const open = await shown(
    { ...costing(30_000), paymentTerms: { isChosen: true, months: 3, isChargedAtOnce: true } },
    {},
    [atOnce],
  );
  expect(open).toMatch(/type="checkbox"[^>]*name="chargeConsent"[^>]*value="3"/);
  expect(open).toMatch(/Acepto que se cobren \$300\.00 a mi tarjeta ahora, a 3 meses sin intereses de \$100\.00/);
  const between = open.slice(open.indexOf('</select>'), open.indexOf('name="chargeConsent"'));
  expect(between).toContain('type="checkbox"');
  expect(between, 'nothing else is read or asked between the two').not.toMatch(/<a\b|<h\d|<label.*<label/);
  expect(open.match(/name="chargeConsent"/g), 'under the way that is chosen alone').toHaveLength(1);
});

test('a card says one thing of when it is charged: before it is sent for the months that are, else when it is sent', async () => {
  const [card] = WAYS;
  if (!card) throw new Error('no way to pay');
  const way = {
    ...card,
    description: CARD_TEXT,
    default: true,
    months: [
      { months: 3, from: toCentavos(1) },
      { months: 12, from: toCentavos(1), isChargedAtOnce: true },
    ],
  };
  const said = async (months: number) => {
    const html = await shown(
      {
        ...costing(30_000),
        paymentMethod: card.code,
        paymentTerms: { isChosen: true, months, isChargedAtOnce: months === 12 },
      },
      {},
      [way],
    );
    return ['Se cobra cuando enviamos tu pedido.', 'Se cobra en ese momento.', 'name="chargeConsent"'].map((text) =>
      html.includes(text),
    );
  };
  expect([await said(1), await said(3), await said(12)]).toEqual([
    [true, false, false],
    [true, false, false],
    [false, true, true],
  ]);
});

test('what is picked up is charged before it is ready at its branch, not before it is sent', async () => {
  const [card] = WAYS;
  if (!card) throw new Error('no way to pay');
  const way = { ...card, months: [{ months: 12, from: toCentavos(1), isChargedAtOnce: true }] };
  const said = async (more: Partial<Cart>) =>
    shown({ ...costing(30_000), ...more, paymentMethod: card.code }, {}, [way]);
  const pickup = { branch: null };
  const charged = { paymentTerms: { isChosen: true, months: 12, isChargedAtOnce: true } };
  expect(await said({ pickup })).toContain('al hacer el pedido, antes de que esté listo en la sucursal.');
  expect(await said({ pickup, ...charged })).toContain('antes de que el pedido esté listo en la sucursal.');
  for (const html of [await said({ pickup }), await said({ pickup, ...charged })])
    expect(html).not.toMatch(/antes de que (lo enviemos|se envíe)/);
  expect(await said({})).toContain('antes de que lo enviemos.');
});

test('each rendering offers the id of an order that is not resolved, else an id of its own', async () => {
  const offered = async (unresolvedOrder: string | null) =>
    hiddenOf(await shown({ ...costing(1), unresolvedOrder }), 'orderId');
  expect([await offered('pedido-1'), await offered('pedido-1')]).toEqual(['pedido-1', 'pedido-1']);
  expect(new Set([await offered(null), await offered(null)]).size).toBe(2);
  expect(await offered(null)).toMatch(/^[\w-]{36}$/);
});

test('the bar of the summary says what is left to pay, and its sums what the wallet pays of it', () => {
  const state = { notices: [], value: () => undefined, error: () => null };
  const bar = (wallet: number) =>
    runInContext(testContext(), () =>
      renderToStaticMarkup(
        <OrderSummary cart={costing(100_000)} state={state} wallet={toCentavos(wallet)} isPickup={false} />,
      ),
    );
  expect(bar(0)).toContain('<strong>$1,000.00</strong>');
  expect(bar(0)).not.toContain('Por pagar');
  const part = bar(25_000);
  expect(part).toContain('<strong>Por pagar $750.00</strong>');
  expect(part).toMatch(/Con tu monedero[\s\S]*−\$250\.00[\s\S]*Por pagar[\s\S]*\$750\.00/);
});
