import { beforeAll, describe, expect, test } from 'vitest';
import { sampledOf } from '../sample';
import { type Answer, ask, cookieHeader, OWN, postForm, postJson } from './http';

const MIB = 1024 * 1024;

interface Refusal {
  code: number;
  result: string | { field: string; rule: string; message: string }[];
}

const fieldsOf = (answer: Answer): string[] => {
  const { result } = JSON.parse(answer.text) as Refusal;
  return Array.isArray(result) ? [...new Set(result.map(({ field }) => field))] : [];
};

/** A copy of `body` with another value at a dotted path. */
function withValue(body: object, path: string, value: unknown): object {
  const copy = structuredClone(body) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const at = names.reduce<Record<string, unknown>>((inside, name) => inside[name] as Record<string, unknown>, copy);
  at[last] = value;
  return copy;
}

const LONG = 'x'.repeat(10_000);
const SCRIPT = '</script><script>alert(1)</script>';
const NASTY = [
  SCRIPT,
  "'; DROP TABLE orders; --",
  '<img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}',
  '‮\u200b\ufeff',
  '../../etc/passwd',
];

const ITEM = {
  cartItem: {
    sku: 'BURO-1C',
    parentSku: 'BURO-1C',
    qty: 1,
    quoteId: '',
    extension_attributes: { additional_data: { opcion_de_entrega: 'domicilio' } },
  },
};

const ADDRESS = {
  firstname: 'Ana',
  lastname: 'Pech',
  email: 'ana@example.mx',
  telephone: '9991234567',
  country_id: 'MX',
  region: 'Yucatán',
  region_id: '31',
  region_code: 'YUC',
  postcode: '97000',
  city: 'Mérida',
  street: ['Calle 60 491', 'Centro'],
  reference: 'Portón azul',
  company: '',
  vat_id: '',
};
const ORDER = {
  order_id: '11111111-2222-4333-8444-555555555555',
  cart_version: 1,
  products: [{ sku: 'BURO-1C', qty: 1 }],
  addressInformation: {
    shippingAddress: ADDRESS,
    billingAddress: { ...ADDRESS, street: [...ADDRESS.street] },
    shipping_carrier_code: 'flatrate',
    shipping_method_code: 'flatrate',
    payment_method_code: 'cashondelivery',
  },
};

interface Place {
  path: string;
  body: object;
  field: string;
}

const places = (path: string, body: object, fields: string[]): Place[] =>
  fields.map((field) => ({ path, body, field }));

const ADDRESS_TEXTS = [
  'street.0',
  'firstname',
  'lastname',
  'email',
  'telephone',
  'country_id',
  'region',
  'region_code',
  'postcode',
  'city',
  'reference',
  'company',
  'vat_id',
];

const TEXTS = [
  ...places('/api/cart/update', ITEM, [
    'cartItem.sku',
    'cartItem.parentSku',
    'cartItem.extension_attributes.additional_data.opcion_de_entrega',
  ]),
  ...places('/api/order', ORDER, [
    'order_id',
    'addressInformation.shipping_carrier_code',
    'addressInformation.payment_method_code',
  ]),
  ...places(
    '/api/order',
    ORDER,
    ['shippingAddress', 'billingAddress'].flatMap((address) =>
      ADDRESS_TEXTS.map((name) => `addressInformation.${address}.${name}`),
    ),
  ),
  ...places(
    '/api/cart/shipping-methods',
    { address: { country_id: 'MX', region: 'Yucatán', postcode: '97000', city: 'Mérida' } },
    ['address.region', 'address.postcode', 'address.city'],
  ),
];

const NUMBERS = [
  ...places('/api/cart/update', ITEM, ['cartItem.qty']),
  ...places('/api/order', ORDER, ['cart_version', 'products.0.qty']),
];

/** What is wrong inside a line of a street is told of the street: a part may stand in any of its lines. */
const partOf = (field: string, named: string): string =>
  named.endsWith('.street') && field.startsWith(`${named}.`) ? field : named;

