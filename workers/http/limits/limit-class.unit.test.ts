import { expect, test } from 'vitest';
import { CALLS } from '../../../src/contract/areas';
import { limitClassOf } from './limit-class';

const classOf = (method: string, path: string, hasCart = true) => limitClassOf(method, { kind: path.startsWith('/f/') ? 'form' : 'api', path }, hasCart);

test('every call of the contract has its class; those of operators, of payments and of an external checkout have none', () => {
  const byClass = new Map<string, string[]>();
  for (const { id, method, path, access } of CALLS) {
    const limitClass = classOf(method.toUpperCase(), `/api${path}`);
    if (access === 'service') expect(limitClass, id).toBeNull();
    byClass.set(String(limitClass), [...(byClass.get(String(limitClass)) ?? []), id]);
  }
  expect(byClass.get('search')).toEqual(['catalogueSearch', 'catalogueSearchPost', 'searchSuggest']);
  expect(byClass.get('order')).toEqual(['orderPlace']);
  expect(byClass.get('cart')).toEqual([
    'cartCreate',
    'cartUpdate',
    'cartDelete',
    'cartApplyCoupon',
    'cartDeleteCoupon',
    'sharedCartCreate',
    'sharedCartAdd',
    'cartShippingMethods',
    'cartShippingInformation',
    'cartCollectTotals',
    'cartDeliveryDate',
  ]);
  expect(byClass.get('null')?.filter((id) => CALLS.find((call) => call.id === id)?.access !== 'service')).toEqual(['checkoutHandover', 'paymentsNotify']);
});

test('a change of a cart by somebody without one makes a cart', () => {
  expect([classOf('POST', '/api/cart/update', false), classOf('POST', '/f/cart/add', false), classOf('POST', '/api/cart/create', false)]).toEqual([
    'newCart',
    'newCart',
    'newCart',
  ]);
  expect(classOf('POST', '/api/cart/share/true/carrito', false)).toBe('cart');
  expect(classOf('GET', '/api/cart/pull', false)).toBe('read');
});

test('forms count as what they do; what only asks which methods there are is not counted', () => {
  expect(classOf('POST', '/f/cart/add')).toBe('cart');
  expect(classOf('POST', '/f/checkout/pedido')).toBe('order');
  expect(classOf('POST', '/f/checkout/datos')).toBe('form');
  expect(classOf('OPTIONS', '/api/cart/update')).toBeNull();
  expect(limitClassOf('GET', { kind: 'page', path: '/' }, true)).toBeNull();
});

test('a path counts as what the routers read it as, however it is encoded', () => {
  expect(classOf('POST', '/api/%6frder')).toBe('order');
  expect(classOf('POST', '/f/checkout/pedid%6F')).toBe('order');
  expect(classOf('POST', '/api/c%61rt/create', false)).toBe('newCart');
  expect(classOf('GET', '/api/c%61talog/viu/product/_search')).toBe('search');
  expect(classOf('POST', '/api/%E0%A4%A')).toBe('read');
});
