import type { Commerce } from '../../../src/commerce/commerce';
import { newLine, SHIPPING } from '../../../tests/fakes/cart';
import { FakeShop, TOKEN } from '../../../tests/fakes/commerce';
import { browser } from '../forms.fixture';

export const person = { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' };

export const address = {
  zipCode: '97000',
  streetAddress: 'Calle 60',
  exteriorNumber: '491',
  neighbourhood: 'Centro',
  phoneNumber: '999 123 4567',
  reference: 'Portón azul',
};

export const ORDER_ID = '0b8f3c1e-1111-4222-8333-444455556666';

export const EXPRESS = { ...SHIPPING, method_code: 'express' };

export function shopper(over: Partial<Parameters<typeof newLine>[2]> = {}, more: Partial<Commerce> = {}) {
  const shop = new FakeShop(more);
  const cart = shop.cart(TOKEN);
  Object.assign(cart, { lines: [{ ...newLine('LAMP-01', 2, over), itemId: 1 }], version: 1 });
  cart.ways.delivery = [SHIPPING, EXPRESS];
  return browser(shop);
}

export async function ready(over = {}) {
  const visitor = shopper(over);
  await visitor.post('/f/checkout/datos', person);
  await visitor.post('/f/checkout/direccion', address);
  await visitor.post('/f/checkout/envio', { method: 'tablerate:bestway' });
  await visitor.post('/f/checkout/pago', { method: 'cashondelivery' });
  return visitor;
}
