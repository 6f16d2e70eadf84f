import { expect, test } from 'vitest';
import { exampleOf, type Schema, typeOf } from './document';

const item: Schema = {
  type: 'object',
  required: ['sku'],
  properties: { sku: { type: 'string', maxLength: 128 }, qty: { type: 'integer', minimum: 2 } },
};
const schemas = {
  Item: item,
  Loop: { type: 'object', required: ['again'], properties: { again: { $ref: '#/components/schemas/Loop' } } },
};

test('a body starts from the plainest value its schema takes: all of the outside, of the inside what is required', () => {
  const body: Schema = {
    type: 'object',
    properties: {
      item: { $ref: '#/components/schemas/Item' },
      list: { type: 'array', items: { enum: ['a', 'b'] } },
      either: { anyOf: [{ type: 'null' }, { type: 'boolean' }] },
      size: { type: 'integer', default: 8 },
      free: {},
    },
  };
  expect(exampleOf(body, schemas)).toEqual({ item: { sku: '' }, list: ['a'], either: false, size: 8, free: null });
  expect(exampleOf(item, schemas)).toEqual({ sku: '', qty: 2 });
});

test('a schema that contains itself comes to an end', () => {
  expect(JSON.stringify(exampleOf({ $ref: '#/components/schemas/Loop' }, schemas))).toMatch(/^(\{"again":){6}\{\}/);
});

test('types are said in a word', () => {
  expect(typeOf({ type: 'string', maxLength: 64 })).toBe('string ≤ 64');
  expect(typeOf({ type: 'integer', minimum: 1, maximum: 50 })).toBe('integer 1–50');
  expect(typeOf({ type: 'array', items: { $ref: '#/components/schemas/Item' } })).toBe('array of Item');
  expect(typeOf({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toBe('string | null');
  expect(typeOf({ enum: ['get', 1] })).toBe('"get" | 1');
  expect(typeOf({})).toBe('anything');
});
