import { describe, expect, test } from 'vitest';
import { cartIdOf } from '../../../src/domain/cart/hashes';
import { testLine } from '../../../src/domain/cart/line-fixture';
import { addLine, MAX_LINES } from '../../../src/domain/cart/lines';
import type { Problem } from '../../../src/domain/result';
import { say } from '../../../src/features/cart/say';
import { answerOf } from '../../../src/features/shop/form-answer';
import { translator } from '../../../src/i18n';
import { newLine } from '../../../tests/fakes/cart';
import { FakeShop, TOKEN } from '../../../tests/fakes/commerce';
import { browser } from '../forms.fixture';

function withLine(qty = 2) {
  const shop = new FakeShop();
  Object.assign(shop.cart(TOKEN), { lines: [{ ...newLine('LAMP-01', qty), itemId: 1 }], version: 3 });
  return browser(shop);
}

test.each(['set', 'remove', 'restore'])(
  'a late "%s" of the line of another cart is not made of this one',
  async (form) => {
    const { shop, withScript } = withLine();
    await withScript(`/f/cart/${form}`, { itemId: '1', qty: '9', cart: 'f00df00df00df00d' });
    expect(shop.cart(TOKEN).operations).toEqual([]);
    await withScript(`/f/cart/${form}`, { itemId: '1', qty: '9', cart: cartIdOf(TOKEN) });
    expect(shop.cart(TOKEN).operations).toMatchObject([{ kind: form, itemId: 1 }]);
  },
);

