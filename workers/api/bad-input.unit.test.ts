import { describe, expect, test } from 'vitest';
import { FakeShop, TOKEN } from '../../tests/fakes/commerce';
import { RetailerFailed } from '../http/retailer-failed';
import { client, fieldsOf } from './api.fixture';

const update = `/api/cart/update?cartId=${TOKEN}`;
const item = (wrong: Record<string, unknown>) => ({ cartItem: { sku: 'LAMP-01', qty: 1, ...wrong } });

describe('bodies', () => {
  test.each(['{', '', 'null', '[]', '"x"', '{"cartItem":[]}', '{"cartItem":null}', '[[[['.repeat(10_000)])(
    'a body that is none (%#) is refused, never a failure',
    async (body) => {
      const refused = await client().send('POST', update, { body });
      expect([400, 422]).toContain(refused.status);
      expect(refused.body.code).toBe(refused.status);
    },
  );

  test('a bundle choice as deep as a body can be is refused where it starts', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const body = `{"cartItem":{"sku":"PAQUETE","qty":1,"product_option":{"extension_attributes":{"bundle_options":{"1":${deep}}}}}}`;
    const refused = await client().send('POST', update, { body });
    expect([refused.status, fieldsOf(refused)]).toEqual([
      422,
      ['cartItem.product_option.extension_attributes.bundle_options'],
    ]);
  });

  test('malformed JSON is 400, a missing element is named in the words of the family', async () => {
    expect(await client().send('POST', update, { body: '{"cartItem":' })).toMatchObject({
      status: 400,
      body: { result: 'Request body is not valid JSON' },
    });
    expect((await client().post(update, {})).body.result).toEqual([
      { field: 'cartItem', rule: 'required', message: 'No cartItem element provided within the request body' },
    ]);
    expect((await client().post(`/api/cart/shipping-methods?cartId=${TOKEN}`, {})).body.result).toMatchObject([
      { message: 'No address element provided within the request body' },
    ]);
    expect((await client().post(`/api/cart/collect-totals?cartId=${TOKEN}`, {})).body.result).toMatchObject([
      { message: 'No shipping and payment methods element provided within the request body' },
    ]);
  });

  test('only JSON is read, so that no form of another site posts here', async () => {
    const refused = await client().send('POST', update, {
      body: JSON.stringify(item({})),
      headers: { 'content-type': 'text/plain' },
    });
    expect(refused).toMatchObject({ status: 400, body: { result: 'Content-Type must be application/json' } });
  });

  test('a body above 1 MiB is 413, with and without an announced length', async () => {
    const body = JSON.stringify({ ...item({}), more: 'x'.repeat(1024 * 1024) });
    expect((await client().send('POST', update, { body })).status).toBe(413);
    expect((await client().send('POST', update, { body, headers: { 'content-length': '10' } })).status).toBe(413);
    expect(
      (await client().send('POST', update, { body: '{}', headers: { 'content-length': '99999999' } })).status,
    ).toBe(413);
  });

  test('unknown keys and prices of a client count for nothing', async () => {
    const { shop, send } = client();
    await send('POST', update, {
      body: '{"cartItem":{"sku":"LAMP-01","qty":1,"price":0.01,"price_incl_tax":0.01,"__proto__":{"admin":true},"extra":{"deep":[1]}},"more":1}',
    });
    expect(shop.cart(TOKEN).operations).toEqual([
      { kind: 'add', sku: 'LAMP-01', qty: 1, productOption: null, warrantySku: null, deliveryOption: null },
    ]);
  });
});