describe('calls', () => {
  test.each(TEXTS)('$path refuses what is no text in $field', async ({ path, body, field }) => {
    for (const value of [LONG, 'a\u0000b', 'a\u001bb', {}, [[]], true]) {
      const answer = await postJson(path, withValue(body, field, value), {});
      expect(
        [answer.status, fieldsOf(answer).map((named) => partOf(field, named))],
        JSON.stringify(value).slice(0, 20),
      ).toEqual([422, [field]]);
    }
  });

  test.each(TEXTS)('$path takes code in $field for text, or refuses it by name', async ({ path, body, field }) => {
    for (const value of NASTY) {
      const answer = await postJson(path, withValue(body, field, value), {});
      expect(answer.status, value).toBeLessThan(500);
      if (answer.status === 422 && fieldsOf(answer).length > 0) expect(fieldsOf(answer)).not.toContain('');
      expect(answer.text).not.toMatch(/SQLITE|D1_ERROR|\bat \w+ \(/);
    }
  });

  test.each(NUMBERS)('$path refuses what is no number in $field', async ({ path, body, field }) => {
    for (const value of [-1, 1.5, 1e21, Number.MAX_SAFE_INTEGER + 1, 'dos', '1e3', {}, [], true, LONG]) {
      const answer = await postJson(path, withValue(body, field, value), {});
      expect([answer.status, fieldsOf(answer)], String(value).slice(0, 20)).toEqual([422, [field]]);
    }
  });

  test.each(['{', 'null', '[]', '7', '"x"', '{"cartItem":', '[['.repeat(50_000), '{"a":1}{"b":2}', '\u0000'])(
    'a body that is none (%#) is refused',
    async (body) => {
      for (const path of ['/api/cart/update', '/api/order', '/api/cart/shipping-information']) {
        const answer = await ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
        expect([400, 422]).toContain(answer.status);
        expect((JSON.parse(answer.text) as Refusal).code).toBe(answer.status);
      }
    },
  );

  test('what is too big is 413, announced or not', async () => {
    const body = JSON.stringify({ ...ITEM, more: 'x'.repeat(MIB) });
    const parts = () => new Blob([body]).stream();
    for (const path of ['/api/cart/update', '/api/order']) {
      expect((await ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })).status).toBe(
        413,
      );
      expect(
        (
          await ask(path, {
            method: 'POST',
            body: parts(),
            duplex: 'half',
            headers: { 'content-type': 'application/json' },
          } as RequestInit)
        ).status,
      ).toBe(413);
    }
  });

  test.each([
    ['/api/stock/check?sku=%00', 'sku'],
    [`/api/stock/list?skus=${LONG}`, 'skus.0'],
    ['/api/cart/pull?storeCode=nadie', 'storeCode'],
    [`/api/cart/totals?cartId=${LONG}`, 'cartId'],
    ['/api/shipping/estimate?postCode=1', 'postCode'],
  ])('a query (%#) names what is wrong', async (path, field) => {
    const answer = await ask(path);
    expect([answer.status, fieldsOf(answer)]).toEqual([422, [field]]);
  });

  test.each(['/api/sync/order/nada', '/api/stock/check?sku=NADA', `/api/sync/order/${LONG}`, '/api/nada', '/api/%ff'])(
    'an address (%#) is nothing of ours',
    async (path) => {
      expect([404, 422]).toContain((await ask(path)).status);
    },
  );
});