describe('adding', () => {
  test('a first add makes a cart, keeps it in the cookie and leads to the cart page', async () => {
    const { shop, post, session } = browser(new FakeShop(), {});
    const answer = await post('/f/cart/add', {
      sku: 'LAMP-01',
      qty: '2',
      warranty: 'GAR-12',
      back: '/p/LAMP-01/lampara',
    });
    expect([answer.status, answer.location]).toEqual([303, '/checkout/cart?agregado=1']);
    expect(answer.cookies).toEqual([{ token: expect.stringMatching(/^[\w-]{32}$/), version: 1 }]);
    const cart = shop.cart(answer.cookies[0]?.token ?? '');
    expect(cart.operations).toMatchObject([{ kind: 'add', sku: 'LAMP-01', qty: 2, warrantySku: 'GAR-12' }]);
    expect(session.flash).toBeNull();
  });

  test('more of the same is told by the address alone, like the first of it', async () => {
    const { post, session } = withLine();
    expect((await post('/f/cart/add', { sku: 'LAMP-01', qty: '1' })).location).toBe('/checkout/cart?agregado=1');
    expect(session.flash).toBeNull();
  });

  test('what is bought at once leads to the checkout by itself, and to the cart where that holds something else or more of it', async () => {
    const services = { 'servicio-1': 'ARMADO' };
    const alone = browser(new FakeShop(), {});
    expect((await alone.post('/f/cart/comprar', { sku: 'LAMP-01', qty: '2', ...services })).location).toBe('/checkout');
    expect(alone.session.flash).toBeNull();
    const beside = withLine();
    expect((await beside.post('/f/cart/comprar', { sku: 'MESA' })).location).toMatch(/^\/checkout\/cart\?agregado=/);
    const again = await withLine(1).post('/f/cart/comprar', { sku: 'LAMP-01', qty: '1' });
    expect(again.location).toMatch(/^\/checkout\/cart\?agregado=/);
    const refused = browser(new FakeShop(), {});
    expect((await refused.post('/f/cart/comprar', { sku: 'SIN-STOCK', back: '/p/X/x' })).location).toMatch(
      /^\/p\/X\/x\?aviso=/,
    );
  });

  test('services that are ticked are added with their product, as many of each, in one operation', async () => {
    const { shop, post } = browser(new FakeShop(), {});
    const answer = await post('/f/cart/add', {
      sku: 'LAMP-01',
      qty: '2',
      'servicio-1': 'ARMADO',
      'servicio-2': '',
      'servicio-3': 'ARMADO',
    });
    expect(shop.cart(answer.cookies[0]?.token ?? '').operations[0]).toMatchObject({
      kind: 'together',
      operations: [
        { kind: 'add', sku: 'LAMP-01', qty: 2 },
        { kind: 'add', sku: 'ARMADO', qty: 2, isService: true },
      ],
    });
  });

  test('services that cannot be read, or too many of them, add nothing', async () => {
    const { post } = browser(new FakeShop(), {});
    const tooMany = Object.fromEntries(
      Array.from({ length: 11 }, (_, index) => [`servicio-${index + 1}`, `S-${index}`]),
    );
    for (const services of [{ 'servicio-1': 'A'.repeat(10_000) }, { 'servicio-1': 'A\u0000B' }, tooMany]) {
      const refused = await post('/f/cart/add', { sku: 'LAMP-01', back: '/p/LAMP-01/lampara', ...services });
      expect([refused.location?.startsWith('/p/LAMP-01/lampara?aviso='), refused.cookies]).toEqual([true, []]);
    }
  });

  test('a forged cookie gives a fresh cart, and the next page says so', async () => {
    const { post, session } = browser(new FakeShop(), { lostCart: true });
    await post('/f/cart/add', { sku: 'LAMP-01' });
    expect(session.flash?.notices).toMatchObject([{ id: 'freshCart' }]);
  });

  test('a refused add goes back to its page with the reason, without a cart or a cookie', async () => {
    const { post } = browser(new FakeShop(), {});
    const refused = await post('/f/cart/add', { sku: 'SIN-STOCK', qty: '1', back: '/p/SIN-STOCK/silla?color=1' });
    expect([refused.status, refused.location, refused.cookies]).toEqual([
      303,
      '/p/SIN-STOCK/silla?color=1&aviso=The+requested+qty+is+not+available',
      [],
    ]);
    expect((await post('/f/cart/add', { sku: 'LAMP-01', qty: '-2' })).location).toBe(
      '/checkout/cart?aviso=The+quantity+must+be+a+whole+number',
    );
  });

  test('a set that lacks a part goes back to its page with the part’s place on it; a script is told its name', async () => {
    const { post, withScript } = browser(new FakeShop(), {});
    const refused = await post('/f/cart/add', { sku: 'JUEGO', back: '/p/JUEGO/comedor' });
    expect(Object.fromEntries(new URL(refused.location ?? '', 'https://tienda.example').searchParams)).toEqual({
      aviso: '{name} is out of stock, and the set is sold as a whole',
      pieza: '2',
    });
    const told = await withScript('/f/cart/add', { sku: 'JUEGO', back: '/p/JUEGO/comedor' });
    expect(told.json).toMatchObject({ code: 422, meta: { notices: [{ params: { name: 'Silla' } }] } });
  });

  test('a cart that is full says how many products it holds, to a script and without one', async () => {
    const shop = new FakeShop();
    const full = addLine(
      Array.from({ length: MAX_LINES }, (_, at) => testLine({ itemId: at + 1, sku: `S${at}` })),
      testLine({ sku: 'MORE' }),
      MAX_LINES + 1,
    );
    shop.cart(TOKEN).apply = async () => full as { ok: false; problem: Problem };
    const { withScript, post } = browser(shop);
    const { json } = await withScript('/f/cart/add', { sku: 'MORE' });
    const answer = answerOf(422, json);
    if (answer === 'challenge' || answer.ok !== false) throw new Error('not refused');
    const { message, params } = answer.notice;
    expect(say({ [message]: translator('es-MX').message(message) }, message, params, '')).toBe(
      'En el carrito caben 100 productos distintos como máximo.',
    );
    await post('/f/cart/set', { itemId: '1', qty: '2' });
    expect(shop.formSession.flash?.notices).toMatchObject([{ params: { max: MAX_LINES } }]);
  });

  test.each([
    '//malo.example',
    'https://malo.example/p',
    '/\\malo.example',
    'javascript:alert(1)',
    '/f/cart/add',
    '/p/%00',
    `/${'x'.repeat(3000)}`,
  ])('a way back that is none is not taken (%#)', async (back) => {
    const refused = await browser(new FakeShop(), {}).post('/f/cart/add', { sku: 'NADA', back });
    expect(refused.location).toBe('/checkout/cart?aviso=Item+not+available+in+the+online+store');
  });

  test('a store view with a prefix leads to its own pages, its prefix never twice', async () => {
    const { post } = browser(new FakeShop(), { store: 'muebles_america', cartToken: TOKEN });
    expect((await post('/f/cart/add', { sku: 'LAMP-01' })).location).toBe('/muebles_america/checkout/cart?agregado=1');
    for (const back of ['/muebles_america/p/NADA/x', '/p/NADA/x']) {
      expect((await post('/f/cart/add', { sku: 'NADA', back })).location).toMatch(
        /^\/muebles_america\/p\/NADA\/x\?aviso=/,
      );
    }
  });
});

