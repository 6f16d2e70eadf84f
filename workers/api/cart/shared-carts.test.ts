import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { purge } from '../../../functions/purge';
import { CART_MESSAGES } from '../../../src/contract/cart/messages';
import { SHARED_CART_MESSAGES } from '../../../src/contract/shared-carts/messages';
import { openShop, setPrice, setStock } from '../../../tests/cart/shop';
import { newToken } from '../../http/token';
import { browser, env, get, newCustomer, post, signedIn, visit } from '../customers/customers.fixture';

vi.mock('../../pages/waku', () => ({
  runPages: async () => new Response('página', { headers: { 'content-type': 'text/html' } }),
}));
vi.mock('../../../src/waku-platform', () => ({ parseRouterRequest: () => null }));

const DAY_MS = 24 * 60 * 60 * 1000;
const REPLAYED = 'idempotent-replayed';

beforeAll(() => openShop(env));
beforeEach(() => env.SHOP.prepare('DELETE FROM shared_cart').run());

const newCart = async (asked = '') => String((await post(`/api/cart/create?${asked}`, {})).body.result);
const put = (cartId: string, sku: string, more: object = {}, asked = '') =>
  post(`/api/cart/update?cartId=${cartId}${asked}`, { cartItem: { sku, qty: 1, ...more } });
const linesOf = async (cartId: string, asked = '') =>
  ((await get(`/api/cart/pull?cartId=${cartId}${asked}`)).body.result as { sku: string; qty: number }[]).map(
    ({ sku, qty }) => [sku, qty],
  );
const share = (cartId: string, guest = 'true', asked = '') => post(`/api/cart/share/${guest}/${cartId}?${asked}`, {});
const linkOf = (answer: { body: { result: unknown } }) =>
  (answer.body.result as { sharedCartToken: string }).sharedCartToken;
const show = (token: string) => get(`/api/cart/shared/${token}`);
const add = (cartId: string, sharedCartToken: string, asked = '') =>
  post(`/api/cart/add-shared?cartId=${cartId}${asked}`, { sharedCartToken });
const messagesOf = ({ body }: { body: { meta?: Record<string, unknown> } }) =>
  ((body.meta?.notices ?? []) as { message: string }[]).map(({ message }) => message);
const rows = async () => (await env.SHOP.prepare('SELECT * FROM shared_cart').all<Record<string, string>>()).results;

/** A guest's cart with these products, and the link to it. */
async function shared(...skus: string[]) {
  const cartId = await newCart();
  for (const sku of skus) await put(cartId, sku);
  return { cartId, token: linkOf(await share(cartId)) };
}

