import { describe, expect, test } from 'vitest';
import { CALLS } from './areas';
import { openApiDocument } from './openapi';

type Json = Record<string, unknown>;
const document = openApiDocument('https://tienda.example') as unknown as {
  servers: { url: string }[];
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        parameters: { name: string; in: string; required: boolean }[];
        requestBody?: Json;
        responses: Json;
      }
    >
  >;
  components: { schemas: Json };
};

function references(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [name, part] of Object.entries(value)) {
    if (name === '$ref' && typeof part === 'string') found.add(part);
    references(part, found);
  }
  return found;
}

describe('the OpenAPI document', () => {
  test('API-001 names every call below the API base, each under one id', () => {
    expect(document.servers).toEqual([{ url: 'https://tienda.example/api' }]);
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((operation) => operation.operationId),
    );
    expect(ids.sort()).toEqual(CALLS.map((call) => call.id).sort());
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every reference leads somewhere', () => {
    const missing = [...references(document)].filter((reference) => {
      const path = reference.replace('#/', '').split('/');
      return path.reduce<unknown>((part, name) => (part as Json | undefined)?.[name], document) === undefined;
    });
    expect(missing).toEqual([]);
  });

  test('tells an answer of lines and a body without a schema by their media type', () => {
    const exported = document.paths['/export/{store}/{entity}']?.get?.responses['200'] as { content: Json };
    expect(exported.content).toEqual({
      'application/x-ndjson': {
        schema: { anyOf: expect.arrayContaining([{ $ref: '#/components/schemas/ProductDocument' }]) },
      },
    });
    const bodyOf = (path: string) =>
      Object.keys((document.paths[path]?.post?.requestBody as { content: Json } | undefined)?.content ?? {});
    expect(bodyOf('/import/{run}/{entity}')).toEqual(['application/json', 'application/x-ndjson']);
    const taken = document.paths['/import/{run}/{entity}']?.post?.requestBody as
      | { content: Record<string, { schema: Json }> }
      | undefined;
    expect(taken?.content['application/json']?.schema).toEqual({
      type: 'array',
      items: taken?.content['application/x-ndjson']?.schema,
    });
    expect(document.components.schemas.ProductDocument).toMatchObject({
      required: ['id', 'sku', 'name', 'price'],
      properties: { stock: { allOf: [{}] } },
    });
    expect(bodyOf('/import/{store}/stock')).toEqual(['text/csv']);
    expect(bodyOf('/import/{run}/commit')).toEqual([]);
  });

  test('says of a call what its schema says: what is required, and which header makes it repeatable', () => {
    const update = document.paths['/cart/update']?.post;
    expect(update?.parameters.map(({ name, in: place, required }) => `${place} ${name} ${required}`)).toEqual([
      'query token false',
      'query cartId false',
      'query storeCode false',
      'query guest false',
      'header Idempotency-Key false',
    ]);
    expect(document.components.schemas.CartItem).toMatchObject({
      required: ['sku'],
      properties: { sku: { type: 'string', maxLength: 128 } },
    });
    expect(document.paths['/catalog/{store}/{entity}/_search']?.get?.parameters[0]).toMatchObject({
      name: 'store',
      in: 'path',
      required: true,
    });
    expect(Object.keys(document.paths['/order']?.post?.responses ?? {})).toEqual([
      '200',
      '202',
      '400',
      '401',
      '404',
      '409',
      '413',
      '422',
      '429',
      '503',
    ]);
    expect(Object.keys(document.paths['/import/{run}/commit']?.post?.responses ?? {})).not.toContain('429');
    const search = document.paths['/catalog/{store}/{entity}/_search']?.get?.parameters.find(
      ({ name }) => name === 'request_format',
    );
    expect(search).toEqual({
      name: 'request_format',
      in: 'query',
      required: true,
      description: expect.any(String),
      schema: { type: 'string', maxLength: 30 },
    });
  });

  test('tells of a signed call what its body holds and which header signs it, and of every call whether it needs its body', () => {
    const notify = document.paths['/payments/notifications']?.post;
    expect(notify?.parameters).toContainEqual(
      expect.objectContaining({ in: 'header', name: 'Payments-Signature', required: true }),
    );
    expect(notify?.requestBody).toEqual({
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/PaymentNotification' } } },
    });
    const handover = document.paths['/checkout/handover']?.post;
    expect(handover?.parameters.map(({ name }) => name)).toEqual(['Checkout-Signature']);
    expect(handover?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { required: ['cart'] } } },
    });
    expect(document.paths['/order']?.post?.requestBody).toMatchObject({ required: true });
    expect(document.paths['/user/refresh']?.post?.requestBody).not.toHaveProperty('required');
  });

  test('tells what an order answers while nobody knows what became of it, and how a repeat is told', () => {
    type Documented = {
      headers?: Json;
      content: { 'application/json': { schema: { properties: { result: Json; meta: { properties?: Json } } } } };
    };
    const told = (path: string, method: string, status: number) =>
      document.paths[path]?.[method]?.responses[status] as Documented;
    const resultOf = (answer: Documented) => answer.content['application/json'].schema.properties.result;
    for (const [path, method] of [
      ['/order', 'post'],
      ['/sync/order/{order_id}', 'get'],
    ] as const) {
      expect(resultOf(told(path, method, 200))).toEqual({ $ref: '#/components/schemas/PlacedOrder' });
      expect(resultOf(told(path, method, 202))).toEqual({ $ref: '#/components/schemas/PendingOrder' });
    }
    for (const call of CALLS.filter(({ keyed }) => keyed)) {
      const answer = told(call.path.replace(/:(\w+)/g, '{$1}'), call.method, 200);
      expect([call.id, Object.keys(answer.headers ?? {})]).toEqual([call.id, ['Idempotent-Replayed']]);
      expect(answer.content['application/json'].schema.properties.meta.properties).toHaveProperty('replayed');
    }
    expect(told('/cart/pull', 'get', 200).headers).toBeUndefined();
  });
});
