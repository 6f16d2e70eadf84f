import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../tests/sample';
import { type DocumentKind, entityOfHit, parseDocument, reasonOf } from '.';
import { parse } from './parse.fixture';

const EVERY_KIND: Record<DocumentKind, true> = {
  product: true,
  category: true,
  attribute: true,
  taxrule: true,
  review: true,
  cms_page: true,
  cms_block: true,
  cms_hierarchy: true,
  redirect: true,
  postal_code: true,
  stock: true,
  coupon: true,
};
const KINDS = Object.keys(EVERY_KIND) as DocumentKind[];
const refused = (kind: DocumentKind, raw: unknown): string => {
  const result = parseDocument(kind, raw);
  return result.ok ? 'accepted' : reasonOf(result.problem);
};

describe('entityOfHit', () => {
  test.each([
    [{ _type: 'attribute', _index: 'mx', _source: {} }, 'attribute'],
    [{ _type: '_doc', _index: 'vue_storefront_catalog_cms_block_1587031505', _source: {} }, 'cms_block'],
    [{ _type: '_doc', _index: 'product_shop_category', _source: {} }, 'category'],
    [{ _type: '_doc', _index: 'catalog', _source: {} }, null],
    [{ id: 5, _type: 'product' }, null],
    [null, null],
  ])('%j', (hit, entity) => expect(entityOfHit(hit)).toBe(entity));
});

describe('category', () => {
  test('CAT-007 a whole one', () => {
    const raw = {
      id: '20',
      parent_id: '2',
      parent_ids: ['1', '2'],
      name: 'Salas',
      slug: 'salas-20',
      url_key: 'salas',
      url_path: '/muebles/salas-20',
      level: '2',
      position: '3',
      is_active: '1',
      product_count: '8',
      path: '1/2/20',
      image: '/s.jpg',
      banner: '/b.jpg',
      icon: '/i.svg',
      description: '<p>x</p><script>y</script>',
    };
    expect(parse('category', raw)).toEqual({
      id: 20,
      parent_id: 2,
      parent_ids: [1, 2],
      name: 'Salas',
      slug: 'salas-20',
      url_key: 'salas',
      url_path: 'muebles/salas-20',
      level: 2,
      position: 3,
      is_active: true,
      product_count: 8,
      path: '1/2/20',
      image: '/s.jpg',
      banner: '/b.jpg',
      icon: '/i.svg',
      description: '<p>x</p>',
      children_data: [],
    });
    expect(parse('category', { ...raw, banner: 'no_selection' })).toHaveProperty('banner', undefined);
  });

  test('what an older one leaves out comes from its path, its key and its name', () => {
    expect(parse('category', { id: 20, name: 'Salas & Comedores', path: '1/2/20' })).toMatchObject({
      parent_id: 2,
      parent_ids: [1, 2],
      level: 2,
      slug: 'salas-and-comedores-20',
      url_path: 'salas-and-comedores-20',
      is_active: true,
    });
    expect(
      parse('category', { id: 14, name: 'Jackets', url_key: 'jackets-14', parent_id: 12, is_active: '0' }),
    ).toMatchObject({
      slug: 'jackets-14',
      parent_ids: [12],
      path: '12/14',
      is_active: false,
    });
  });

  test('a deep one is taken whichever way it says its place: by its path, its parent or inside of it', () => {
    const path = Array.from({ length: 40 }, (_, index) => index + 1);
    const byPath = parse('category', { id: 40, name: 'Honda', path: path.join('/') });
    expect(byPath).toMatchObject({ id: 40, parent_id: 39 });
    expect(parse('category', { id: 40, name: 'Honda', parent_id: 39 })).toMatchObject({ parent_id: 39 });
    const chain = path.reduceRight<Record<string, unknown>[]>(
      (below, id) => [{ id, name: `Nivel ${id}`, children_data: below }],
      [],
    );
    let deepest = parse('category', chain[0]);
    for (let [below] = deepest.children_data; below; [below] = below.children_data) deepest = below;
    expect(deepest).toMatchObject({ id: 40, parent_id: 39 });
  });

  test('nested ones take their place from their parent, those that are only an id are left out', () => {
    const tree = parse('category', {
      id: 2,
      name: 'Raíz',
      path: '1/2',
      children_data: [{ id: 38 }, { id: 20, name: 'Salas', children_data: [{ id: 21, name: 'Sofás' }] }],
    });
    expect(tree.children_data).toMatchObject([
      {
        id: 20,
        parent_id: 2,
        parent_ids: [1, 2],
        level: 2,
        children_data: [{ id: 21, parent_id: 20, path: '1/2/20/21' }],
      },
    ]);
  });

  test('nesting without end ends', () => {
    let raw: Record<string, unknown> = { id: 1, name: 'x' };
    for (let id = 2; id < 100; id += 1) raw = { id, name: 'x', children_data: [raw] };
    let depth = 0;
    for (let category = parse('category', raw).children_data[0]; category; category = category.children_data[0])
      depth += 1;
    expect(depth).toBe(64);
  });

  test('without id or name it is refused', () =>
    expect(refused('category', { url_key: 'x' })).toBe('id: Field is required; name: Field is required'));
});

