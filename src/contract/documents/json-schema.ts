import { DOCUMENT_SHAPES, type Field, type FieldType, SHAPES } from './fields';

type Json = Record<string, unknown>;

const COMPONENT = '#/components/schemas/';
/** Names in the OpenAPI document, apart from those of answers. */
const nameOf = (shape: string): string => `${shape}Document`;

const number = { type: ['number', 'string'] };
const TYPES: Partial<Record<FieldType, Json>> = {
  text: { type: ['string', 'number'] },
  HTML: { type: 'string', contentMediaType: 'text/html' },
  pesos: { ...number, description: 'Pesos, decimals with a point' },
  number,
  integer: { type: ['integer', 'string'] },
  'yes/no': { enum: [true, false, 1, 0, '1', '0', 'true', 'false', 'yes', 'no'] },
  date: { type: ['string', 'number'] },
  picture: { type: 'string' },
  'list of integers': { type: 'array', items: { type: ['integer', 'string'] } },
  pairs: {},
};

function schemaOf({ type, limits, readBy }: Field): Json {
  const description = [limits, `read by: ${readBy}`].filter(Boolean).join('; ');
  const plain = TYPES[type];
  if (plain) return { ...plain, description };
  const [, entry] = /^list of (.+)$/.exec(type) ?? [];
  const reference = { $ref: `${COMPONENT}${nameOf(entry ?? type)}` };
  return entry ? { type: 'array', items: reference, description } : { allOf: [reference], description };
}

const objectOf = (fields: readonly Field[]): Json => ({
  type: 'object',
  required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
  additionalProperties: true,
});

/** Every shape a document has, by its name among the components of the OpenAPI document. */
export const documentComponents = (): Record<string, Json> =>
  Object.fromEntries(Object.entries(SHAPES).map(([name, fields]) => [nameOf(name), objectOf(fields)]));

/** A document of any kind an import takes. */
export const anyDocument = (): Json => ({
  anyOf: [...new Set(Object.values(DOCUMENT_SHAPES))].map((shape) => ({ $ref: `${COMPONENT}${nameOf(shape)}` })),
});