describe('fields', () => {
  test.each([
    ['qty', 0],
    ['qty', -3],
    ['qty', 1.5],
    ['qty', 1e9],
    ['qty', 'dos'],
    ['qty', '1e3'],
    ['qty', null],
    ['qty', {}],
    ['sku', ''],
    ['sku', 7],
    ['sku', 'x'.repeat(10_000)],
    ['sku', 'LAMP\u0000'],
    ['sku', '\ud800'],
    ['item_id', 'abc'],
    ['item_id', -1],
    ['product_option', 'x'],
    ['parentSku', ['a']],
  ])('a wrong %s is named (%#)', async (field, value) => {
    const { shop, post } = client();
    const refused = await post(update, item({ [field]: value }));
    expect([refused.status, fieldsOf(refused)]).toEqual([422, [`cartItem.${field}`]]);
    expect(shop.carts.size).toBe(0);
  });

  test('VALID-016 VALID-017 the refusal carries rule and message', async () => {
    expect((await client().post(update, { cartItem: { sku: 'LAMP-01', qty: -3 } })).body.result).toEqual([
      { field: 'cartItem.qty', rule: 'positive', message: 'Must be greater than 0' },
    ]);
    expect((await client().post(update, { cartItem: { qty: 1 } })).body.result).toEqual([
      { field: 'cartItem.sku', rule: 'required', message: 'Field is required' },
    ]);
  });

  test.each(["'; DROP TABLE product; --", '<script>alert(1)</script>', '{{constructor}}', '../../etc/passwd', '%00'])(
    '%s is text like any other',
    async (sku) => {
      const { shop, post } = client();
      expect((await post(update, item({ sku }))).status).toBe(200);
      expect(shop.cart(TOKEN).lines).toMatchObject([{ sku }]);
    },
  );

  test.each([
    ['/api/stock/check', 'sku', 'sku parameter is required'],
    ['/api/stock/list?skus=,%20,', 'skus', undefined],
    ['/api/product/render-list', 'skus', 'skus parameter is required'],
    ['/api/url/redirect', 'url', 'Missing url'],
    ['/api/shipping/estimate?postCode=9700', 'postCode', 'Postal code must have 5 numbers'],
    [`/api/stock/check?sku=${'x'.repeat(10_000)}`, 'sku', undefined],
    ['/api/stock/check?sku=%00', 'sku', undefined],
    [`/api/stock/list?skus=${Array.from({ length: 101 }, (_, index) => index).join(',')}`, 'skus', undefined],
    [`/api/cart/pull?cartId=${'x'.repeat(10_000)}`, 'cartId', undefined],
    ['/api/cart/pull?cartId=%07', 'cartId', undefined],
    ['/api/cart/pull?storeCode=nadie', 'storeCode', undefined],
  ])('a call (%#) names what is wrong', async (path, field, message) => {
    const refused = await client().get(path);
    expect([refused.status, fieldsOf(refused)]).toEqual([422, [field]]);
    if (message) expect(refused.body.result).toMatchObject([{ message }]);
  });
});

describe('routes', () => {
  test('an unknown route is 404 in the envelope, a wrong method 405 with what is allowed', async () => {
    expect(await client().get('/api/nada')).toMatchObject({ status: 404, body: { code: 404, result: 'Not found' } });
    const wrong = await client().get(update);
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'OPTIONS, POST']);
    const put = await client().send('PUT', '/api/cart/pull');
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'OPTIONS, GET, HEAD']);
  });

  test('every answer says its content type and that it is not kept', async () => {
    for (const path of ['/api/cart/pull', '/api/nada', '/api/stock/check', '/api/health']) {
      const { headers } = await client().get(path);
      expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['application/json', 'no-store']);
    }
  });

  test('a failure shows no stack; storage or a retailer that cannot answer asks to come back', async () => {
    const failing = (error: Error) => {
      const shop = new FakeShop();
      shop.catalogue.found = () => Promise.reject(error);
      return client(shop).get('/api/product/list?skus=A');
    };
    for (const words of [
      'reading secret of undefined',
      'D1_ERROR: near "secret": syntax error: SQLITE_ERROR',
      'D1_ERROR: UNIQUE constraint failed: secret',
    ]) {
      const failed = await failing(new Error(words));
      expect(failed).toMatchObject({ status: 500, body: { code: 500, result: 'Internal server error' } });
      expect(JSON.stringify(failed.body)).not.toContain('secret');
    }
    const overloaded = new Error('D1_ERROR: D1 DB is overloaded. Requests queued for too long.');
    for (const error of [
      Object.assign(new Error('too many requests'), { overloaded: true }),
      overloaded,
      new Error('D1_ERROR: no such table: stock: SQLITE_ERROR', {
        cause: new Error('no such table: stock: SQLITE_ERROR'),
      }),
      new RetailerFailed('the retailer did not answer: TimeoutError'),
      new Error('Failed query: SELECT 1\nparams: secret', { cause: overloaded }),
    ]) {
      const busy = await failing(error);
      expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '1']);
    }
  });
});

describe('other origins', () => {
  const origin = { origin: 'https://otra.example' };

  test('catalogue reads are for everyone without credentials, the cart for a list that is empty by default', async () => {
    const read = await client().get('/api/stock/check?sku=A', origin);
    expect([
      read.headers.get('access-control-allow-origin'),
      read.headers.get('access-control-allow-credentials'),
    ]).toEqual(['*', null]);
    expect((await client().get('/api/cart/pull', origin)).headers.get('access-control-allow-origin')).toBeNull();
    const listed = client(new FakeShop(), { env: { CORS_ORIGINS: 'https://una.example https://otra.example' } });
    expect((await listed.get('/api/cart/pull', origin)).headers.get('access-control-allow-origin')).toBe(
      'https://otra.example',
    );
    expect(
      (await listed.get('/api/cart/pull', { origin: 'https://mala.example' })).headers.get(
        'access-control-allow-origin',
      ),
    ).toBeNull();
  });

  test('a preflight is answered where it may be', async () => {
    const asked = { ...origin, 'access-control-request-method': 'POST' };
    const search = await client().send('OPTIONS', '/api/catalog/viu/product/_search', { headers: asked });
    expect([search.status, search.headers.get('access-control-allow-methods')]).toEqual([
      204,
      'OPTIONS, GET, HEAD, POST',
    ]);
    expect(
      (await client().send('OPTIONS', '/api/order', { headers: asked })).headers.get('access-control-allow-methods'),
    ).toBeNull();
  });
});