describe('attribute', () => {
  test('CAT-008 flags in words and digits, options in order, blank ones left out', () => {
    const raw = {
      attribute_id: '93',
      attribute_code: 'color',
      default_frontend_label: 'Color',
      is_user_defined: true,
      is_visible: '1',
      is_visible_on_front: '0',
      is_filterable: 2,
      is_comparable: '1',
      options: [
        { value: '', label: ' ' },
        { value: 49, label: 'Negro', swatch: '#000' },
        { value: '50', label: 'Azul', sort_order: '9', swatch: { type: '1', value: 'blue' } },
        { value: '51', label: null },
      ],
    };
    expect(parse('attribute', raw)).toEqual({
      id: 93,
      attribute_id: 93,
      attribute_code: 'color',
      default_frontend_label: 'Color',
      is_user_defined: true,
      is_visible: true,
      is_visible_on_front: false,
      is_filterable: true,
      is_comparable: true,
      options: [
        { value: '49', label: 'Negro', sort_order: 0, swatch: '#000000' },
        { value: '50', label: 'Azul', sort_order: 9, swatch: '#0000ff' },
      ],
    });
    expect(refused('attribute', { id: 5 })).toBe('attribute_code: Field is required');
  });
});

test('PRICE-002 PRICE-003 a tax rule with rates as numbers or texts', () => {
  const rates = [{ id: 4, tax_country_id: 'MX', tax_region_id: '0', rate: '16.0000', region_name: null }];
  expect(
    parse('taxrule', { id: '2', code: 'IVA', product_tax_class_ids: ['2'], customer_tax_class_ids: [3], rates }),
  ).toEqual({
    id: 2,
    code: 'IVA',
    product_tax_class_ids: [2],
    customer_tax_class_ids: [3],
    rates: [{ id: 4, rate: 16, tax_country_id: 'MX', tax_region_id: 0 }],
  });
  expect(refused('taxrule', { id: 2, rates: [{ rate: -1, tax_country_id: 'MX' }] })).toBe(
    'rates.0.rate: Must not be negative',
  );
});

