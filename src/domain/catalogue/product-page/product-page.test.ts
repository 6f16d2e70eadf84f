import { describe, expect, test } from 'vitest';
import { attribute, child, configurable, context, NOON, product, store } from '../documents.fixture';
import { productOf } from './product-page';

const out = { stock: { is_in_stock: false, qty: 0 } };
const doc = configurable([
  child('NEGRO-CH', { price: 10, color: 49, size: 167, image: '/negro.jpg' }),
  child('AZUL-CH', { price: 12, color: 50, size: '167', ...out }),
  child('AZUL-GR', { price: 14, color: '50', size: '168', stock: { is_in_stock: true, qty: 3 } }),
]);
const group = (page: ReturnType<typeof productOf>, code: string) =>
  page.options.find((option) => option.code === code)?.values ?? [];

describe('the variant a page shows', () => {
  test('PROD-013 is the one asked for, with its own price, stock and sku', () => {
    const page = productOf(doc, 'AZUL-GR', context());
    expect(page).toMatchObject({
      sku: 'AZUL-GR',
      parentSku: 'SILLA-RO',
      price: { net: 1400 },
      stockQty: 3,
      availability: 'in_stock',
      isConfigured: true,
      errors: {},
    });
    expect(productOf(doc, 'AZUL-CH', context())).toMatchObject({
      sku: 'AZUL-CH',
      availability: 'out_of_stock',
      stockQty: 0,
      isConfigured: true,
    });
    const half = configurable([child('AZUL', { color: 50 })]);
    expect(productOf(half, 'AZUL', context())).toMatchObject({ sku: 'AZUL', isConfigured: false });
  });

  test('has the credit offers of its own price, and the product’s only where they are not below it', () => {
    const lamps = configurable([
      child('CHICA', { price: 1000, size: 167 }),
      child('GRANDE', { price: 2000, size: 168, price_twelve: 2700, price_eighteen: '2880' }),
      child('MEDIA', { price: 1500, size: 169 }),
    ]);
    const offers = (sku: string) =>
      productOf({ ...lamps, price_twelve: 1400, price_eighteen: 1800 }, sku, context()).credit;
    expect(offers('CHICA')).toEqual([
      { months: 12, instalment: 11667 },
      { months: 18, instalment: 10000 },
    ]);
    expect(offers('GRANDE')).toEqual([
      { months: 12, instalment: 22500 },
      { months: 18, instalment: 16000 },
    ]);
    expect(offers('MEDIA')).toEqual([{ months: 18, instalment: 10000 }]);
  });

  test('is the cheapest that can be bought when none is asked for or the sku is unknown', () => {
    expect(productOf(doc, null, context()).sku).toBe('NEGRO-CH');
    expect(productOf(doc, 'NADA', context()).sku).toBe('NEGRO-CH');
    const mostlyOut = configurable([child('a', { price: 1, ...out }), child('b', { price: 9 })]);
    expect(productOf(mostlyOut, null, context()).sku).toBe('b');
  });

  test('PROD-026 is the closest to one that is no longer sold', () => {
    const children = doc.configurable_children.map((each) => (each.sku === 'AZUL-GR' ? { ...each, status: 2 } : each));
    expect(
      productOf(
        { ...doc, configurable_children: [...children, child('NEGRO-GR', { price: 30, color: 49, size: 168 })] },
        'AZUL-GR',
        context(),
      ).sku,
    ).toBe('NEGRO-GR');
  });

  test('PROD-029 a product without any has the error and cannot be bought', () => {
    const hidden = context({ store: store({ listOutOfStockProducts: false }) });
    const gone = configurable([child('a', { status: 2 }), child('b', out)], { price: 50 });
    expect(productOf(gone, null, hidden)).toMatchObject({
      sku: 'SILLA-RO',
      errors: { variants: 'No available product variants' },
      isConfigured: false,
      availability: 'out_of_stock',
      stockQty: 0,
    });
    expect(productOf(gone, null, context())).toMatchObject({ sku: 'b', errors: {} });
  });
});