describe('the cart page', () => {
  test('a quantity is set absolutely and told by the next page', async () => {
    const { cart, post, session } = withLine();
    const answer = await post('/f/cart/set', { itemId: '1', qty: '5' });
    expect([answer.location, cart.lines[0]?.qty, answer.cookies]).toEqual([
      '/checkout/cart',
      5,
      [{ token: TOKEN, version: 4 }],
    ]);
    expect(session.flash).toMatchObject({ form: null, notices: [{ message: 'Product quantity has been updated!' }] });
  });

  test('minus and plus step from the quantity they stand next to; minus at one asks before it removes', async () => {
    const { cart, post } = withLine(1);
    await post('/f/cart/set', { itemId: '1', qty: '1', step: '1' });
    expect(cart.lines[0]?.qty).toBe(2);
    const asked = await post('/f/cart/set', { itemId: '1', qty: '1', step: '-1' });
    expect([asked.location, cart.lines[0]?.qty]).toEqual(['/checkout/cart?quitar=1#linea-1', 2]);
  });

  test.each(['0', '-3', '2.5', 'dos', '99999', 'x'.repeat(10_000)])(
    'a wrong quantity (%#) is refused and comes back with its message',
    async (qty) => {
      const { cart, post, session } = withLine();
      await post('/f/cart/set', { itemId: '1', qty });
      expect(cart.lines[0]?.qty).toBe(2);
      expect(session.flash).toMatchObject({
        form: 'set',
        errors: [{ field: 'qty', rule: 'quantity' }],
        values: { itemId: '1' },
      });
      expect(session.flash?.values.qty?.length).toBeLessThanOrEqual(255);
    },
  );

  test('a line is removed and put back; sent twice does no harm', async () => {
    const { cart, post, session } = withLine();
    expect([(await post('/f/cart/remove', { itemId: '1' })).location, cart.lines]).toEqual([
      '/checkout/cart?quitado=1',
      [],
    ]);
    expect((await post('/f/cart/remove', { itemId: '1' })).location).toBe('/checkout/cart');
    expect(session.flash).toBeNull();
    await post('/f/cart/restore', { itemId: '1' });
    expect(cart.lines).toMatchObject([{ itemId: 1, qty: 2 }]);
    expect((await post('/f/cart/restore', { itemId: '1' })).location).toBe('/checkout/cart');
  });

  test('a coupon is applied and taken off; a wrong one comes back in its field', async () => {
    const { cart, post, session } = withLine();
    expect((await post('/f/cart/coupon', { code: ' BUENFIN ', back: '/checkout?paso=pago' })).location).toBe(
      '/checkout?paso=pago',
    );
    expect([cart.coupon, session.flash?.notices]).toEqual([
      'BUENFIN',
      [expect.objectContaining({ message: 'The coupon has been applied' })],
    ]);
    await post('/f/cart/coupon', { code: '' });
    expect(cart.coupon).toBeNull();
    await post('/f/cart/coupon', { code: 'NADA' });
    expect(session.flash).toMatchObject({
      form: 'coupon',
      values: { code: 'NADA' },
      errors: [{ field: 'code', message: "The coupon code isn't valid" }],
    });
  });
});

test.each([
  ['add', { sku: 'LAMP-01' }],
  ['set', { itemId: '1', qty: '5' }],
  ['remove', { itemId: '1' }],
  ['restore', { itemId: '1' }],
  ['coupon', { code: 'BUENFIN' }],
  ['destination', { zipCode: '97000' }],
])('the key of %s reaches the cart, under the name of the form', async (name, fields) => {
  const { cart, post } = withLine();
  const key = crypto.randomUUID();
  await post(`/f/cart/${name}`, { ...fields, key });
  expect(cart.keys).toEqual([`${name}:${key}`]);
});

