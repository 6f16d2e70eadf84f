import { describe, expect, test } from 'vitest';
import type { ProductDocument } from '../../domain/catalogue/document';
import { parseDocument, reasonOf } from '.';
import { contrast } from './colour';

const lamp = { id: 77, sku: 'LAMP-01', name: 'Lámpara de pie', price: 899 };
const parse = (more: Record<string, unknown> = {}, prefix?: string): ProductDocument => {
  const result = parseDocument('product', { ...lamp, ...more }, { prefix });
  if (!result.ok) throw new Error(reasonOf(result.problem));
  return result.value;
};
const refused = (raw: unknown): string => {
  const result = parseDocument('product', raw);
  return result.ok ? 'accepted' : reasonOf(result.problem);
};

describe('a product of the 2017 dumps', () => {
  const dress = parse({
    id: '12',
    type_id: 'configurable',
    price: '0.0000',
    special_price: '43.0000',
    special_from_date: null,
    tax_class_id: '2',
    status: '1',
    visibility: '4',
    url_key: 'vestido-rojo',
    stock: [{ is_in_stock: '1', qty: '12.0000' }],
    category: [
      { category_id: '20', name: 'Mujer', path: 'mujer/mujer-20' },
      { category_id: 26, name: 'Vestidos', path: 'mujer/ropa/vestidos-26' },
    ],
    custom_attributes: [
      { attribute_code: 'material', value: '31,33' },
      { attribute_code: 'sku', value: 'OTRO' },
      { attribute_code: '__proto__', value: 'x' },
      { attribute_code: 'climate', value: null },
    ],
    configurable_options: [{ attribute_id: 93, label: 'Color', values: [{ value_index: '49' }, { label: 'Sin índice' }] }],
    configurable_children: [
      { sku: 'LAMP-01-N', price: '50.0000', custom_attributes: [{ attribute_code: 'color', value: 49 }] },
      { sku: 'LAMP-01-N', price: 51, color: '49' },
      { sku: 'LAMP-01-A', price: null, special_price: null, color: 50, stock: { is_in_stock: false, qty: 0 } },
    ],
  });

  test('PROD-001 PROD-002 numbers that came as texts are numbers', () => {
    expect(dress).toMatchObject({ id: 12, price: 0, special_price: 43, tax_class_id: 2, status: 1, visibility: 4 });
  });

  test('PROD-011 stock in a list of one is stock', () => expect(dress.stock).toEqual({ is_in_stock: true, qty: 12 }));

  test('slug, url_path and category_ids come from url_key, the deepest category and the categories', () => {
    expect(dress).toMatchObject({ slug: 'vestido-rojo-12', url_path: 'mujer/ropa/vestidos-26/vestido-rojo-12.html', category_ids: [20, 26] });
  });

  test('PROD-008 options without code are named by their label, their values without labels stay open', () => {
    expect(dress.configurable_options).toEqual([
      { id: 93, attribute_id: '93', attribute_code: 'color', label: 'Color', position: 0, values: [{ value_index: 49, label: '', swatch: null }] },
    ]);
  });

  test('PROD-007 attributes of children stand as fields, option ids as text, repeated children once', () => {
    const [black, blue, ...more] = dress.configurable_children;
    expect(black).toMatchObject({ sku: 'LAMP-01-N', price: 50, color: '49', custom_attributes: [{ attribute_code: 'color', value: '49' }] });
    expect(blue).toMatchObject({ sku: 'LAMP-01-A', color: '50', stock: { is_in_stock: false, qty: 0 } });
    expect(more).toEqual([]);
  });

  test('a child without a price has that of its parent, special price included', () => {
    expect(dress.configurable_children[1]).toMatchObject({ price: 0, special_price: 43 });
    expect(dress.configurable_children[0]?.special_price).toBeUndefined();
  });

  test('children without an id get one that is theirs for good', () => {
    const ids = dress.configurable_children.map((child) => child.id);
    expect(new Set(ids).size).toBe(2);
    expect(ids.every((id) => Number.isSafeInteger(id) && id > 1_000_000_000)).toBe(true);
    const again = parse({
      configurable_children: [
        { sku: 'LAMP-01-A', price: 3 },
        { sku: 'LAMP-01-N', price: 2 },
      ],
    });
    expect(again.configurable_children.map((child) => child.id)).toEqual([ids[1], ids[0]]);
  });

  test('attributes given as pairs fill gaps only', () => {
    expect(dress).toMatchObject({ sku: 'LAMP-01', material: '31,33' });
    expect(Object.keys(dress)).not.toContain('climate');
    expect(Object.getPrototypeOf(dress)).toBe(Object.prototype);
  });
});

