import { pick as pickOf, seeded } from '../../scripts/lib/random';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: Json;
  enum?: Json[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
}

interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  schema: Schema;
}

interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** The document at /api/openapi.json, as far as requests are made from it. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface FuzzRequest {
  call: string;
  path: string;
  init: RequestInit & { headers: Record<string, string> };
}

/** What makes a sound request of names the schema alone cannot fill. */
const SOUND: Record<string, Json> = {
  sku: 'BURO-1C',
  skus: 'BURO-1C',
  postcode: '97000',
  postCode: '97000',
  code: '97000',
  telephone: '9991234567',
  email: 'ana@example.mx',
  store: 'viu',
  entity: 'product',
  q: 'silla',
  url: '/x',
  country_id: 'MX',
  storeCode: 'viu',
  guest: 'true',
  token: '',
  cartId: '',
  request_format: 'search-query',
  size: '5',
  street: ['Calle 60 491', 'Centro'],
  payment_method_code: 'cashondelivery',
};

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** Values, as JSON texts, that have broken a service before. */
const NASTY = [
  ...[
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    '',
    ' ',
    '-1',
    '1e3',
    'NaN',
    [],
    [[]],
    {},
    [null],
    'x'.repeat(300),
    'x'.repeat(50_000),
  ],
  ...[
    '\u0000',
    'a\r\nb',
    '\u202e\u200b',
    "' OR 1=1 --",
    '" OR *',
    'NEAR(',
    '__proto__',
    'constructor',
    'toString',
    '%',
    '%'.repeat(60),
    '../../etc',
    '<script>',
  ],
].map((value) => JSON.stringify(value));
const RAW = [
  '1e999',
  '-0',
  deep(2000),
  '{"__proto__":{"x":1}}',
  '"\\ud800"',
  '123456789012345678901234567890',
  `[${'1,'.repeat(500)}1]`,
];
const VALUES = [...NASTY, ...RAW];
const BODIES = [
  '',
  'null',
  '0',
  '[]',
  '{',
  '{}}',
  deep(50_000),
  '\ufeff{}',
  'a=b',
  '{"cartItem":{"sku":"A","sku":"B","qty":1,"qty":"2"}}',
];
const TYPES = [
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'x'.repeat(3000),
];
const HEADERS: Record<string, string>[] = [
  { 'idempotency-key': 'x'.repeat(256) },
  { 'x-vs-store-code': 'constructor' },
  { authorization: 'Bearer x' },
  { origin: 'null' },
  { cookie: `__Host-cart-2=${'x'.repeat(4000)}` },
  { cookie: '__Host-cart-2=%00; =; ;;; a' },
  { 'content-encoding': 'gzip' },
  { 'x-forwarded-host': 'evil.example' },
];

/** Requests of every call of the contract, sound but for one thing each; the same ones for the same seed. */
export function fuzzRequests(api: OpenApi, seed: number, count: number): FuzzRequest[] {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T => pickOf(random, list);
  const resolved = (schema: Schema = {}): Schema =>
    schema.$ref ? resolved(api.components.schemas[schema.$ref.split('/').at(-1) ?? '']) : schema;

  function sample(given: Schema | undefined, name: string): Json {
    const schema = resolved(given);
    const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
    if (name in SOUND && type !== 'object') return SOUND[name] ?? null;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0] ?? null;
    if (schema.anyOf) return sample(schema.anyOf[0], name);
    if (type === 'object')
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, one]) => [key, sample(one, key)]));
    if (type === 'array') return [sample(schema.items, name)];
    if (type === 'boolean') return true;
    return type === 'integer' || type === 'number' ? Math.max(1, schema.minimum ?? 1) : 'x';
  }

  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  function one(): FuzzRequest {
    const { path, method, operation } = pick(operations);
    const query = new URLSearchParams();
    let filled = path;
    const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in !== 'header');
    const schema = operation.requestBody?.content['application/json']?.schema;
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    let body = schema ? JSON.stringify(sample(schema, '')) : '';
    const wrong = pick(['parameter', 'body', 'body', 'body', 'whole', 'type', 'header'] as const);
    const spoilt = wrong === 'parameter' && parameters.length > 0 ? pick(parameters) : null;
    for (const parameter of parameters) {
      const value =
        parameter === spoilt
          ? pick(VALUES).replace(/^"|"$/g, '').slice(0, 2000)
          : String(sample(parameter.schema, parameter.name));
      if (parameter.in === 'path') filled = filled.replace(`{${parameter.name}}`, encodeURIComponent(value) || '%20');
      else if (value !== '') query.set(parameter.name, value);
    }
    if (wrong === 'body' && body !== '') body = withOneValue(body, pick(VALUES), pick);
    if (wrong === 'whole') body = pick(BODIES);
    if (wrong === 'type') headers['content-type'] = pick(TYPES);
    if (wrong === 'header') Object.assign(headers, pick(HEADERS));
    const init = method === 'get' ? { headers } : { method: method.toUpperCase(), headers, body };
    return {
      call: `${operation.operationId}, ${wrong}`,
      path: `/api${filled}${query.size > 0 ? `?${query}` : ''}`,
      init,
    };
  }

  return Array.from({ length: count }, one);
}

/** A JSON text with one of its values, however deep, in the place of another. */
function withOneValue(text: string, value: string, pick: <T>(list: readonly T[]) => T): string {
  const MARK = '@@here@@';
  const parsed = JSON.parse(text) as Json;
  const places: [Record<string, Json>, string][] = [];
  const visit = (node: Json): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, inside] of Object.entries(node)) {
      places.push([node as Record<string, Json>, key]);
      visit(inside);
    }
  };
  visit(parsed);
  if (places.length === 0) return value;
  const [node, key] = pick(places);
  node[key] = MARK;
  return JSON.stringify(parsed).replace(`"${MARK}"`, () => value);
}