describe('forms', () => {
  let cookie = '';
  beforeAll(async () => {
    cookie = cookieHeader((await postForm('/f/cart/add', { sku: 'BURO-1C', qty: '1' })).cookies);
  });

  const VALID: Record<string, Record<string, string>> = {
    'cart/add': { sku: 'BURO-1C', parentSku: 'BURO-1C', qty: '1', warranty: '', deliveryOption: '' },
    'cart/set': { itemId: '1', qty: '1' },
    'cart/remove': { itemId: '1' },
    'cart/restore': { itemId: '1' },
    'cart/coupon': { code: 'NADA' },
    'cart/destination': { zipCode: '97000' },
    'checkout/datos': { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' },
    'checkout/codigo-postal': { zipCode: '97000' },
    'checkout/direccion': {
      zipCode: '97000',
      streetAddress: 'Calle 60',
      exteriorNumber: '491',
      apartmentNumber: '',
      neighbourhood: 'Mérida Centro',
      city: '',
      state: '',
      reference: '',
      phoneNumber: '9991234567',
      firstName: 'Ana',
      lastName: 'Pech',
    },
    'checkout/direccion-guardada': { address: 'otra' },
    'checkout/envio': { method: 'flatrate:flatrate' },
    'checkout/pago': { method: 'cashondelivery' },
    'checkout/pedido': { orderId: '11111111-2222-4333-8444-555555555555', cartVersion: '1' },
  };
  const FIELDS = Object.entries(VALID)
    .flatMap(([form, fields]) => Object.keys(fields).map((name) => [form, name] as const))
    .map(([form, name], turn) => [form, name, turn] as const);
  /** Every third of what is tried in a field, each draws a page; the next field tries others, the soak all in each. */
  const some = (values: readonly string[], turn: number) => sampledOf(values, 3, turn);

  test.each(FIELDS)('%s refuses what is no %s, with and without script', async (form, name, turn) => {
    for (const value of some([LONG, 'a\u0000b', 'a\u001bb'], turn)) {
      const sent = { ...VALID[form], [name]: value };
      const told = await postForm(`/f/${form}`, sent, { cookie, accept: 'application/json' });
      expect([told.status, fieldsOf(told)], value.slice(0, 3)).toEqual([422, [name]]);
      const shown = await postForm(`/f/${form}`, sent, { cookie });
      expect(shown.status).toBe(303);
      expect((await ask(shown.location ?? '/nada', { headers: { cookie } })).status).toBe(200);
    }
  });

  test.each(FIELDS)('%s takes code in %s for text', async (form, name, turn) => {
    for (const value of some(NASTY, turn)) {
      const answer = await postForm(`/f/${form}`, { ...VALID[form], [name]: value }, { cookie });
      expect(answer.status, value).toBe(303);
      const page = await ask(answer.location ?? '/nada', { headers: { cookie } });
      expect(page.status).toBe(200);
      expect(page.text).not.toContain(SCRIPT);
      expect(page.text.replace(/<script[\s\S]*?<\/script>/g, '')).not.toContain('<img src=x');
    }
  });

  test.each(['0', '-1', '1.5', '1e3', '10001', '99999999999999999999', ' ', 'dos'])(
    '%j is no quantity',
    async (qty) => {
      const answer = await postForm('/f/cart/set', { itemId: '1', qty }, { cookie, accept: 'application/json' });
      expect([answer.status, fieldsOf(answer)]).toEqual([422, ['qty']]);
    },
  );

  test('what is no form is 400, too much of one is 413', async () => {
    const send = (body: string, type: string) =>
      ask('/f/cart/add', { method: 'POST', body, headers: { ...OWN, 'content-type': type } });
    expect((await send('{"sku":"BURO-1C"}', 'application/json')).status).toBe(400);
    expect((await send('--x', 'multipart/form-data; boundary=x')).status).toBe(400);
    expect((await send(`sku=${'x'.repeat(MIB)}`, 'application/x-www-form-urlencoded')).status).toBe(413);
  });

  test.each([
    'https://otra.example/',
    '//otra.example/',
    '/\\otra.example',
    'javascript:alert(1)',
    '/f/cart/add',
    '/api/health',
    LONG,
  ])('no form leads away (%#)', async (back) => {
    for (const answer of [
      await postForm('/f/cart/coupon', { code: 'NADA', back }, { cookie }),
      await postForm('/f/cart/add', { sku: 'NADA', back }),
    ]) {
      expect(answer.status).toBe(303);
      expect(answer.location).toMatch(/^\/checkout\/cart(\?|$)/);
    }
  });
});