describe('options', () => {
  test('PROD-008 each value says what it is, whether it can be bought with the rest and which variant it leads to', () => {
    const page = productOf(doc, 'NEGRO-CH', context());
    expect(page.options.map(({ code, label, attributeId }) => [code, label, attributeId])).toEqual([
      ['color', 'Color', '93'],
      ['size', 'Tamaño', '142'],
    ]);
    expect(group(page, 'color')).toEqual([
      { id: '49', label: 'Negro', swatch: '#000000', selected: true, available: true, childSku: 'NEGRO-CH' },
      { id: '50', label: 'Azul', swatch: '#1857f7', selected: false, available: false, childSku: 'AZUL-CH' },
    ]);
    expect(group(page, 'size').map(({ available, childSku }) => [available, childSku])).toEqual([
      [true, 'NEGRO-CH'],
      [false, 'AZUL-GR'],
    ]);
  });

  test('a value no variant has leads nowhere, one whose variant is disabled too', () => {
    const only = configurable([child('a', { color: 49, size: 167 }), child('b', { color: 50, size: 167, status: 2 })]);
    const page = productOf(only, 'a', context());
    expect([...group(page, 'color'), ...group(page, 'size')].map(({ childSku }) => childSku)).toEqual([
      'a',
      null,
      'a',
      null,
    ]);
  });

  test('where stock out is not listed, a value leads to the closest variant that can be bought', () => {
    const page = productOf(doc, 'NEGRO-CH', context({ store: store({ listOutOfStockProducts: false }) }));
    expect(group(page, 'color').map(({ childSku }) => childSku)).toEqual(['NEGRO-CH', 'AZUL-GR']);
  });

  test('unavailable values are left out where the view filters them, never the chosen one', () => {
    const filtered = context({ store: store({ filterUnavailableVariants: true }) });
    expect(group(productOf(doc, 'NEGRO-CH', filtered), 'color').map(({ id }) => id)).toEqual(['49']);
    expect(group(productOf(doc, 'AZUL-CH', filtered), 'color').map(({ id }) => id)).toEqual(['49', '50']);
  });
});

