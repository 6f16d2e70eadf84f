import { ATTRIBUTES, category, configurable, product, TAX_RULE } from '../adapters/embedded/testing/catalogue';
import { apiApp } from '.';
import { env, gatewayRequest } from './live-request.fixture';

const app = apiApp();

export const SERVICE = { authorization: `Bearer ${env.SERVICE_TOKEN}` };

export interface Answer {
  status: number;
  headers: Headers;
  body: { code: number; result: unknown; meta?: Record<string, unknown> };
}

export async function send(
  method: 'GET' | 'POST',
  path: string,
  body?: BodyInit | object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const isJson = body !== undefined && typeof body === 'object' && !(body instanceof ReadableStream);
  const asked = new Request(`https://tienda.example${path}`, {
    method,
    headers: { ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
  });
  const response = await app.request(asked, undefined, { ...env, REQUEST: await gatewayRequest(asked) });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

export const get = (path: string) => send('GET', path);

export const post = (path: string, body?: object, headers?: Record<string, string>) =>
  send('POST', path, body, headers);

export const result = async <T>(answer: Promise<Answer>): Promise<T> => (await answer).body.result as T;

export const lines = (documents: unknown[]) =>
  new Blob([documents.map((document) => JSON.stringify(document)).join('\n')]).stream() as ReadableStream<Uint8Array>;

const ENGRAVING = {
  option_id: 7,
  title: 'Grabado',
  type: 'field',
  sort_order: 1,
  is_require: true,
  price: 10,
  price_type: 'fixed',
};

const strap = (option_type_id: number, price = 10) => ({
  option_type_id,
  title: `Correa ${option_type_id}`,
  sort_order: 1,
  price,
  price_type: 'fixed',
});

const STRAP = {
  option_id: 8,
  title: 'Correa',
  type: 'radio',
  sort_order: 1,
  is_require: false,
  values: [strap(3), strap(4), strap(5, 300)],
};

export const PRODUCTS = [
  product(1, 'Lámpara de pie', { sku: 'LAMP-01', stock: { is_in_stock: true, qty: 500, manage_stock: true } }),
  configurable(2, 'SILLA-RO', 'Silla Roma', [
    ['SILLA-RO-AZ', '49'],
    ['SILLA-RO-RO', '50'],
  ]),
  product(3, 'Sin precio', { price: 'gratis' }),
  product(4, 'Anillo', { sku: 'ANILLO', custom_options: [ENGRAVING] }),
  product(5, 'Pulsera', { sku: 'PULSERA', custom_options: [ENGRAVING, STRAP] }),
  product(6, 'Banco', {
    sku: 'BANCO-01',
    special_price: 700,
    stock: { is_in_stock: true, qty: 500, manage_stock: true },
  }),
];

const POSTAL_CODE = {
  code: '97000',
  state: 'Yucatán',
  region_id: 2350,
  region_code: 'YUC',
  municipality: 'Mérida',
  city: 'Mérida',
  neighbourhoods: ['Centro'],
  covered: true,
  delivery_from: 2,
  delivery_to: 3,
};

export async function importCatalogue(products: unknown[]): Promise<Record<string, Answer>> {
  const { run } = await result<{ run: number }>(send('POST', '/api/import/viu/begin', undefined, SERVICE));
  const documents: [string, unknown[]][] = [
    ['attribute', ATTRIBUTES],
    ['taxrule', [TAX_RULE]],
    ['category', [category(10, 'Muebles')]],
    ['product', products],
    ['redirect', [{ from: '/rebajas', to: '/c/muebles-10' }]],
    ['postal_code', [POSTAL_CODE]],
  ];
  const reports: Record<string, Answer> = {};
  for (const [entity, list] of documents)
    reports[entity] = await send('POST', `/api/import/${run}/${entity}`, lines(list), SERVICE);
  reports.commit = await send('POST', `/api/import/${run}/commit`, undefined, SERVICE);
  return reports;
}
