/** What the page reads of an OpenAPI document; the rest of it is passed by. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  description?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  additionalProperties?: Schema | boolean;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  security?: object[];
  responses: Record<string, unknown>;
}

export type ApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

type Schemas = ApiDocument['components']['schemas'];

/** The schema a reference names, or the schema itself. */
export function resolved(schema: Schema, schemas: Schemas): Schema {
  if (!schema.$ref) return schema;
  return schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {};
}

const first = (schema: Schema) => (schema.anyOf ?? schema.oneOf)?.find((one) => one.type !== 'null');

/** Deep enough for every body of ours; a schema that contains itself ends here. */
const DEEPEST = 6;

/**
 * A value that a schema would take, for a form to start from: its default or first choice, else the plainest of its
 * type.
 */
export function exampleOf(given: Schema, schemas: Schemas, depth = 0): unknown {
  const schema = resolved(given, schemas);
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = first(schema);
  if (choice) return exampleOf(choice, schemas, depth);
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  if (type === 'object') {
    if (depth >= DEEPEST) return {};
    const wanted = Object.entries(schema.properties ?? {}).filter(
      ([name]) => depth === 0 || schema.required?.includes(name),
    );
    return Object.fromEntries(wanted.map(([name, property]) => [name, exampleOf(property, schemas, depth + 1)]));
  }
  if (type === 'array') return schema.items && depth < DEEPEST ? [exampleOf(schema.items, schemas, depth + 1)] : [];
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return false;
  return type === 'string' ? '' : null;
}

/** A schema in a word or two: "string ≤ 64", "integer 1–50", "CartItem", "array of string". */
export function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' | ');
  if (schema.type === 'array') return `array of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  const type = [schema.type ?? 'anything'].flat().join(' | ');
  const isBounded =
    schema.minimum !== undefined && schema.maximum !== undefined && Number.MIN_SAFE_INTEGER < schema.minimum;
  if (isBounded) return `${type} ${schema.minimum}–${schema.maximum}`;
  return schema.maxLength === undefined ? type : `${type} ≤ ${schema.maxLength}`;
}
