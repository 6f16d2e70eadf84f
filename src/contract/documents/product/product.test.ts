import { describe, expect, test } from 'vitest';
import { parseDocument } from '..';
import { contrast } from './colour';
import { lamp, noted, parse } from './product.fixture';

describe('a product of the 2017 dumps', () => {
  const dress = parse({
    id: '12',
    type_id: 'configurable',
    price: '60.0000',
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
    configurable_options: [
      { attribute_id: 93, label: 'Color', values: [{ value_index: '49' }, { label: 'Sin índice' }] },
    ],
    configurable_children: [
      { sku: 'LAMP-01-N', price: '50.0000', custom_attributes: [{ attribute_code: 'color', value: 49 }] },
      { sku: 'LAMP-01-N', price: 51, color: '49' },
      { sku: 'LAMP-01-A', price: null, special_price: null, color: 50, stock: { is_in_stock: false, qty: 0 } },
    ],
  });

  test('PROD-001 numbers that came as texts are numbers', () => {
    expect(dress).toMatchObject({ id: 12, price: 60, special_price: 43, tax_class_id: 2, status: 1, visibility: 4 });
  });

  test('stock in a list of one is stock', () => expect(dress.stock).toEqual({ is_in_stock: true, qty: 12 }));

  test('slug, url_path and category_ids come from url_key, the deepest category and the categories', () => {
    expect(dress).toMatchObject({
      slug: 'vestido-rojo-12',
      url_path: 'mujer/ropa/vestidos-26/vestido-rojo-12.html',
      category_ids: [20, 26],
    });
  });

  test('PROD-008 options without code are named by their label, their values without labels stay open', () => {
    expect(dress.configurable_options).toEqual([
      {
        id: 93,
        attribute_id: '93',
        attribute_code: 'color',
        label: 'Color',
        position: 0,
        values: [{ value_index: 49, label: '', swatch: null }],
      },
    ]);
  });

  test('attributes of children stand as fields, option ids as text, repeated children once', () => {
    const [black, blue, ...more] = dress.configurable_children;
    expect(black).toMatchObject({
      sku: 'LAMP-01-N',
      price: 50,
      color: '49',
      custom_attributes: [{ attribute_code: 'color', value: '49' }],
    });
    expect(blue).toMatchObject({ sku: 'LAMP-01-A', color: '50', stock: { is_in_stock: false, qty: 0 } });
    expect(more).toEqual([]);
  });

  test('a child without a price has that of its parent, special price included', () => {
    expect(dress.configurable_children[1]).toMatchObject({ price: 60, special_price: 43 });
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
    const product = parse({
      url_path: '/salas//lampara.html',
      category_ids: ['26', 26, '3'],
      category: [{ category_id: 9, name: 'Otra' }],
    });
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

  test('stock that is told and cannot be read is none, and is named', () => {
    const variant = { sku: 'LAMP-01-N', price: 50, stock: { qty: 'muchas' } };
    const [notes, product] = noted({ stock: { qty: '-' }, configurable_children: [variant] });
    expect(notes).toEqual(['stock.qty: Must be a number', 'configurable_children.0.stock.qty: Must be a number']);
    expect([product.stock, product.configurable_children[0]?.stock]).toEqual([
      { is_in_stock: false, qty: 0 },
      { is_in_stock: false, qty: 0 },
    ]);
  });
});

describe('what is not taken over', () => {
  test('computed prices, signatures and prototype keys', () => {
    const computed =
      '"price_incl_tax":1,"price_tax":1,"special_price_incl_tax":2,"original_final_price_tax":3,"priceInclTax":4,"sgn":"x","price_is_current":true';
    const result = parseDocument(
      'product',
      JSON.parse(
        `{"id":1,"sku":"A","name":"A","price":9,"original_price":120,${computed},"__proto__":{"admin":1},"a":{"constructor":{"b":1},"c":2}}`,
      ),
    );
    const product: Record<string, unknown> = result.ok ? result.value : {};
    expect(product.admin).toBeUndefined();
    expect(Object.keys(product).filter((key) => /tax|sgn|current|proto/i.test(key))).toEqual([]);
    expect(product.a).toEqual({ c: 2 });
    expect(product.original_price).toBe(120);
  });

  test('whose product it is, unless it is a document under the sku of a variant, which names its product', () => {
    expect(parse({ parentSku: lamp.sku })).not.toHaveProperty('parentSku');
    expect(parse({ parentSku: 'LAMP', selectedVariant: {}, parentId: 7 })).toMatchObject({
      sku: lamp.sku,
      parentSku: 'LAMP',
    });
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
    expect(product).toMatchObject({
      color: null,
      size: '167',
      color_options: [49, 50],
      eco_collection: '0',
      deep: { list: [1, { ok: '' }] },
    });
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
    expect(product).toMatchObject({
      description: '<p>Luz <a href="/de/c">más</a></p>',
      short_description: 'corta',
      image: null,
    });
    expect(product.media_gallery).toEqual([
      { image: '/a.jpg', pos: 2, typ: 'image', lab: 'Uno', vid: null },
      {
        image: 'https://example.mx/v.jpg',
        pos: 0,
        typ: 'video',
        lab: null,
        vid: { url: 'https://video.example/1', title: 'V' },
      },
      { image: '/b.jpg', pos: 0, typ: 'image', lab: null, vid: null },
    ]);
  });
});

test('HTML that came escaped is HTML, sanitised as any; what only speaks of tags stays text', () => {
  const escaped = '&lt;p&gt;Luz &lt;strong&gt;cálida&lt;/strong&gt;&lt;script&gt;x&lt;/script&gt;&lt;/p&gt;';
  expect(parse({ description: escaped }).description).toBe('<p>Luz <strong>cálida</strong></p>');
  expect(parse({ description: escaped.replaceAll('&', '&amp;') }).description).toBe(
    '<p>Luz <strong>cálida</strong></p>',
  );
  expect(parse({ description: '<p>Use &lt;b&gt;</p>' }).description).toBe('<p>Use &lt;b&gt;</p>');
  expect(parse({ description: 'Mesa &lt; 2 m &amp; sillas' }).description).toBe('Mesa &lt; 2 m &amp; sillas');
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
    for (const [key, value] of Object.entries(
      parse({ omni_tag_1_text: true, omni_tag_1_color: 7, omni_tag_2_text: ['x'], omni_tag_2_background: {} }),
    ))
      if (key.startsWith('omni_tag')) expect([key, value]).toEqual([key, undefined]);
  });

  test('a colour that is none leaves the tag without colours', () => {
    expect(
      parse({ omni_tag_1_text: 'Oferta', omni_tag_1_color: '#000', omni_tag_1_background: 'url(x)' }),
    ).toMatchObject({
      omni_tag_1_color: null,
      omni_tag_1_background: null,
    });
  });
});

test('a sku is what one sees of it, in a product, its variants and whatever names another', () => {
  const doc = parse({
    ...lamp,
    sku: 'LAMP-\u200b01',
    product_links: [{ sku: 'x', link_type: 'related', linked_product_sku: '\u200bMESA\u200d' }],
    configurable_children: [{ sku: '\ufeffLAMP-01-N', price: 50 }],
  });
  expect(doc).toMatchObject({
    sku: 'LAMP-01',
    product_links: [{ linked_product_sku: 'MESA' }],
    configurable_children: [{ sku: 'LAMP-01-N' }],
  });
});
