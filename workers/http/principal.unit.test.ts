import { expect, test } from 'vitest';
import { storeByCode, storeViews } from '../../src/config/stores';
import { CookieJar } from './cookie-jar';
import { readFormToken } from './form-session';
import { ownerOf, resolvePrincipal } from './principal';
import { routeRequest } from './routed-request';
import { heldCart } from './sessions/cart-cookies';
import type { Sessions, SignedIn } from './sessions/sessions';

const customer = (customerId: string): SignedIn => ({
  kind: 'customer',
  account: `shop:${customerId}`,
  customerId,
  groupId: 1,
  sessionId: 'sesion',
  signedInAt: 0,
});
const SESSIONS: Record<string, SignedIn> = {
  ana: customer('7'),
  eva: customer('8'),
  beto: { kind: 'credit', customerNumber: 'C-1' },
  luz: { kind: 'credit', customerNumber: 'C-2' },
  siete: { kind: 'credit', customerNumber: '7' },
};
const ofToken = async (token: string) => {
  const signedIn = SESSIONS[token];
  return signedIn ? { signedIn, carts: {} } : null;
};
const sessions: Sessions = {
  ofToken,
  ofCookies: (jar) => ofToken(jar.get({ name: 'session', access: 'hidden' }) ?? ''),
};
const LOCAL = { APP_ENV: 'local', SERVICE_TOKEN: 'servicio', STORE_VIEWS: 'viu' } as const;
const ID = storeByCode(storeViews('viu'), 'viu')?.storeId;
const CART = 'A'.repeat(32);
const FORM = 'F'.repeat(32);

interface Asking {
  cookie?: string;
  authorization?: string;
  site?: string;
  env?: Partial<Record<keyof typeof LOCAL, string>>;
}

async function identity(path: string, { cookie, authorization, site, env = {} }: Asking = {}) {
  const headers = new Headers({
    ...(cookie ? { cookie } : {}),
    ...(authorization ? { authorization } : {}),
    ...(site ? { 'sec-fetch-site': site } : {}),
  });
  const request = new Request(`https://tienda.example${path}`, { headers });
  const set = { ...LOCAL, ...env } as typeof LOCAL;
  const at = routeRequest(request, set);
  const jar = new CookieJar(at.url, at.cookies ? headers.get('cookie') : null);
  const credentials = { at, jar, cartToken: heldCart(jar, at.store).token(), formToken: () => readFormToken(jar) };
  return resolvePrincipal(request, credentials, set, () => sessions);
}

const who = async (path: string, asking: Asking = {}) => (await identity(path, asking)).principal;

test('a visitor is a guest, whose owner is their cart, else their form session, else nobody', async () => {
  const cart = await who('/', { cookie: `__Host-cart-${ID}=${CART}; __Host-form=${FORM}` });
  const form = await who('/', { cookie: `__Host-form=${FORM}` });
  expect([cart?.kind, form?.kind]).toEqual(['guest', 'guest']);
  expect(await who('/')).toEqual({ kind: 'guest', owner: null });
  expect(new Set([cart?.owner, form?.owner]).size).toBe(2);
  expect(cart?.owner).toMatch(/^[0-9a-f]{64}$/);
});

test('a call may name the cart that owns its keys', async () => {
  const byCookie = await who('/api/cart/pull', { cookie: `__Host-cart-${ID}=${CART}` });
  expect(await who(`/api/cart/pull?cartId=${CART}`)).toEqual(byCookie);
  expect(await who(`/checkout/cart?cartId=${CART}`)).toEqual({ kind: 'guest', owner: null });
});

test('a session in the cookie makes a customer of pages, forms and calls alike; their owner is the customer, whatever the session', async () => {
  const page = await identity('/checkout/cart', { cookie: `__Host-session=ana; __Host-cart-${ID}=${CART}` });
  expect(page).toMatchObject({ principal: { kind: 'customer' }, session: { kind: 'customer', customerId: '7' } });
  expect(await identity('/api/cart/pull', { cookie: `__Host-session=ana` })).toEqual(page);
  expect(Object.keys(page.principal ?? {})).toEqual(['kind', 'groupId', 'signedInAt', 'owner']);
  expect(await identity('/', { cookie: `__Host-session=beto` })).toMatchObject({
    principal: { kind: 'credit', owner: await ownerOf('credit', 'C-1') },
    session: null,
  });
});

test('each customer is an owner of their own, and one with credit is not the customer of the same number', async () => {
  const asked = await Promise.all(
    ['ana', 'eva', 'beto', 'luz', 'siete'].map((session) => who('/', { cookie: `__Host-session=${session}` })),
  );
  const owners = asked.map((principal) => principal?.owner);
  for (const owner of owners) expect(owner).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(owners).size).toBe(5);
});

test('a session that has ended makes a guest of its page', async () => {
  expect(await who('/checkout/cart', { cookie: `__Host-session=acabada` })).toEqual({ kind: 'guest', owner: null });
});

test('a call shows its token in the header or the query; one that nobody has is nobody', async () => {
  const customer = { principal: { kind: 'customer' }, session: { customerId: '7' } };
  expect(await identity('/api/cart/pull', { authorization: 'Bearer ana' })).toMatchObject(customer);
  expect(await identity('/api/cart/pull?token=ana')).toMatchObject(customer);
  expect(await who('/api/cart/pull?token=')).toEqual({ kind: 'guest', owner: null });
  for (const asking of [{ authorization: 'Bearer otra' }, { authorization: 'bearer dos palabras' }])
    expect(await who('/api/cart/pull', asking)).toBeNull();
});

test('pages and forms take no token from the address or a header', async () => {
  expect(await who('/checkout/cart?token=ana', { authorization: 'Bearer ana' })).toEqual({
    kind: 'guest',
    owner: null,
  });
});

test('the service is known by its token in the header alone, and only where one is set', async () => {
  expect(await who('/api/health', { authorization: 'Bearer servicio' })).toMatchObject({
    kind: 'service',
    owner: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(await who('/api/health?token=servicio')).toBeNull();
  expect(await who('/api/health', { authorization: 'Bearer servicio', env: { SERVICE_TOKEN: '' } })).toBeNull();
});

test('a request from another site acts with no cookie', async () => {
  expect(
    await who('/api/cart/pull', { cookie: `__Host-session=ana; __Host-cart-${ID}=${CART}`, site: 'cross-site' }),
  ).toEqual({
    kind: 'guest',
    owner: null,
  });
});
