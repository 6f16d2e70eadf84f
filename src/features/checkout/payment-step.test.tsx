import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawn } from '../../../tests/drawn';
import { runInContext } from '../../commerce/request-context';
import type { Cart, CartLine } from '../../domain/cart/cart';
import { emptyCart } from '../../domain/cart/content';
import { toCentavos } from '../../domain/money';
import type { Checkout } from '../../domain/order/order';
import { testContext } from '../shop/request-context.fixture';
import { PaymentStep } from './payment-step';
import { completed, currentStep } from './steps';

const CHECKOUT: Checkout = { personalDetails: null, shippingDetails: null, paymentDetails: null, modifiedAt: 0 };
const INVOICE = {
  taxId: 'URE180429TM6',
  company: 'UNIVERSIDAD',
  taxRegime: '601',
  cfdiUse: 'G03',
  fiscalZipCode: '97000',
};

const costing = (grandTotal: number): Cart => ({
  ...emptyCart('viu'),
  lines: [{} as CartLine],
  totals: { ...emptyCart('viu').totals, grandTotal: toCentavos(grandTotal) },
  paymentMethod: 'cashondelivery',
});

/** The step as it is shown, asked for by name or not, once the steps before it are done. */
async function shown(cart: Cart, asked: string | null, checkout = CHECKOUT): Promise<string> {
  const done = { ...completed(cart, checkout), datos: true, direccion: true, envio: true };
  const props = {
    cart,
    checkout,
    done,
    step: currentStep(asked, done),
    customer: null,
    branches: { ok: true as const, value: [] },
    isSent: true,
    ways: [],
    takesFocus: false,
    state: { notices: [], value: () => undefined, error: () => null },
  };
  const context = testContext();
  return runInContext(context, async () => drawn(renderToStaticMarkup(await PaymentStep(props))));
}

test('where there is nothing to pay the step is one line that says so, and leads back for an invoice alone', async () => {
  const line = await shown(costing(0), null);
  expect(line).toContain('<p id="paso-pago-linea" class="step-line">No hay nada que pagar</p>');
  expect(line).toContain('Necesito factura');
  expect(line).not.toContain('<form');
  expect(await shown(costing(0), null, { ...CHECKOUT, invoice: INVOICE })).toContain(
    'No hay nada que pagar · Factura a UNIVERSIDAD, URE180429TM6',
  );
});

test('opened for an invoice it asks for no way to pay', async () => {
  const open = await shown(costing(0), 'pago');
  expect(open).toContain('<p>No hay nada que pagar</p>');
  expect(open).toContain('name="taxId"');
  expect(open).not.toMatch(/name="method"|type="radio"|Todavía no hay una forma de pago/);
});

test('with a centavo to pay it is open until a way is chosen', async () => {
  const open = await shown(costing(1), null);
  expect(open).not.toContain('No hay nada que pagar');
  expect(open).toContain('step-open');
});