describe('what a source leaves out', () => {
  test('a bare product is a simple one that can be bought', () => {
    expect(parse()).toMatchObject({
      type_id: 'simple',
      status: 1,
      visibility: 4,
      url_key: 'lampara-de-pie',
      slug: 'lampara-de-pie-77',
      url_path: 'lampara-de-pie-77.html',
      stock: { is_in_stock: true, qty: 0, manage_stock: false },
      category: [],
      category_ids: [],
      configurable_children: [],
      media_gallery: [],
    });
  });

  test('nulls are as good as nothing', () => {
    const nulls = [
      'type_id',
      'url_key',
      'slug',
      'url_path',
      'stock',
      'category',
      'category_ids',
      'media_gallery',
      'configurable_options',
      'configurable_children',
      'product_links',
      'custom_attributes',
      'special_price',
      'tax_class_id',
      'rating',
      'warranties',
      'tier_prices',
      'image',
      'new',
    ];
    expect(parse(Object.fromEntries(nulls.map((key) => [key, null])))).toEqual(parse());
  });

  test('names and labels that came with HTML entities are plain, skus stay as they are', () => {
    const product = parse({
      name: 'Mesa &amp; sillas',
      sku: 'A&amp;B',
      marca: '<b>&reg;</b>',
      configurable_options: [{ attribute_code: 'a', values: [{ value_index: 1, label: 'Cocona&reg; &lt;b&gt;&#0;' }] }],
    });
    expect(product).toMatchObject({ name: 'Mesa & sillas', sku: 'A&amp;B', marca: '<b>&reg;</b>' });
    expect(product.configurable_options[0]?.values[0]?.label).toMatch(/^Cocona® <b>/);
  });

  test('a given path is kept without its leading slash, given ids win over categories', () => {
    const product = parse({ url_path: '/salas//lampara.html', category_ids: ['26', 26, '3'], category: [{ category_id: 9, name: 'Otra' }] });
    expect(product).toMatchObject({ url_path: 'salas/lampara.html', category_ids: [26, 3] });
  });

  test('a special or final price of 0 is none', () => {
    expect(parse({ special_price: 0, final_price: '0.0000' })).toEqual(parse());
  });

  test('stock: nothing oversold, nothing halved, unknown amounts are not counted', () => {
    expect(parse({ stock: { qty: -3 } }).stock).toEqual({ is_in_stock: false, qty: 0 });
    expect(parse({ stock: { qty: '2.7', is_in_stock: 'false', product_id: '77', manage_stock: '1' } }).stock).toEqual({
      product_id: 77,
      is_in_stock: false,
      qty: 2,
      manage_stock: true,
    });
    expect(parse({ stock: { is_in_stock: true } }).stock).toEqual({ is_in_stock: true, qty: 0, manage_stock: false });
  });
});

describe('what is not taken over', () => {
  test('computed prices, signatures and prototype keys', () => {
    const computed =
      '"price_incl_tax":1,"price_tax":1,"special_price_incl_tax":2,"original_final_price_tax":3,"priceInclTax":4,"sgn":"x","price_is_current":true';
    const result = parseDocument(
      'product',
      JSON.parse(`{"id":1,"sku":"A","name":"A","price":9,"original_price":120,${computed},"__proto__":{"admin":1},"a":{"constructor":{"b":1},"c":2}}`),
    );
    const product: Record<string, unknown> = result.ok ? result.value : {};
    expect(product.admin).toBeUndefined();
    expect(Object.keys(product).filter((key) => /tax|sgn|current|proto/i.test(key))).toEqual([]);
    expect(product.a).toEqual({ c: 2 });
    expect(product.original_price).toBe(120);
  });

  test('other attributes stay as they came, without control characters and endless texts', () => {
    const product = parse({
      color: null,
      size: '167',
      color_options: [49, 50],
      eco_collection: '0',
      keywords: `a\u0000b${'x'.repeat(9000)}`,
      deep: { list: [1, { ok: '\u0007' }] },
    });
    expect(product).toMatchObject({ color: null, size: '167', color_options: [49, 50], eco_collection: '0', deep: { list: [1, { ok: '' }] } });
    expect(product.keywords).toHaveLength(4999);
  });

  test('unsafe HTML, and pictures that are none', () => {
    const product = parse(
      {
        description: '<p onclick="x">Luz <script>1</script><a href="{{store url="c"}}">más</a></p>',
        short_description: '{{widget a}}corta',
        image: 'no_selection',
        media_gallery: [
          { image: '/a.jpg', pos: '2', typ: 'image', lab: ' Uno ' },
          { image: 'javascript:x' },
          { image: 'https://example.mx/v.jpg', typ: 'video', vid: { url: 'https://video.example/1', title: 'V' } },
          { image: 'no_selection' },
          { image: '/b.jpg', vid: { url: 'javascript:x' } },
        ],
      },
      '/de',
    );
    expect(product).toMatchObject({ description: '<p>Luz <a href="/de/c">más</a></p>', short_description: 'corta', image: null });
    expect(product.media_gallery).toEqual([
      { image: '/a.jpg', pos: 2, typ: 'image', lab: 'Uno', vid: null },
      { image: 'https://example.mx/v.jpg', pos: 0, typ: 'video', lab: null, vid: { url: 'https://video.example/1', title: 'V' } },
      { image: '/b.jpg', pos: 0, typ: 'image', lab: null, vid: null },
    ]);
  });
});

