import { describe, expect, test } from 'vitest';
import { parseDocument } from '.';
import { noted, parse } from './product/product.fixture';

const variant = { sku: 'LAMP-01-N', price: 50 };

describe('what is left out of a product while the product is kept', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['a gallery that is a text', { media_gallery: '/a.jpg' }, 'media_gallery: Must be a list'],
    ['categories that are none', { category_ids: true }, 'category_ids: Must be a list'],
    ['a brand that is none', { marca: { id: 3 } }, 'marca: Must be a text'],
    ['credit that is no amount', { credit_fee: 'poco' }, 'credit_fee: Must be a number'],
    ['parts of another type', { product_links: 'x' }, 'product_links: Must be a list'],
  ])('%s', (_, more, reason) => {
    const [notes, product] = noted(more);
    expect(notes).toEqual([reason]);
    expect(product).toEqual(parse());
  });

  test('of a list only the entry that cannot be read, named by its place', () => {
    const [notes, product] = noted({
      warranties: [
        { sku: 'G12', name: '12 meses', months: 12, price: 100 },
        { sku: 'G24', name: '24 meses', months: 'x', price: 190 },
      ],
      tier_prices: [
        { customer_group_id: 1, qty: 1, value: 0 },
        { customer_group_id: 2, qty: 1, value: 700 },
      ],
    });
    expect(notes).toEqual(['tier_prices.0.value: Must be greater than 0', 'warranties.1.months: Must be a number']);
    expect(product.warranties).toMatchObject([{ sku: 'G12' }]);
    expect(product.tier_prices).toMatchObject([{ customer_group_id: 2 }]);
  });

  test('a variant that cannot be read or has no price, the others stay', () => {
    const others = [
      7,
      { ...variant, sku: 'B', price: -1 },
      { ...variant, sku: 'C', price: 0 },
      { sku: 'D', price: 0.009 },
      { price: 3 },
    ];
    const [notes, product] = noted({ configurable_children: [variant, ...others] });
    expect(notes).toEqual([
      'configurable_children.1: Is not a document',
      'configurable_children.2.price: Must not be negative',
      'configurable_children.3.price: Must be greater than 0',
      'configurable_children.4.price: Must be greater than 0',
      'configurable_children.5.id: Field is required',
      'configurable_children.5.sku: Field is required',
    ]);
    expect(product.configurable_children.map((child) => child.sku)).toEqual(['LAMP-01-N']);
  });
});

describe('prices', () => {
  test('of a configurable, a grouped product and a bundle need not be there', () => {
    for (const type_id of ['configurable', 'grouped', 'bundle']) {
      expect(noted({ type_id, price: '' })[1]).toMatchObject({ type_id, price: 0 });
      expect(noted({ type_id, price: 0.004 })[0]).toEqual([]);
    }
  });

  test('a product in no list that says it costs nothing comes with its set', () => {
    expect(parse({ price: '0.0000', visibility: 1 })).toMatchObject({ price: 0, visibility: 1 });
  });

  test('a reduced price below one centavo is none', () => {
    expect(parse({ special_price: 0.004, final_price: '0.009' })).toEqual(parse());
  });

  test('a date that cannot be read is named, a null date is not', () => {
    const special = { special_price: 800, special_from_date: '0000-00-00', special_to_date: 'hasta agotar' };
    expect(
      noted({ ...special, configurable_children: [{ ...variant, special_price: 40, special_from_date: {} }] })[0],
    ).toEqual(['special_to_date: Must be a date', 'configurable_children.0.special_from_date: Must be a date']);
    expect(noted({ special_to_date: 1_609_394_400 })[0]).toEqual([]);
    expect(noted({ special_to_date: false })[1].special_to_date).toBeUndefined();
  });
});

describe('attributes', () => {
  const read = (more: Record<string, unknown>) => {
    const notes: string[] = [];
    const note = (field: string, message: string) => notes.push(`${field}: ${message}`);
    const result = parseDocument('attribute', { attribute_id: 93, attribute_code: 'author_artist', ...more }, { note });
    return { notes, attribute: result.ok ? result.value : null };
  };

  test('are called what the shop calls them', () => {
    expect(read({ frontend_label: 'Autor' }).attribute?.default_frontend_label).toBe('Autor');
    expect(
      read({ default_frontend_label: ' ', frontend_labels: [{ store_id: 1, label: 'Artista' }] }).attribute
        ?.default_frontend_label,
    ).toBe('Artista');
    expect(read({ default_frontend_label: 'Autor', frontend_label: 'Author' }).attribute?.default_frontend_label).toBe(
      'Autor',
    );
    expect(read({}).attribute?.default_frontend_label).toBe('author_artist');
  });

  test('a long option label is cut, an option with an endless value left out', () => {
    const options = [
      { value: 1, label: 'a'.repeat(300) },
      { value: 'x'.repeat(65), label: 'B' },
      { value: 3, label: 'C' },
    ];
    const { notes, attribute } = read({ options });
    expect(notes).toEqual(['options.0.label: Is too long and was cut', 'options.1.value: Is too large']);
    expect(attribute?.options.map(({ value, label }) => [value, label.length])).toEqual([
      ['1', 255],
      ['3', 1],
    ]);
  });
});
