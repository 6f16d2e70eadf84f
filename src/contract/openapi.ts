import { z } from 'zod';
import { CALLS } from './areas';
import type { CallDefinition } from './call';
import { anyDocument, documentComponents } from './documents/json-schema';

type Json = Record<string, unknown>;

const COMPONENT = '#/components/schemas/';

/** Describes schemas that need a name once, in components; everything else stands in place. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', components: Json): Json {
  const {
    $schema: _dialect,
    $defs,
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json;
  for (const [name, definition] of Object.entries(($defs as Json | undefined) ?? {})) components[name] = definition;
  return rest;
}

const moved = (document: Json): Json =>
  JSON.parse(JSON.stringify(document).replaceAll('"#/$defs/', `"${COMPONENT}`)) as Json;

function parameters(schema: z.ZodType, place: 'path' | 'query', components: Json): Json[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input', components) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, isRequired, ...type }]) => ({
    name,
    in: place,
    required: place === 'path' || isRequired === true || required.includes(name),
    ...(description ? { description } : {}),
    schema: type,
  }));
}

const NDJSON = 'application/x-ndjson';

const content = (type: string, schema: Json) => ({ content: { [type]: { schema } } });
const json = (schema: Json) => content('application/json', schema);

/** A body that is taken as it comes: documents as a list or one a line, what is signed, or else text. */
function raw({ rawBody, documents, signed }: CallDefinition, components: Json): Json {
  const schemaOf = (type: string): Json => {
    if (signed) return jsonSchema(signed.body(), 'input', components);
    if (!documents) return { type: 'string' };
    return type === NDJSON ? anyDocument() : { type: 'array', items: anyDocument() };
  };
  return { required: true, content: Object.fromEntries(rawBody.map((type) => [type, { schema: schemaOf(type) }])) };
}

const REPLAYED = 'true where the request repeats an earlier one under its Idempotency-Key, and nothing was done again';

const envelope = (result: Json, keyed = false): Json => ({
  type: 'object',
  required: ['code', 'resultCode', 'result'],
  properties: {
    code: { type: 'integer', description: 'Equals the HTTP status' },
    resultCode: { type: 'integer', description: 'Equals `code`' },
    result,
    meta: {
      type: 'object',
      ...(keyed ? { properties: { replayed: { type: 'boolean', description: REPLAYED } } } : {}),
      additionalProperties: true,
    },
  },
});

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Same key and body: the outcome of the first one for 24 hours, with the cart as it is now; another body: 422',
  schema: { type: 'string', maxLength: 255 },
};

const signature = (name: string) => ({
  name,
  in: 'header',
  required: true,
  description: 't=<epoch s>,v1=<hex of HMAC-SHA256(key, "<t>.<body>")>, of the body as it is sent, within five minutes',
  schema: { type: 'string' },
});

function requestBody(call: CallDefinition, components: Json): Json {
  if (!call.body) return call.rawBody.length > 0 ? { requestBody: raw(call, components) } : {};
  const schema = jsonSchema(call.body(), 'input', components);
  return { requestBody: { ...(Array.isArray(schema.required) ? { required: true } : {}), ...json(schema) } };
}

const REPLAYED_HEADER = {
  headers: { 'Idempotent-Replayed': { description: REPLAYED, schema: { type: 'string', const: 'true' } } },
};

/** Answers of a call that was not refused, by status. */
function done(call: CallDefinition, components: Json): Json {
  const result = (schema: z.ZodType) =>
    call.documents && call.lines ? anyDocument() : jsonSchema(schema, 'input', components);
  if (call.lines)
    return { 200: { description: 'Done: one such document a line', ...content(NDJSON, result(call.result())) } };
  const answer = (description: string, schema: z.ZodType): Json => ({
    description,
    ...(call.keyed ? REPLAYED_HEADER : {}),
    ...json(call.envelope ? envelope(result(schema), call.keyed) : result(schema)),
  });
  if (!call.answers) return { 200: answer('Done', call.result()) };
  return {
    200: answer('Done', call.answers[200]()),
    202: answer('Taken; the outcome is not known yet', call.answers[202]()),
  };
}

function operation(call: CallDefinition, components: Json): Json {
  const refusals = [...new Set([...(call.access === 'service' ? [401, 404] : []), 422, ...call.refusals])].sort(
    (a, b) => a - b,
  );
  return {
    operationId: call.id,
    tags: [call.area],
    summary: call.summary,
    parameters: [
      ...parameters(call.params(), 'path', components),
      ...parameters(call.query(), 'query', components),
      ...(call.keyed ? [IDEMPOTENCY_KEY] : []),
      ...(call.signed ? [signature(call.signed.header)] : []),
    ],
    ...requestBody(call, components),
    ...(call.access === 'service' ? { security: [{ service: [] }] } : {}),
    responses: {
      ...done(call, components),
      ...Object.fromEntries(refusals.map((status) => [status, { $ref: '#/components/responses/Refused' }])),
      ...(call.access === 'service' ? {} : { 429: { $ref: '#/components/responses/TooMany' } }),
    },
  };
}

const FIELD_PROBLEM: Json = {
  type: 'object',
  required: ['field', 'rule', 'message'],
  properties: { field: { type: 'string' }, rule: { type: 'string' }, message: { type: 'string' } },
};

/** The OpenAPI 3.1 document of every call, served at `origin`/api. */
export function openApiDocument(origin: string): { openapi: '3.1.0' } & Json {
  const components: Json = { FieldProblem: FIELD_PROBLEM, ...documentComponents() };
  const paths: Record<string, Json> = {};
  for (const call of CALLS) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method]: operation(call, components) };
  }
  const failure = envelope({
    oneOf: [{ type: 'string' }, { type: 'array', items: { $ref: `${COMPONENT}FieldProblem` } }],
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tianguis',
      version: '1',
      description: 'Calls of the shop. Amounts are pesos with two decimals; the HTTP status equals `code`.',
    },
    servers: [{ url: `${origin}/api` }],
    ...moved({
      paths,
      components: {
        schemas: components,
        responses: {
          Refused: { description: 'Refused: a message key, or the refused fields', ...json(failure) },
          TooMany: {
            description:
              'Too many requests in a short time; with `meta.challenge` where so many come from one address, or so many unpaid orders are open, that a challenge of Turnstile has to be passed: its token for `meta.siteKey` and `meta.action` goes into the header X-Challenge-Pass of the same request',
            headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
            ...json(failure),
          },
        },
        securitySchemes: { service: { type: 'http', scheme: 'bearer' } },
      },
    }),
  };
}