describe('promotional tags', () => {
  test('PROD-016 PROD-017 both have a plain text and colours that can be read', () => {
    const tags = parse({
      omni_tag_1_text: ' Envío\u0000 gratis ',
      omni_tag_1_color: '#fff',
      omni_tag_1_background: 'yellow',
      omni_tag_2_text: 'Nuevo',
      omni_tag_2_color: 'rgb(255,255,255)',
      omni_tag_2_background: '#003300',
    });
    expect(tags).toMatchObject({
      omni_tag_1_text: 'Envío gratis',
      omni_tag_1_background: '#ffff00',
      omni_tag_2_text: 'Nuevo',
      omni_tag_2_color: '#ffffff',
      omni_tag_2_background: '#003300',
    });
    expect(contrast(String(tags.omni_tag_1_color), '#ffff00')).toBeGreaterThanOrEqual(4.5);
  });

  test('what is no text is no tag', () => {
    for (const [key, value] of Object.entries(parse({ omni_tag_1_text: true, omni_tag_1_color: 7, omni_tag_2_text: ['x'], omni_tag_2_background: {} })))
      if (key.startsWith('omni_tag')) expect([key, value]).toEqual([key, undefined]);
  });

  test('a colour that is none leaves the tag without colours', () => {
    expect(parse({ omni_tag_1_text: 'Oferta', omni_tag_1_color: '#000', omni_tag_1_background: 'url(x)' })).toMatchObject({
      omni_tag_1_color: null,
      omni_tag_1_background: null,
    });
  });
});

test('credit prices of a variant are amounts, as those of a product are', () => {
  const child = { sku: 'LAMP-01-N', price: 50, price_twelve: '600.00', price_eighteen: null };
  expect(parse({ configurable_children: [child] }).configurable_children[0]).toMatchObject({ price_twelve: 600 });
  expect(refused({ ...lamp, configurable_children: [{ ...child, price_twelve: '9007199254740993' }] })).toBe(
    'configurable_children.0.price_twelve: Is too large',
  );
});

describe('composites', () => {
  test('PROD-009 links come with their quantity, from either shape', () => {
    const links = [
      { sku: 'LAMP-01', link_type: 'associated', linked_product_sku: 'FOCO', linked_product_type: 'simple', position: '1', extension_attributes: { qty: '2' } },
      { sku: 'LAMP-01', link_type: 'other', linked_product_sku: 'X' },
    ];
    expect(parse({ type_id: 'grouped', product_links: links }).product_links).toEqual([
      { sku: 'LAMP-01', link_type: 'associated', linked_product_sku: 'FOCO', linked_product_type: 'simple', position: 1, qty: 2 },
    ]);
    expect(parse({ links: { related: [{ sku: 'MESA', pos: 3 }] } }).product_links).toEqual([
      { sku: 'LAMP-01', link_type: 'related', linked_product_sku: 'MESA', linked_product_type: 'simple', position: 3 },
    ]);
  });

  test('a quantity or an amount with which a price could not be added up is refused', () => {
    const link = { sku: 'LAMP-01', link_type: 'associated', linked_product_sku: 'FOCO', qty: 10_001 };
    expect(refused({ ...lamp, type_id: 'grouped', product_links: [link] })).toBe('product_links.0.qty: Is too large');
    const bundled = { option_id: 1, product_links: [{ id: 1, sku: 'FOCO', qty: '1e9' }] };
    expect(refused({ ...lamp, type_id: 'bundle', bundle_options: [bundled] })).toBe('bundle_options.0.product_links.0.qty: Is too large');
    expect(refused({ ...lamp, price: 10_000_001 })).toBe('price: Is too large');
  });

  test('PROD-010 PROD-018 bundle and custom options are read leniently', () => {
    const product = parse({
      type_id: 'bundle',
      bundle_options: [
        {
          option_id: '1',
          title: 'Base',
          required: '1',
          type: 'radio',
          position: 1,
          product_links: [{ id: 7, sku: 'BASE', qty: null, is_default: '1', price: null, can_change_quantity: 0 }],
        },
      ],
      custom_options: [
        {
          option_id: 5,
          title: 'Grabado',
          type: 'drop_down',
          is_require: '0',
          values: [{ option_type_id: '9', title: 'Oro', price: '5.00', price_type: 'percent' }],
        },
      ],
    });
    expect(product.bundle_options).toEqual([
      {
        option_id: 1,
        title: 'Base',
        required: true,
        type: 'radio',
        position: 1,
        product_links: [{ id: '7', sku: 'BASE', qty: 1, position: 0, is_default: true, can_change_quantity: false }],
      },
    ]);
    expect(product.custom_options).toMatchObject([
      { option_id: 5, is_require: false, values: [{ option_type_id: 9, title: 'Oro', sort_order: 0, price: 5, price_type: 'percent' }] },
    ]);
  });

  test('PROD-015 credit prices are amounts', () => {
    expect(parse({ credit_price_pago_puntual: '1200.50', credit_fee: 0, price_twelve: null, price_eighteen: 99 })).toMatchObject({
      credit_price_pago_puntual: 1200.5,
      credit_fee: 0,
      price_eighteen: 99,
    });
  });
});