describe('sharing a cart', () => {
  test('API-041 makes a link of what it takes to buy the same, and keeps the link as a hash', async () => {
    const cartId = await newCart();
    const extension_attributes = {
      additional_data: { warranty: { sku: 'GARANTIA-2' }, opcion_de_entrega: 'recoger_en_sucursal' },
    };
    await put(cartId, 'LAVADORA', { qty: 2, extension_attributes });
    await put(cartId, 'SILLA', {
      product_option: {
        extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '50' }] },
      },
    });
    const answer = await share(cartId);
    expect(answer.status).toBe(200);
    const token = linkOf(answer);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(answer.body.result).toEqual({ sharedCartToken: token, url: `https://localhost/shared-cart/${token}` });
    const [row] = await rows();
    expect(JSON.parse(row?.lines ?? '')).toEqual([
      { sku: 'LAVADORA', parentSku: 'LAVADORA', qty: 2, productOption: null, warrantySku: 'GARANTIA-2' },
      {
        sku: 'SILLA-RO',
        parentSku: 'SILLA',
        qty: 1,
        productOption: {
          extension_attributes: {
            bundle_options: [],
            configurable_item_options: [{ option_id: '93', option_value: '50' }],
          },
        },
        warrantySku: null,
      },
    ]);
    for (const secret of [token, cartId]) expect(JSON.stringify(row)).not.toContain(secret);
  });

  test('twice under one key makes one link, also at once; another key, another cart or no key makes another', async () => {
    const [cartId, other] = [await newCart(), await newCart()];
    await put(cartId, 'MESA');
    await put(other, 'MESA');
    const keyed = (id: string, key: string) => post(`/api/cart/share/true/${id}`, {}, { 'idempotency-key': key });
    const first = await Promise.all([keyed(cartId, 'una'), keyed(cartId, 'una')]);
    await put(cartId, 'SILLA-AZ');
    const again = await keyed(cartId, 'una');
    expect(new Set([...first, again].map(linkOf)).size).toBe(1);
    expect([again.headers.get(REPLAYED), again.body.meta]).toEqual(['true', { replayed: true }]);
    expect((await show(linkOf(again))).body.result).toMatchObject([{ sku: 'MESA' }]);
    const others = [await keyed(cartId, 'otra'), await keyed(other, 'una'), await share(cartId), await share(cartId)];
    expect(new Set([again, ...others].map(linkOf)).size).toBe(5);
    expect(others.map(({ headers }) => headers.get(REPLAYED))).toEqual([null, null, null, null]);
    expect(await rows()).toHaveLength(5);
  });

  test('a link that was made is answered again under its key, though twenty are open by then', async () => {
    const cartId = await newCart();
    await put(cartId, 'MESA');
    const keyed = () => post(`/api/cart/share/true/${cartId}`, {}, { 'idempotency-key': 'una' });
    const made = linkOf(await keyed());
    for (let times = 1; times < 20; times += 1) expect((await share(cartId)).status).toBe(200);
    expect([(await share(cartId)).status, linkOf(await keyed())]).toEqual([409, made]);
    await env.SHOP.prepare('UPDATE shared_cart SET expires_at = ?').bind(Date.now()).run();
    expect(linkOf(await keyed())).toBe(made);
    expect((await show(made)).status).toBe(200);
  });

  test('keeps nothing that somebody typed', async () => {
    const cartId = await newCart();
    await put(cartId, 'GRABADO', {
      product_option: {
        extension_attributes: { custom_options: [{ option_id: '7', option_value: 'Para Ana, 5512345678' }] },
      },
    });
    expect((await share(cartId)).status).toBe(200);
    const [row] = await rows();
    expect(JSON.parse(row?.lines ?? '')).toMatchObject([{ sku: 'GRABADO', productOption: null }]);
  });

  test('SHARED-002 the guest flag is true when nobody is signed in; a flag that says otherwise is refused', async () => {
    const guests = await newCart();
    await put(guests, 'MESA');
    const { token } = await signedIn(await newCustomer());
    const asked = `&token=${token}`;
    const own = await newCart(asked);
    await put(own, 'MESA', {}, asked);
    const answers = [
      share(guests, 'true'),
      share(guests, 'false'),
      share(own, 'false', asked),
      share(own, 'true', asked),
      share(own, 'quizas', asked),
    ];
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 401, 200, 422, 422]);
    const link = linkOf(await share(guests));
    const flags = [
      add(own, link, `${asked}&guest=false`),
      add(own, link, `${asked}&guest=true`),
      add(guests, link, '&guest=false'),
    ];
    expect((await Promise.all(flags)).map(({ status }) => status)).toEqual([200, 422, 401]);
  });

  test('only its owner shares a cart: somebody else’s is answered like none', async () => {
    const { token } = await signedIn(await newCustomer());
    const own = await newCart(`token=${token}`);
    await put(own, 'MESA', {}, `&token=${token}`);
    const other = (await signedIn(await newCustomer())).token;
    for (const answer of [
      await share(own),
      await share(own, 'false', `token=${other}`),
      await share(newToken()),
      await share('nada'),
    ])
      expect([answer.status, answer.body.result]).toEqual([404, CART_MESSAGES.freshCart]);
    expect(await rows()).toEqual([]);
  });

  test('an empty cart is not shared', async () => {
    expect((await share(await newCart())).body.result).toBe(CART_MESSAGES.cartEmpty);
  });

  test('twenty links of an owner are open at once; one that has expired makes room, and goes', async () => {
    const cartId = await newCart();
    await put(cartId, 'MESA');
    for (let times = 0; times < 20; times += 1) expect((await share(cartId)).status).toBe(200);
    const refused = await share(cartId);
    expect([refused.status, refused.body.result]).toEqual([409, SHARED_CART_MESSAGES.tooMany]);
    await env.SHOP.prepare('UPDATE shared_cart SET expires_at = ? WHERE hash = (SELECT hash FROM shared_cart LIMIT 1)')
      .bind(Date.now())
      .run();
    expect((await share(cartId)).status).toBe(200);
    await purge(env, Date.now());
    expect(await rows()).toHaveLength(20);
    await purge(env, Date.now() + 30 * DAY_MS);
    expect(await rows()).toEqual([]);
  });
});

describe('looking at a shared cart', () => {
  test('SHARED-003 shows its products at the prices of the day to anyone, and changes neither it nor any cart', async () => {
    const { cartId, token } = await shared('CAMBIA', 'POCOS');
    const before = [await rows(), (await get(`/api/cart/state?cartId=${cartId}`)).body];
    await setPrice(env, 'CAMBIA', 150);
    await setStock(env, 'POCOS', 0);
    const seen = await show(token);
    await setPrice(env, 'CAMBIA', 100);
    await setStock(env, 'POCOS', 3);
    expect(seen).toMatchObject({
      status: 200,
      body: {
        result: [
          { sku: 'CAMBIA', name: 'Producto CAMBIA', image: '/cambia.webp', qty: 1, price_incl_tax: 174, message: null },
          { sku: 'POCOS', message: CART_MESSAGES.outOfStock },
        ],
      },
    });
    expect(seen.headers.getSetCookie()).toEqual([]);
    expect([await rows(), (await get(`/api/cart/state?cartId=${cartId}`)).body]).toEqual(before);
  });

  test('says what is no longer sold', async () => {
    const { token } = await shared('MESA');
    await env.SHOP.prepare("UPDATE shared_cart SET lines = replace(lines, 'MESA', 'RETIRADO')").run();
    expect((await show(token)).body.result).toMatchObject([
      { sku: 'RETIRADO', price_incl_tax: null, message: CART_MESSAGES.productUnknown },
    ]);
  });

  test('a link that does not exist or has expired leads nowhere', async () => {
    const { token } = await shared('MESA');
    await env.SHOP.prepare('UPDATE shared_cart SET expires_at = ?').bind(Date.now()).run();
    for (const link of [token, newToken(), 'nada']) expect((await show(link)).status).toBe(404);
  });
});