test('a CMS page is sanitised, a review is plain text', () => {
  const page = {
    id: '3',
    identifier: 'envios',
    title: 'Envíos',
    content: '<h1>A</h1>{{block id="x"}}<img src="{{media url="a.jpg"}}">',
    active: '1',
    store_id: '0,2',
  };
  expect(parse('cms_page', page)).toMatchObject({
    id: 3,
    content: '<h2>A</h2><img src="/media/1024/a.jpg" alt="" loading="lazy">',
    active: true,
    store_id: [0, 2],
  });
  expect(parse('cms_block', { id: 4, identifier: 'x' })).toMatchObject({
    title: '',
    content: '',
    active: true,
    store_id: [0],
  });
  expect(refused('cms_page', { id: 4 })).toBe('identifier: Field is required');
  expect(
    parse('review', {
      id: 1,
      product_id: '77',
      title: 'Muy\nbuena',
      detail: 'Llegó\r\n a <b>tiempo</b>\u0000',
      nickname: null,
    }),
  ).toMatchObject({
    product_id: 77,
    title: 'Muy buena',
    detail: 'Llegó\n a <b>tiempo</b>',
    nickname: '',
    review_status: 2,
  });
  const stars = (rating: unknown) => parse('review', { id: 1, product_id: 77, rating }).rating;
  expect([5, '4', 0, 6, 4.5, 'muy bueno', null].map(stars)).toEqual([
    5,
    4,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

describe('rows of the shop itself', () => {
  test('a redirect leads from a canonical path somewhere else', () => {
    expect(parse('redirect', { from: 'https://tienda.example/Viejo//x/?a=1', to: 'c/salas-20' })).toEqual({
      from: '/Viejo/x',
      to: '/c/salas-20',
    });
    expect(parse('redirect', { from: '/x', to: 'https://otra.example/y' }).to).toBe('https://otra.example/y');
    expect(parse('redirect', { from: '/x', to: '//otra.example' }).to).toBe('/otra.example');
    expect(refused('redirect', { from: '/x', to: '/x/' })).toBe('to: Must lead somewhere else');
    expect(refused('redirect', { from: '/%', to: 'javascript:x' })).toBe('from: Must be a path; to: Must be a path');
    expect(refused('redirect', { to: '/a' })).toBe('from: Field is required');
  });

  test('a postal code has 5 digits, also as a number', () => {
    const merida = {
      code: 1000,
      state: 'Ciudad de México',
      region_id: '9',
      region_code: 'CMX',
      municipality: 'Álvaro Obregón',
      city: '',
      neighbourhoods: ['San Ángel'],
      delivery_from: '2',
      delivery_to: 3,
    };
    expect(parse('postal_code', merida)).toEqual({
      ...merida,
      code: '01000',
      region_id: 9,
      city: null,
      covered: true,
      delivery_from: 2,
    });
    expect(refused('postal_code', { ...merida, code: '123' })).toBe('code: Postal code must have 5 numbers');
    expect(refused('postal_code', { ...merida, delivery_from: 5 })).toBe('delivery_to: Is too small');
  });

  test('stock counts whole units, never below none', () => {
    expect(parse('stock', { sku: 'A', qty: '5.9', is_in_stock: '0' })).toEqual({
      sku: 'A',
      qty: 5,
      is_in_stock: false,
    });
    expect(parse('stock', { sku: 'A', qty: -2 })).toEqual({ sku: 'A', qty: 0, is_in_stock: true });
    expect(refused('stock', { sku: 'A' })).toBe('qty: Field is required');
  });

  test('a coupon: pesos become centavos, days are those of Mexico City', () => {
    const unlimited = { minimum: 0, oncePerCustomer: false, maxUses: null };
    expect(
      parse('coupon', { code: ' BUENFIN ', kind: 'fixed', value: '200.50', from: '2026-11-13', to: '2026-11-16' }),
    ).toEqual({
      code: 'BUENFIN',
      kind: 'fixed',
      value: 20_050,
      from: Date.parse('2026-11-13T06:00:00Z'),
      to: Date.parse('2026-11-17T06:00:00Z'),
      ...unlimited,
    });
    expect(parse('coupon', { code: 'DIEZ', kind: 'percent', value: 10 })).toEqual({
      code: 'DIEZ',
      kind: 'percent',
      value: 10,
      from: null,
      to: null,
      ...unlimited,
    });
    expect(refused('coupon', { code: 'X', kind: 'percent', value: 101 })).toBe(
      'value: Must be a whole number from 1 to 100',
    );
    const limits = { minimum: '499.99', once_per_customer: 'yes', max_uses: '100' };
    expect(parse('coupon', { code: 'DIEZ', kind: 'percent', value: 10, ...limits })).toMatchObject({
      minimum: 499_99,
      oncePerCustomer: true,
      maxUses: 100,
    });
    expect(refused('coupon', { code: 'X', kind: 'percent', value: 1, max_uses: 0 })).toBe(
      'max_uses: Must be greater than 0',
    );
    expect(refused('coupon', { code: 'X', kind: 'percent', value: 1, minimum: -1 })).toBe(
      'minimum: Must not be negative',
    );
    expect(refused('coupon', { code: 'X', kind: 'fixed', value: 0, to: 'mañana' })).toMatch('to: Must be a date');
    expect(refused('coupon', { code: 'X', kind: 'fixed', value: 1, to: { toString: '' } })).toMatch(
      'to: Must be a date',
    );
  });
});

test('whatever comes in, a document is read or refused with a reason, and what is read can be written as JSON', () => {
  const keys = [
    'id',
    'sku',
    'name',
    'price',
    'stock',
    'category',
    'category_ids',
    'configurable_children',
    'configurable_options',
    'custom_attributes',
    'media_gallery',
    'links',
    'product_links',
    'options',
    'rates',
    'content',
    'children_data',
    'path',
    'parent_ids',
    '_source',
    '_type',
    'from',
    'to',
    'code',
    'qty',
    'value',
    '__proto__',
    'toString',
  ];
  const record = fc.dictionary(
    fc.constantFrom(...keys),
    fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('1', 1, -1, null, '', 'x', [], {}, [null], [[]], [{}], { a: { b: [] } }),
    ),
  );
  const document = fc.oneof(
    record,
    record.map((more) => ({ id: 1, sku: 'a', name: 'a', price: 1, identifier: 'a', attribute_code: 'a', ...more })),
  );
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), document, (kind, raw) => {
      const result = parseDocument(kind, raw);
      if (!result.ok) return reasonOf(result.problem) !== '';
      expect(kind === 'coupon' || parseDocument(kind, JSON.parse(JSON.stringify(result.value))).ok).toBe(true);
      return true;
    }),
    { numRuns: sampled(2_000, 100_000) },
  );
});
