import { expect, inject, test } from 'vitest';
import { buyableProduct } from './buyable';
import { type Answer, ask, cookieHeader, postForm } from './http';

const { product } = buyableProduct();
const faces = [
  ['our own engine', inject('shops').embedded],
  ['in front of a retailer', inject('shops').upstream],
] as const;
const JSON_ANSWER = { accept: 'application/json' };
const PERSON = { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' };
const ADDRESS = {
  zipCode: '97000',
  streetAddress: 'Calle 60',
  exteriorNumber: '491',
  neighbourhood: 'Centro',
  phoneNumber: '999 123 4567',
};

/** A browser without script: its cookies, the forms of its pages, and what it sends. */
function shopper(shop: string) {
  const jar = new Map<string, string>();
  const keep = (answer: Answer) => {
    for (const cookie of answer.cookies) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=', 2);
      jar.set(name, value);
    }
    return answer;
  };
  const cookie = () => cookieHeader([...jar].map(([name, value]) => `${name}=${value}`));
  const send = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    keep(await postForm(path, fields, { cookie: cookie(), ...headers }, shop));
  const read = async (path: string) => keep(await ask(path, { headers: { cookie: cookie() } }, shop));
  /** The cart as the shop has it. */
  const cart = async () =>
    JSON.parse((await read('/api/cart/pull')).text).meta.cart as {
      version: number;
      lines: { itemId: number; qty: number }[];
    };
  /** The same form sent twice at the same moment, without script and with it, and once more afterwards. */
  const repeat = async (path: string, fields: Record<string, string>) => {
    const atOnce = await Promise.all([send(path, fields), send(path, fields), send(path, fields, JSON_ANSWER)]);
    const after = [await send(path, fields), await send(path, fields, JSON_ANSWER)];
    return [...atOnce, ...after];
  };
  return { send, read, cart, repeat };
}

/** Where each answer leads, with script or without. */
const locations = (answers: Answer[]): string[] =>
  answers.map(({ location, text }) => location ?? JSON.parse(text).result.location);

const keys = (page: Answer): string[] =>
  [...page.text.matchAll(/<input type="?hidden"? name="?key"? value="?([^"\s>]+)/g)].map(([, key = '']) => key);

test.each(faces)('every form of the cart sent with a key, at once and again, is one operation: %s', async (_, shop) => {
  const { send, repeat, cart } = shopper(shop);
  await send('/f/cart/add', { sku: product.sku, qty: '1' });
  const added = await repeat('/f/cart/add', { sku: product.sku, qty: '2', key: crypto.randomUUID() });
  expect(new Set(locations(added)).size).toBe(1);
  expect((await cart()).lines).toMatchObject([{ qty: 3 }]);

  const [line] = (await cart()).lines;
  const itemId = String(line?.itemId);
  const before = (await cart()).version;
  for (const [path, fields] of [
    ['/f/cart/set', { itemId, qty: '4' }],
    ['/f/cart/remove', { itemId }],
    ['/f/cart/restore', { itemId }],
    ['/f/cart/destination', { zipCode: '97000' }],
  ] as const) {
    const answers = await repeat(path, { ...fields, key: crypto.randomUUID() });
    expect([path, [...new Set(answers.map(({ status }) => status))].sort(), new Set(locations(answers)).size]).toEqual([
      path,
      [200, 303],
      1,
    ]);
  }
  expect(await cart()).toMatchObject({ version: before + 4, lines: [{ qty: 4 }] });
});

test.each(faces)('two adds without a key are two, and so are two with keys of their own: %s', async (_, shop) => {
  const { send, cart } = shopper(shop);
  const sends: Record<string, string>[] = [{}, {}, { key: crypto.randomUUID() }, { key: crypto.randomUUID() }];
  for (const fields of sends) await send('/f/cart/add', { sku: product.sku, qty: '1', ...fields });
  expect((await cart()).lines).toMatchObject([{ qty: 4 }]);
});

test.each(faces)('a key that comes with other fields changes nothing, and the shopper is told: %s', async (_, shop) => {
  const { send, read, cart } = shopper(shop);
  await send('/f/cart/add', { sku: product.sku, qty: '1' });
  const itemId = String((await cart()).lines[0]?.itemId);
  const key = crypto.randomUUID();
  await send('/f/cart/set', { itemId, qty: '2', key });
  await read('/checkout/cart');
  const refused = await send('/f/cart/set', { itemId, qty: '3', key });
  expect([refused.status, refused.location]).toEqual([303, '/checkout/cart']);
  expect((await read('/checkout/cart')).text).toContain('Esta solicitud ya se envió con otros datos.');
  expect((await send('/f/cart/set', { itemId, qty: '3', key }, JSON_ANSWER)).status).toBe(422);
  expect((await cart()).lines).toMatchObject([{ qty: 2 }]);
});

test.each(faces)(
  'every form of the checkout sent with a key, at once and again, is one operation, the order too: %s',
  async (_, shop) => {
    const { send, read, repeat, cart } = shopper(shop);
    await send('/f/cart/add', { sku: product.sku, qty: '1' });
    const steps = [
      ['datos', PERSON, '/checkout?paso=pago'],
      ['codigo-postal', { zipCode: '97000' }, '/checkout?paso=datos'],
      ['direccion', ADDRESS, '/checkout?paso=pago'],
      ['envio', { method: 'tablerate:homeDelivery' }, '/checkout?paso=pago'],
      ['pago', { method: 'cashondelivery', billing: 'same' }, '/checkout?paso=pago'],
    ] as const;
    for (const [name, fields, next] of steps) {
      const answers = await repeat(`/f/checkout/${name}`, { ...fields, key: crypto.randomUUID() });
      expect([name, new Set(locations(answers))]).toEqual([name, new Set([next])]);
    }
    const orderId = crypto.randomUUID();
    const placed = await repeat('/f/checkout/pedido', {
      orderId,
      cartVersion: String((await cart()).version),
      key: crypto.randomUUID(),
    });
    expect(new Set(locations(placed))).toEqual(new Set([`/checkout/pedido/${orderId}`]));
    expect((await read(`/checkout/pedido/${orderId}`)).status).toBe(200);
    expect((await cart()).lines).toEqual([]);
  },
);

test('each form of a page has a key of its own, fresh with every page; a page that is the same for everyone has none', async () => {
  const { send, read } = shopper(inject('shops').embedded);
  await send('/f/cart/add', { sku: product.sku, qty: '1' });
  const pages = [await read('/checkout/cart'), await read('/checkout/cart'), await read('/checkout')];
  const all = pages.flatMap(keys);
  expect(keys(pages[0] as Answer).length).toBeGreaterThan(1);
  expect(keys(pages[2] as Answer).length).toBeGreaterThan(0);
  expect(new Set(all).size).toBe(all.length);
  expect(keys(await read(buyableProduct().path))).toEqual([]);
});
