import { expect, test } from 'vitest';
import { CALLS } from '../../src/contract/areas';
import { openApiDocument } from '../../src/contract/openapi';
import { FakeShop, requestOf, TOKEN } from '../../tests/fakes/commerce';
import { client } from '../api/api.fixture';
import { browser } from '../forms/forms.fixture';
import { pastLimit } from '../http/limits/rate-limit';
import { errorPage } from './error-page';
import { foreignForm } from './foreign-form';
import { limitedPage } from './limited-page';

interface Sent {
  status: number;
  body: unknown;
}

const { store } = requestOf(new FakeShop()).request;
const forScript = new Request('https://tienda.example/f/cart/add', { headers: { accept: 'application/json' } });
const sent = async (response: Response): Promise<Sent> => ({ status: response.status, body: await response.json() });
const form = async (path: string, fields: Record<string, string>): Promise<Sent> => {
  const { status, json } = await browser().withScript(path, fields);
  return { status, body: json };
};

const shopThat = (fails: Error): FakeShop => {
  const shop = new FakeShop();
  shop.catalogue.found = () => Promise.reject(fails);
  return shop;
};

const update = `/api/cart/update?cartId=${TOKEN}`;

const ANSWERS: [number, string, () => Promise<Sent>][] = [
  [200, 'a cart', () => client().get(`/api/cart/pull?cartId=${TOKEN}`)],
  [200, 'a change of the cart', () => client().post(update, { cartItem: { sku: 'LAMP-01', qty: 1 } })],
  [200, 'a form sent by a script', () => form('/f/cart/add', { sku: 'LAMP-01', qty: '1' })],
  [400, 'a body that is no JSON', () => client().send('POST', update, { body: '{' })],
  [401, 'a client that believes it is signed in', () => client().get('/api/cart/pull?guest=false')],
  [403, 'a form from elsewhere', () => sent(foreignForm({ store }, forScript))],
  [404, 'an unknown path', () => client().get('/api/nada')],
  [404, 'an unknown form', () => form('/f/nada', {})],
  [405, 'a wrong method', () => client().get(update)],
  [409, 'an order of a cart that is gone', () => client().post('/api/order', ORDER)],
  [
    413,
    'a body that is too large',
    () => client().send('POST', update, { body: '{}', headers: { 'content-length': '99999999' } }),
  ],
  [422, 'a wrong field', () => client().post(update, { cartItem: { sku: '', qty: 1 } })],
  [422, 'a wrong field of a form', () => form('/f/cart/add', { sku: 'LAMP-01', qty: 'dos' })],
  [
    429,
    'too many calls',
    () => sent(limitedPage({ kind: 'api', store }, forScript, pastLimit('read', 'address'), null)),
  ],
  [500, 'a failure', () => client(shopThat(new Error('x'))).get('/api/product/list?skus=A')],
  [
    503,
    'storage that is busy',
    () => client(shopThat(Object.assign(new Error('x'), { overloaded: true }))).get('/api/product/list?skus=A'),
  ],
  [
    503,
    'a failure of everything',
    () => sent(errorPage({ kind: 'api', store, path: '/api', url: new URL('https://tienda.example/api') }, 'a1')),
  ],
];

const PERSON = {
  firstname: 'Ana',
  lastname: 'Pech',
  email: 'ana@example.mx',
  telephone: '9991234567',
  postcode: '97000',
  city: 'Mérida',
  street: ['Calle 60'],
};
const ORDER = {
  cart_id: 'forged',
  addressInformation: { billingAddress: PERSON, payment_method_code: 'cashondelivery' },
};

test.each(ANSWERS)('API-014 %i, %s: resultCode stands beside code and is equal to it', async (status, _what, ask) => {
  const answer = await ask();
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ code: status, resultCode: status });
});

test('API-014 the OpenAPI document has resultCode in every answer that has an envelope', () => {
  type Schema = { required?: string[]; properties?: Record<string, unknown> };
  const document = openApiDocument('https://tienda.example') as unknown as {
    paths: Record<
      string,
      Record<string, { responses: Record<string, { content?: { 'application/json'?: { schema: Schema } } }> }>
    >;
    components: { responses: Record<string, { content: { 'application/json': { schema: Schema } } }> };
  };
  const answers = CALLS.filter(({ envelope, lines }) => envelope && !lines).map(
    ({ path, method }) =>
      document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method]?.responses[200]?.content?.['application/json']?.schema,
  );
  const refusals = Object.values(document.components.responses).map(
    ({ content }) => content['application/json'].schema,
  );
  expect(answers.length).toBeGreaterThan(20);
  for (const schema of [...answers, ...refusals]) {
    expect(schema?.required).toEqual(['code', 'resultCode', 'result']);
    expect(Object.keys(schema?.properties ?? {})).toContain('resultCode');
  }
});
