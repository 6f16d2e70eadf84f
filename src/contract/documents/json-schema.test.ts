import { expect, test } from 'vitest';
import { anyDocument, documentComponents } from './json-schema';

const { ProductDocument: product } = documentComponents() as {
  ProductDocument: { properties: Record<string, Record<string, unknown>> };
};

test.each<[field: string, schema: object]>([
  ['sku', { type: ['string', 'number'] }],
  ['id', { type: ['integer', 'string'] }],
  ['price', { type: ['number', 'string'] }],
  ['new', { enum: [true, false, 1, 0, '1', '0', 'true', 'false', 'yes', 'no'] }],
  ['category_ids', { type: 'array', items: { type: ['integer', 'string'] } }],
  ['special_to_date', { type: ['string', 'number'] }],
  ['description', { type: 'string', contentMediaType: 'text/html' }],
  ['image', { type: 'string' }],
])('the field %s is described by its type', (field, schema) => {
  expect(product.properties[field]).toMatchObject(schema);
});

test('a document is an object that may have more fields, parts lead to their own', () => {
  expect(product).toMatchObject({
    type: 'object',
    additionalProperties: true,
    required: ['id', 'sku', 'name', 'price'],
  });
  expect(product.properties.configurable_children).toMatchObject({
    type: 'array',
    items: { $ref: expect.stringMatching(/^#\/components\/schemas\/\w+Document$/) },
  });
  expect(anyDocument()).toEqual({ anyOf: expect.arrayContaining([{ $ref: '#/components/schemas/ProductDocument' }]) });
});