describe('documents that are refused', () => {
  test.each([
    ['no id', { sku: 'A', name: 'A', price: 1 }, 'id: Field is required'],
    ['an id that is none', { ...lamp, id: 'abc' }, 'id: Must be a number'],
    ['id 0', { ...lamp, id: 0 }, 'id: Must be greater than 0'],
    ['no sku', { ...lamp, sku: ' ' }, 'sku: Field is required'],
    ['a sku that is a path', { ...lamp, sku: '..' }, 'sku: Is not known'],
    ['an endless sku', { ...lamp, sku: 'x'.repeat(10_000) }, 'sku: Is too large'],
    ['no name', { ...lamp, name: null }, 'name: Field is required'],
    ['an endless name', { ...lamp, name: 'x'.repeat(501) }, 'name: Is too large'],
    ['no price', { ...lamp, price: '' }, 'price: Field is required'],
    ['a negative price', { ...lamp, price: '-1' }, 'price: Must not be negative'],
    ['a price that is none', { ...lamp, price: 'mucho' }, 'price: Must be a number'],
    ['a price beyond reason', { ...lamp, price: 1e12 }, 'price: Is too large'],
    ['a negative special price', { ...lamp, special_price: -5 }, 'special_price: Must not be negative'],
    [
      'a negative price of a child',
      {
        ...lamp,
        configurable_children: [
          { sku: 'a', price: 1 },
          { sku: 'b', price: -1 },
        ],
      },
      'configurable_children.1.price: Must not be negative',
    ],
    ['a child that is none', { ...lamp, configurable_children: [7] }, /^configurable_children\.0: /],
    [
      'too many children',
      { ...lamp, configurable_children: Array.from({ length: 2001 }, (_, id) => ({ id: id + 1, sku: `s${id}`, price: 1 })) },
      'configurable_children: Is too large',
    ],
    ['an unknown type', { ...lamp, type_id: 'giftcard' }, 'type_id: Is not known'],
    ['lists that are none', { ...lamp, category_ids: true }, 'category_ids: Must be a list'],
    ['no document', null, 'product: Is not a document'],
    ['a list', [lamp], 'product: Is not a document'],
    ['a text', 'x', 'product: Is not a document'],
    ['an empty hit', { _index: 'mx_product', _source: null }, 'product: Is not a document'],
    ['another kind', { _index: 'mx', _type: 'category', _source: lamp }, 'product: Is a document of another kind: category'],
  ])('%s', (_, raw, reason) => (typeof reason === 'string' ? expect(refused(raw)).toBe(reason) : expect(refused(raw)).toMatch(reason)));

  test('every field that is a reason is named', () => {
    expect(refused({ price: -1 })).toBe('price: Must not be negative; id: Field is required; sku: Field is required; name: Field is required');
  });
});

describe('search hits', () => {
  test('are opened, their _id stands in for a missing id', () => {
    const { id: _, ...source } = lamp;
    for (const hit of [
      { _index: 'mx', _type: 'product', _id: '77', _source: source },
      { _index: 'mx_product', _type: '_doc', _id: '77', _source: source },
      { _index: 'shop_catalog_product_1587031505', _type: '_doc', _id: '77', _score: 1, _source: source },
    ]) {
      expect(parseDocument('product', hit)).toEqual({ ok: true, value: parse() });
    }
  });
});
