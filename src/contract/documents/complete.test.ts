import { describe, expect, test } from 'vitest';
import { completeProduct } from '.';
import { parse } from './parse.fixture';

describe('completeProduct', () => {
  const category = parse('category', { id: 26, name: 'Sofás', path: '1/2/26', url_path: 'muebles/salas/sofas-26' });
  const color = parse('attribute', {
    id: 93,
    attribute_code: 'color',
    options: [{ value: '49', label: 'Negro', swatch: '#000' }],
  });
  const around = { categories: new Map([[26, category]]), attributes: new Map([[93, color]]) };
  const bare = { id: 7, sku: 'S', name: 'Sofá', price: 1, category_ids: [26, 99] };

  test('names categories, builds the path below the deepest, labels options', () => {
    const product = parse('product', {
      ...bare,
      configurable_options: [{ attribute_id: '93', label: 'Tono', values: [{ value_index: 49 }, { value_index: 50 }] }],
    });
    expect(completeProduct(product, around)).toMatchObject({
      category: [{ category_id: 26, name: 'Sofás', slug: 'sofas-26', path: 'muebles/salas/sofas-26' }],
      category_ids: [26, 99],
      url_path: 'muebles/salas/sofas-26/sofa-7.html',
      configurable_options: [
        { attribute_code: 'color', label: 'Tono', values: [{ value_index: 49, label: 'Negro', swatch: '#000000' }] },
      ],
    });
  });

  test('an option without a label is named by its attribute, not by its code', () => {
    const size = parse('attribute', {
      attribute_id: 5,
      attribute_code: 'shoe_size',
      frontend_label: 'Número',
      options: [{ value: '1', label: '25' }],
    });
    const values = [{ value_index: 1 }];
    const product = parse('product', {
      ...bare,
      configurable_options: [{ attribute_id: '5', attribute_code: 'shoe_size', values }],
    });
    const options = completeProduct(product, { ...around, attributes: new Map([[5, size]]) }).configurable_options;
    expect(options).toMatchObject([{ attribute_code: 'shoe_size', label: 'Número', values: [{ label: '25' }] }]);
    const coded = parse('product', { ...bare, configurable_options: [{ attribute_code: 'shoe_size', values }] });
    expect(completeProduct(coded, { ...around, attributes: new Map([[5, size]]) }).configurable_options).toMatchObject([
      { ...options[0], id: expect.anything() },
    ]);
  });

  test('leaves what the document said itself', () => {
    const product = parse('product', {
      ...bare,
      url_path: 'sofa.html',
      category: [{ category_id: 99, name: 'Otra' }],
      configurable_options: [
        { attribute_id: '5', attribute_code: 'size', label: 'Talla', values: [{ value_index: 1, label: 'CH' }] },
      ],
    });
    const complete = completeProduct(product, around);
    expect(complete).toMatchObject({
      url_path: 'sofa.html',
      category: [{ category_id: 26 }, { category_id: 99, name: 'Otra' }],
    });
    expect(complete.configurable_options).toEqual(product.configurable_options);
  });
});
