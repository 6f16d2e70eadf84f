import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawn } from '../../../tests/drawn';
import { runInContext } from '../../commerce/request-context';
import { emptyCart } from '../../domain/cart/content';
import { testContext } from '../shop/request-context.fixture';
import { ReviewStep } from './review-step';

function offeredId(unresolvedOrder: string | null): string | undefined {
  const props = {
    cart: { ...emptyCart('viu'), unresolvedOrder },
    checkout: { personalDetails: null, shippingDetails: null, paymentDetails: null, modifiedAt: 0 },
    done: { datos: true, direccion: true, envio: true, pago: true, revision: false },
    step: 'revision' as const,
    customer: null,
    branches: { ok: true as const, value: [] },
    isSent: true,
    ways: [],
    takesFocus: false,
    state: { notices: [], value: () => undefined, error: () => null },
  };
  const markup = runInContext(testContext(), () => drawn(renderToStaticMarkup(<ReviewStep {...props} />)));
  return /name="orderId" value="([^"]+)"/.exec(markup)?.[1];
}

test('each rendering offers the id of an order that is not resolved, else an id of its own', () => {
  expect([offeredId('pedido-1'), offeredId('pedido-1')]).toEqual(['pedido-1', 'pedido-1']);
  expect(new Set([offeredId(null), offeredId(null)]).size).toBe(2);
  expect(offeredId(null)).toMatch(/^[\w-]{36}$/);
});
