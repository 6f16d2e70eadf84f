import { expect, test } from 'vitest';
import { storeByCode, storeViews } from '../../src/config/stores';
import { testLine } from '../../src/domain/cart/line-fixture';
import { CookieJar } from './cookie-jar';
import { readFormToken, setFormToken } from './form-session';
import { heldCart } from './sessions/cart-cookies';

const HOME = new URL('https://tienda.example/');
const TOKEN = 'A'.repeat(32);
const viu = storeByCode(storeViews('viu'), 'viu');
if (!viu) throw new Error('no store view');

test("setting the cart's cookie drops no other one, and the last word on a name counts", () => {
  const jar = new CookieJar(HOME, null);
  setFormToken(jar, TOKEN, 600);
  heldCart(jar, viu).keep(TOKEN, { version: 1, lines: [] });
  heldCart(jar, viu).keep(TOKEN, { version: 2, lines: [] });
  expect(jar.changes()).toEqual([
    `__Host-form=${TOKEN}; HttpOnly; Path=/; Max-Age=600; SameSite=Lax; Secure`,
    `__Host-cart-${viu.storeId}=${TOKEN}; HttpOnly; Path=/; Max-Age=7776000; SameSite=Lax; Secure`,
    `cart-marker-${viu.storeId}=2.0; Path=/; Max-Age=7776000; SameSite=Lax; Secure`,
  ]);
});

test('CART-040 the browser is told the quantities in its cart, or the lines where the store view counts those', () => {
  const lines = [testLine({ qty: 3 }), testLine({ itemId: 2, sku: 'B', qty: 2 })];
  const told = (cartCount: 'quantities' | 'items') => {
    const jar = new CookieJar(HOME, null);
    heldCart(jar, { ...viu, flags: { ...viu.flags, cartCount } }).keep(TOKEN, { version: 7, lines });
    return /cart-marker-\d+=([^;]*)/.exec(jar.changes().join('\n'))?.[1];
  };
  expect([viu.flags.cartCount, told('quantities'), told('items')]).toEqual(['quantities', '7.5', '7.2']);
});

test('dropping the cart forgets its two cookies and keeps the others', () => {
  const jar = new CookieJar(HOME, null);
  setFormToken(jar, TOKEN, 600);
  heldCart(jar, viu).drop();
  const changes = jar.changes();
  expect(changes).toHaveLength(3);
  expect(changes.slice(1).every((change) => change.includes('=; ') && change.includes('Max-Age=0'))).toBe(true);
});

test('cookies are read by their whole name; the first of a name counts', () => {
  const jar = new CookieJar(
    HOME,
    `cart-${viu.storeId}=${'B'.repeat(32)}; x__Host-form=no; __Host-form=${TOKEN}; __Host-form=${'C'.repeat(32)}; solo`,
  );
  expect([readFormToken(jar), heldCart(jar, viu).token(), heldCart(jar, viu).isLost()]).toEqual([TOKEN, null, false]);
});

test('a cookie that is no token is lost, and no request without cookies has any', () => {
  const held = (header: string | null) => {
    const cart = heldCart(new CookieJar(HOME, header), viu);
    return { token: cart.token(), isLost: cart.isLost() };
  };
  expect(held(`__Host-cart-${viu.storeId}=robado`)).toEqual({ token: null, isLost: true });
  expect(readFormToken(new CookieJar(HOME, '__Host-form=corto'))).toBeNull();
  expect(held(null)).toEqual({ token: null, isLost: false });
});

test('plain http keeps prefix and Secure on this computer only', () => {
  const set = (address: string) => {
    const jar = new CookieJar(new URL(address), null);
    setFormToken(jar, TOKEN, 1);
    return jar.changes()[0];
  };
  expect(set('http://localhost:8787/')).toBe(`__Host-form=${TOKEN}; HttpOnly; Path=/; Max-Age=1; SameSite=Lax; Secure`);
  expect(set('http://192.168.1.20:8787/')).toBe(`form=${TOKEN}; HttpOnly; Path=/; Max-Age=1; SameSite=Lax`);
});
