import { describe, expect, test } from 'vitest';
import { attribute, child, configurable, context, product } from '../documents.fixture';
import { cardOf } from './card';

const out = { stock: { is_in_stock: false, qty: 0 } };

describe('cardOf', () => {
  test('says of a product what a list shows', () => {
    const doc = product({ special_price: 80, image: '/l/lampara.jpg', new: true, rating: { average: 4.5, count: 12 } });
    expect(cardOf(doc, context())).toEqual({
      id: 77,
      sku: 'LAMP-01',
      parentSku: 'LAMP-01',
      slug: 'lampara-de-pie-77',
      name: 'Lámpara de pie',
      type: 'simple',
      image: '/l/lampara.jpg',
      price: { net: 8000, tax: 1280, gross: 9280, rate: 16, regularGross: 11600, discount: 20, until: null },
      from: false,
      availability: 'in_stock',
      isNew: true,
      tags: [],
      swatches: [],
      credit: null,
      rating: { average: 4.5, count: 12 },
    });
  });

  test('PROD-016 PROD-017 tags need a text; colours that are not a pair of #rrggbb fall back together', () => {
    const doc = product({
      omni_tag_1_text: 'Oferta',
      omni_tag_1_color: '#FFFFFF',
      omni_tag_1_background: '#C81E1E',
      omni_tag_2_text: ' Nuevo ',
      omni_tag_2_color: 'red',
    });
    expect(cardOf(doc, context()).tags).toEqual([
      { text: 'Oferta', color: '#ffffff', background: '#c81e1e' },
      { text: 'Nuevo', color: '#ffffff', background: '#1f2937' },
    ]);
    const readable = { ...doc, omni_tag_2_color: '#000000', omni_tag_2_background: '#F5D000' };
    expect(cardOf(readable, context()).tags[1]).toEqual({ text: 'Nuevo', color: '#000000', background: '#f5d000' });
    expect(cardOf(product({ omni_tag_1_text: ' ', omni_tag_1_color: '#ffffff' }), context()).tags).toEqual([]);
  });

  test('the credit offer is the longest term, its instalments never less than the whole', () => {
    const offer = (fields: object) => cardOf(product(fields), context()).credit;
    expect(offer({ price_twelve: 1200, price_eighteen: 1500.01 })).toEqual({ months: 18, instalment: 8334 });
    expect(offer({ price_twelve: 1200, price_eighteen: null })).toEqual({ months: 12, instalment: 10000 });
    expect(offer({ credit_fee: 99 })).toBeNull();
  });

  test('an offer that comes to less than the price is left out: it was meant for another one', () => {
    const offer = (fields: object) => cardOf(product({ price: 1200, ...fields }), context()).credit;
    expect(offer({ price_twelve: 1391.99 })).toBeNull();
    expect(offer({ price_twelve: 1392 })).toEqual({ months: 12, instalment: 11600 });
    expect(offer({ price_twelve: 1392, price_eighteen: 1300 })).toEqual({ months: 12, instalment: 11600 });
  });

  test('swatches are the colours of variants on offer, from the option or the dictionary, each once', () => {
    const colors = attribute('color', { options: [{ value: '51', label: 'Rojo', sort_order: 1, swatch: '#FF0000' }] });
    const option = (values: { value_index: number; label: string; swatch?: string }[]) => [
      { id: 1, attribute_id: '93', attribute_code: 'color', label: 'Color', position: 0, values },
    ];
    const doc = configurable(
      [
        child('a', { color: 50 }),
        child('b', { color: '51' }),
        child('c', { color: '52', status: 2 }),
        child('d', { color: 53 }),
      ],
      {
        configurable_options: option([
          { value_index: 50, label: 'Azul', swatch: '#1857F7' },
          { value_index: 51, label: '', swatch: 'url(x)' },
          { value_index: 52, label: 'Gris', swatch: '#888888' },
          { value_index: 53, label: 'Azul rey', swatch: '#1857f7' },
        ]),
      },
    );
    expect(cardOf(doc, context({ attributes: new Map([['color', colors]]) })).swatches).toEqual([
      { color: '#1857f7', label: 'Azul' },
      { color: '#ff0000', label: 'Rojo' },
    ]);
  });

  test('the picture is the main one, else one of the gallery, else a variant’s; no_selection is none', () => {
    const gallery = [
      { image: '/2.jpg', pos: 2, typ: 'image' as const, lab: null, vid: null },
      { image: '/1.jpg', pos: 1, typ: 'image' as const, lab: null, vid: null },
    ];
    const image = (fields: object, children = [child('a', { image: '/a.jpg' })]) =>
      cardOf(configurable(children, fields), context()).image;
    expect(image({ image: '/main.jpg', media_gallery: gallery })).toBe('/main.jpg');
    expect(image({ image: 'no_selection', media_gallery: gallery })).toBe('/1.jpg');
    expect(image({})).toBe('/a.jpg');
    expect(image({ image: '' }, [])).toBeNull();
  });

  test('a product is available with stock of its own, a configurable with any variant, a set with all it takes', () => {
    const availability = (doc: ReturnType<typeof product>, members?: ReturnType<typeof product>[]) =>
      cardOf(doc, context({ members: members && new Map(members.map((member) => [member.sku, member])) })).availability;
    expect(availability(product({ stock: { is_in_stock: true, qty: 0 } }))).toBe('out_of_stock');
    expect(availability(product({ stock: { is_in_stock: true, qty: 0, manage_stock: false } }))).toBe('in_stock');
    expect(availability(product({ stock: { is_in_stock: false, qty: 4 } }))).toBe('out_of_stock');
    expect(availability(product({ status: 3 }))).toBe('out_of_stock');
    expect(availability(configurable([child('a', out), child('b')], out))).toBe('in_stock');
    expect(availability(configurable([child('a', out), child('b', { status: 2 })]))).toBe('out_of_stock');
    const grouped = product({
      type_id: 'grouped',
      stock: { is_in_stock: true, qty: 0 },
      product_links: [
        { sku: 'J', link_type: 'associated', linked_product_sku: 'A', linked_product_type: 'simple', position: 0 },
      ],
    });
    expect(availability(grouped)).toBe('in_stock');
    expect(availability(grouped, [product({ sku: 'A' })])).toBe('in_stock');
    expect(availability(grouped, [product({ sku: 'A', ...out })])).toBe('out_of_stock');
    const link = (linked_product_sku: string, qty: number) => ({
      sku: 'J',
      link_type: 'associated' as const,
      linked_product_sku,
      linked_product_type: 'simple',
      position: 0,
      qty,
    });
    const dining = { ...grouped, product_links: [link('A', 1), link('B', 6)] };
    const chairs = (qty: number) => product({ sku: 'B', stock: { is_in_stock: true, qty } });
    expect(availability(dining, [product({ sku: 'A' }), chairs(6)])).toBe('in_stock');
    expect(availability(dining, [product({ sku: 'A' }), chairs(5)])).toBe('out_of_stock');
    expect(availability(dining, [product({ sku: 'A' })])).toBe('out_of_stock');
  });
});