describe('adding a shared cart', () => {
  test('API-042 puts every line into the cart once, however often it is sent, and at once', async () => {
    const { token } = await shared('MESA', 'LAMPARA');
    const cartId = await newCart();
    await put(cartId, 'MESA');
    const both = await Promise.all([add(cartId, token), add(cartId, token)]);
    expect(both.map(({ body }) => body.result)).toEqual([
      { added: 2, refused: [] },
      { added: 2, refused: [] },
    ]);
    const again = await add(cartId, token);
    expect([again.headers.get(REPLAYED), messagesOf(again)]).toEqual(['true', [SHARED_CART_MESSAGES.addedBefore]]);
    expect(await linesOf(cartId)).toEqual([
      ['MESA', 2],
      ['LAMPARA', 1],
    ]);
    expect(await rows()).toHaveLength(1);
  });

  test('what a line is refused for is told by its name, the others are added, and a refused one may come later', async () => {
    const { token } = await shared('POCOS', 'MESA');
    await setStock(env, 'POCOS', 0);
    const cartId = await newCart();
    const answer = await add(cartId, token);
    await setStock(env, 'POCOS', 3);
    expect(answer.body.result).toEqual({ added: 1, refused: [{ sku: 'POCOS', message: CART_MESSAGES.outOfStock }] });
    expect(messagesOf(answer)).toEqual([SHARED_CART_MESSAGES.added, CART_MESSAGES.notTaken, CART_MESSAGES.outOfStock]);
    expect(await linesOf(cartId)).toEqual([['MESA', 1]]);
    await add(cartId, token);
    expect(await linesOf(cartId)).toEqual([
      ['MESA', 1],
      ['POCOS', 1],
    ]);
  });

  test('NOTIF-044 the one of a cart that is gone, or of which nothing can be had, changes nothing', async () => {
    const { token } = await shared('POCOS');
    await setStock(env, 'POCOS', 0);
    const cartId = await newCart();
    const answer = await add(cartId, token);
    await setStock(env, 'POCOS', 3);
    expect([answer.status, answer.body.result, messagesOf(answer)]).toEqual([
      422,
      SHARED_CART_MESSAGES.notUpdated,
      [SHARED_CART_MESSAGES.notUpdated, CART_MESSAGES.notTaken, CART_MESSAGES.outOfStock],
    ]);
    const gone = await add(cartId, newToken());
    expect([gone.status, gone.body.result]).toEqual([404, SHARED_CART_MESSAGES.notUpdated]);
    expect(await linesOf(cartId)).toEqual([]);
  });
});

describe('by the forms of a page', () => {
  const send = async (page: ReturnType<typeof browser>, form: string, fields: Record<string, string>) => {
    const headers = {
      ...page.page(),
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://localhost',
    };
    const response = await visit(`/f/cart/${form}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields).toString(),
      redirect: 'manual',
    });
    page.keep(response.headers);
    return response;
  };

  test('sharing leads to the page of the link, adding to the cart', async () => {
    const ana = browser();
    await ana.post('/api/cart/update', { cartItem: { sku: 'MESA', qty: 2 } });
    const sent = await send(ana, 'compartir', {});
    expect(sent.status).toBe(303);
    const location = sent.headers.get('location') ?? '';
    expect(location).toMatch(/^\/shared-cart\/[\w-]{32}$/);
    const page = await visit(location);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')]);
    const luis = browser();
    for (let times = 0; times < 2; times += 1) {
      const added = await send(luis, 'agregar-compartido', { sharedCartToken: location.split('/').at(-1) ?? '' });
      expect([added.status, added.headers.get('location')]).toEqual([303, '/checkout/cart']);
    }
    expect((await luis.get('/api/cart/pull')).body.result).toMatchObject([{ sku: 'MESA', qty: 2 }]);
  });

  test('without a cart there is nothing to share; adding a link that is gone leads back to its page', async () => {
    const nobody = browser();
    expect((await send(nobody, 'compartir', {})).headers.get('location')).toBe('/checkout/cart');
    const gone = newToken();
    expect((await send(nobody, 'agregar-compartido', { sharedCartToken: gone })).headers.get('location')).toBe(
      `/shared-cart/${gone}`,
    );
    expect(await rows()).toEqual([]);
  });
});