describe('where the cart goes', () => {
  test('the form of the cart moves it to the place of a postal code, also where nobody delivers, and leads back', async () => {
    const { cart, post, withScript } = withLine();
    const answer = await post('/f/cart/destination', { zipCode: '97000' });
    expect([answer.status, answer.location]).toEqual([303, '/checkout/cart']);
    expect(cart.operations).toMatchObject([
      { kind: 'destination', destination: { postcode: '97000', city: 'Mérida' } },
    ]);
    expect((await withScript('/f/cart/destination', { zipCode: '97999' })).json?.result).toMatchObject({
      cart: { postcode: '97999' },
    });
  });

  test('a code that is none is refused, with what was typed, and a browser without a cart gets none', async () => {
    const { cart, post, session } = withLine();
    for (const zipCode of ['00000', '9700']) {
      expect((await post('/f/cart/destination', { zipCode })).location).toBe('/checkout/cart');
      expect(session.flash).toMatchObject({
        form: 'destination',
        values: { zipCode },
        errors: [{ field: 'zipCode', rule: 'postalCode' }],
      });
    }
    expect(cart.operations).toEqual([]);
    const without = browser(new FakeShop(), {});
    expect((await without.post('/f/cart/destination', { zipCode: '97000' })).cookies).toEqual([]);
  });
});

describe('with script', () => {
  test('the same form answers JSON: where to go, what happened, the cart', async () => {
    const { withScript, session } = withLine();
    const answer = await withScript('/f/cart/add', { sku: 'MESA-01' });
    expect(answer).toMatchObject({
      status: 200,
      json: {
        code: 200,
        result: {
          location: '/checkout/cart?agregado=1',
          notices: [{ id: 'productAddedToCart' }],
          cart: { version: 4, count: 3 },
          itemId: 1,
        },
      },
    });
    expect(session.flash).toBeNull();
  });

  test('a refusal answers its fields and keeps no flash', async () => {
    const { withScript, session } = withLine();
    expect(await withScript('/f/cart/set', { itemId: '1', qty: '0' })).toMatchObject({
      status: 422,
      json: { code: 422, result: [{ field: 'qty', rule: 'quantity' }] },
    });
    expect(await withScript('/f/cart/add', { sku: 'SIN-STOCK' })).toMatchObject({
      status: 422,
      json: {
        result: 'The requested qty is not available',
        meta: { notices: [{ id: 'requestedQty', params: { max: 3 } }] },
      },
    });
    expect(session.flash).toBeNull();
  });
});

describe('what is no form', () => {
  test('only urlencoded forms up to 64 KiB are read, only by POST', async () => {
    const { send, post } = browser();
    const json = await send('/f/cart/add', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"sku":"A"}',
    });
    const file = await send('/f/cart/add', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x--',
    });
    const large = await post('/f/cart/add', { sku: 'x'.repeat(65 * 1024) });
    const get = await send('/f/cart/add', {});
    expect([json.status, file.status, large.status, get.status, get.headers.get('allow')]).toEqual([
      400,
      400,
      413,
      405,
      'POST',
    ]);
    expect((await post('/f/nada', {})).status).toBe(404);
  });

  test("names of an object's own machinery are only names", async () => {
    const { send, session } = withLine();
    await send('/f/cart/set', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '__proto__=x&constructor=y&itemId=1&qty=no',
    });
    expect(session.flash?.errors).toMatchObject([{ field: 'qty' }]);
  });

  test('storage that is busy asks to come back, without a redirect', async () => {
    const shop = new FakeShop();
    shop.cart(TOKEN).apply = async () => ({
      ok: false,
      problem: { status: 503, message: 'The service is busy, please try again' },
    });
    const busy = await browser(shop).post('/f/cart/set', { itemId: '1', qty: '2' });
    expect([busy.status, busy.headers.get('retry-after'), busy.headers.get('cache-control')]).toEqual([
      503,
      '1',
      'no-store',
    ]);
    expect(busy.headers.get('content-type')).toContain('text/html');
    expect(busy.text).toContain('Hay mucha gente en la tienda. Inténtalo otra vez en un momento.');
    expect(busy.text).toContain('href="/checkout/cart"');
  });
});