describe('what else a page shows', () => {
  test('PROD-006 pictures: the variant’s first, then the main one, then the gallery by position, each once and named', () => {
    const pictures = {
      ...doc,
      name: 'Silla Roma',
      image: '/main.jpg',
      media_gallery: [
        { image: '/c.jpg', pos: 3, typ: 'image' as const, lab: null, vid: null },
        { image: '/video.jpg', pos: 2, typ: 'video' as const, lab: null, vid: { url: 'https://video.example' } },
        { image: '/b.jpg', pos: 2, typ: 'image' as const, lab: 'de lado', vid: null },
        { image: '/main.jpg', pos: 1, typ: 'image' as const, lab: null, vid: null },
        { image: 'no_selection', pos: 0, typ: 'image' as const, lab: null, vid: null },
      ],
    };
    expect(productOf(pictures, 'NEGRO-CH', context()).images).toEqual([
      { path: '/negro.jpg', alt: 'Silla Roma, Negro, Chico' },
      { path: '/main.jpg', alt: 'Silla Roma' },
      { path: '/b.jpg', alt: 'Silla Roma, de lado' },
      { path: '/c.jpg', alt: 'Silla Roma' },
    ]);
    expect(productOf(pictures, 'AZUL-GR', context()).images[0]?.path).toBe('/main.jpg');
  });

  test('PROD-006 pictures that follow a variant’s own in the gallery are of it: they come first, of others one each', () => {
    const item = (image: string, pos: number, lab: string | null = null) => ({
      image,
      pos,
      typ: 'image' as const,
      lab,
      vid: null,
    });
    const sorted = {
      ...doc,
      name: 'Silla Roma',
      image: '/azul.jpg',
      media_gallery: [
        item('/caja.jpg', 1),
        item('/azul.jpg', 2),
        item('/azul-frente.jpg', 3, 'de frente'),
        item('/negro.jpg', 4),
        item('/negro-frente.jpg', 5, 'de frente'),
        item('/negro-persona.jpg', 6, 'junto a una persona'),
      ],
      configurable_children: doc.configurable_children.map((one) =>
        one.sku.startsWith('AZUL') ? { ...one, image: '/azul.jpg' } : one,
      ),
    };
    const paths = (sku: string, of = sorted) => productOf(of, sku, context()).images.map(({ path }) => path);
    expect(productOf(sorted, 'NEGRO-CH', context()).images).toEqual([
      { path: '/negro.jpg', alt: 'Silla Roma, Negro, Chico' },
      { path: '/negro-frente.jpg', alt: 'Silla Roma, de frente' },
      { path: '/negro-persona.jpg', alt: 'Silla Roma, junto a una persona' },
      { path: '/azul.jpg', alt: 'Silla Roma' },
      { path: '/caja.jpg', alt: 'Silla Roma' },
    ]);
    expect(paths('AZUL-GR')).toEqual(['/azul.jpg', '/azul-frente.jpg', '/caja.jpg', '/negro.jpg']);
    const alone = { ...sorted, media_gallery: sorted.media_gallery.filter(({ pos }) => pos < 5) };
    expect(paths('NEGRO-CH', alone)).toEqual(['/negro.jpg', '/azul.jpg', '/caja.jpg', '/azul-frente.jpg']);
  });

  test('attributes that are visible on the front, in words, the variant’s over the product’s', () => {
    const options = (labels: Record<string, string>) =>
      Object.entries(labels).map(([value, label], sort_order) => ({ value, label, sort_order }));
    const attributes = [
      attribute('climate', {
        default_frontend_label: 'Clima',
        frontend_input: 'multiselect',
        options: options({ 1: 'Frío', 2: 'Cálido' }),
        position: 2,
      }),
      attribute('color', {
        default_frontend_label: 'Color',
        options: options({ 49: 'Negro', 50: 'Azul' }),
        position: 1,
      }),
      attribute('plegable', { frontend_input: 'boolean', position: 3 }),
      attribute('peso', { position: 4 }),
      attribute('interno', { is_visible_on_front: false }),
      attribute('vacio'),
      attribute('description'),
      attribute('marca', { options: options({ 7: 'Casa Roma' }) }),
    ];
    const page = productOf(
      {
        ...doc,
        climate: '1,2',
        color: '49',
        plegable: true,
        peso: 4.5,
        interno: 'x',
        vacio: '',
        description: '<p>x</p>',
        marca: '7',
      },
      'AZUL-GR',
      {
        ...context(),
        attributes: new Map(attributes.map((each) => [each.attribute_code, each])),
      },
    );
    expect(page.attributes).toEqual([
      { code: 'color', label: 'Color', value: 'Azul' },
      { code: 'climate', label: 'Clima', value: 'Frío, Cálido' },
      { code: 'plegable', label: 'plegable', value: 'Yes' },
      { code: 'peso', label: 'peso', value: '4.5' },
    ]);
    expect(page.brand).toBe('Casa Roma');
    expect(productOf(product({ marca: 'Roma' }), null, context()).brand).toBe('Roma');
  });

  test('a simple product carries everything of its own', () => {
    const page = productOf(
      product({
        special_price: 80,
        special_to_date: '2026-01-15',
        price_twelve: 1200,
        price_eighteen: 1500,
        category_ids: [3, 4],
        warranties: [{ sku: 'G-12', name: 'Garantía 12 meses', months: 12, price: 25 }],
        product_links: [
          {
            sku: 'LAMP-01',
            link_type: 'related',
            linked_product_sku: 'R2',
            linked_product_type: 'simple',
            position: 2,
          },
          {
            sku: 'LAMP-01',
            link_type: 'related',
            linked_product_sku: 'R1',
            linked_product_type: 'simple',
            position: 1,
          },
          { sku: 'LAMP-01', link_type: 'upsell', linked_product_sku: 'U', linked_product_type: 'simple', position: 0 },
        ],
      }),
      null,
      context(),
    );
    expect(page).toMatchObject({
      id: 77,
      sku: 'LAMP-01',
      slug: 'lampara-de-pie-77',
      price: { gross: 9280, regularGross: 11600, until: NOON + 12 * 60 * 60 * 1000 },
      isConfigured: true,
      options: [],
      stockQty: 10,
      categoryIds: [3, 4],
      related: ['R1', 'R2'],
      credit: [
        { months: 12, instalment: 10000 },
        { months: 18, instalment: 8334 },
      ],
      warranties: [{ sku: 'G-12', months: 12, price: { net: 2500, tax: 400, gross: 2900 } }],
    });
  });

  test('PROD-009 a grouped product lists its members with quantity and price', () => {
    const member = product({ sku: 'A', name: 'Buró', price: 20 });
    const grouped = product({
      type_id: 'grouped',
      product_links: [
        {
          sku: 'J',
          link_type: 'associated',
          linked_product_sku: 'A',
          linked_product_type: 'simple',
          position: 0,
          qty: 2,
        },
      ],
    });
    const page = productOf(grouped, null, context({ members: new Map([['A', member]]) }));
    expect(page.members).toMatchObject([{ sku: 'A', name: 'Buró', qty: 2, price: { gross: 2320 } }]);
    expect(page.price.gross).toBe(4640);
  });
});
