import { expect, test } from 'vitest';
import { detailsMark } from '../../../src/domain/order/details-mark';
import { address, ORDER_ID, ready } from './checkout.fixture';

test('an address that another tab changed is shown before it is ordered, be it of the same postal code', async () => {
  const { cart, post, session } = await ready();
  const read = await cart.read();
  if (!read.ok) throw new Error(read.problem.message);
  const total = String(cart.cart.totals.grandTotal);
  const fields = { orderId: ORDER_ID, cartVersion: String(cart.version), total, method: 'cashondelivery' };
  const details = detailsMark(read.value.checkout);
  await post('/f/checkout/direccion', { ...address, streetAddress: 'Otra calle' });
  expect((await post('/f/checkout/pedido', { ...fields, cartVersion: String(cart.version), details })).location).toBe(
    '/checkout?paso=pago',
  );
  expect(cart.placing).toBeNull();
  expect((await session.take())?.notices).toMatchObject([
    { message: 'What you filled in changed meanwhile. Look at it, and then place the order.' },
  ]);
  const again = await cart.read();
  const shown = again.ok ? detailsMark(again.value.checkout) : '';
  const told = { ...fields, cartVersion: String(cart.version), details: shown };
  expect((await post('/f/checkout/pedido', told)).location).toBe(`/checkout/pedido/${ORDER_ID}`);
  expect(cart.placing?.request.shippingAddress).toMatchObject({ streetAddress: 'Otra calle' });
});
