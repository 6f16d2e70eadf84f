import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEMO, DEMO_SMALL } from '../../../scripts/demo/index';
import { runInContext } from '../../commerce/request-context';
import type { CmsDocument, ProductDocument, WarrantyDocument } from '../../domain/catalogue/document';
import { context, product } from '../../domain/catalogue/documents.fixture';
import type { Product } from '../../domain/catalogue/product';
import { productOf } from '../../domain/catalogue/product-page/product-page';
import { testContext } from '../shop/request-context.fixture';
import Purchase from './purchase.client';
import { readSizeGuide, SizeGuide } from './size-guide';
import { formView } from './views/form-view';
import { purchaseView } from './views/purchase-view';

const bought = (product: Product): string =>
  runInContext(testContext(), () =>
    renderToStaticMarkup(<Purchase {...purchaseView(product, { category: null, hasBranches: false })} />),
  );

const GUIDE = {
  id: 9,
  identifier: 'tallas',
  title: 'Guía de tallas',
  content: '<table></table>',
  active: true,
  store_id: [1],
} as CmsDocument;

const guideFor = (size_guide: string | undefined, blocks: (identifiers: string[]) => Promise<CmsDocument[]>) => {
  const base = testContext();
  const given = {
    ...base,
    commerce: { ...base.commerce, content: { page: async () => null, blocks } },
    noteFailure: () => undefined,
  };
  return runInContext(given, async () => {
    const shown = productOf(product(size_guide === undefined ? {} : { size_guide }), null, context());
    return renderToStaticMarkup(<SizeGuide guide={await readSizeGuide(shown)} />);
  });
};

test('a product that names a table of sizes shows it folded; without one, or where it cannot be read, there is none', async () => {
  const html = await guideFor('tallas', async ([identifier]) => (identifier === 'tallas' ? [GUIDE] : []));
  expect(html).toBe(
    '<details class="size-guide"><summary>Guía de tallas</summary><div class="prose"><table></table></div></details>',
  );
  expect(await guideFor(undefined, async () => [GUIDE])).toBe('');
  expect(await guideFor('otra', async () => [])).toBe('');
  expect(await guideFor('tallas', async () => Promise.reject(new Error('no answer')))).toBe('');
});

test('every table of sizes that a product of the demo names is there, and all shoes have one', () => {
  for (const { entities, storeCode } of [...DEMO, ...DEMO_SMALL]) {
    const of = <T,>(entity: string): T[] =>
      entities.flatMap(([name, documents]) => (name === entity ? (documents as T[]) : []));
    const blocks = new Set(of<CmsDocument>('cms_block').map(({ identifier }) => identifier));
    const sized = of<ProductDocument>('product').filter(({ configurable_options }) =>
      configurable_options.some(({ attribute_code }) => attribute_code === 'size'),
    );
    const named = sized.flatMap(({ size_guide }) => size_guide ?? []);
    expect(
      named.filter((identifier) => !blocks.has(identifier)),
      storeCode,
    ).toEqual([]);
    for (const { sku, configurable_options, size_guide } of sized) {
      const labels = configurable_options.flatMap(({ values }) => values.map(({ label }) => label));
      if (labels.some((label) => /^2\d$/.test(label))) expect(size_guide, sku).toBe('guia-de-calzado');
    }
  }
});

const WARRANTIES: WarrantyDocument[] = [{ sku: 'G-12', name: 'Garantía de 12 meses', months: 12, price: 100 }];

test('a warranty says what it adds and where, and leaves room for what one unit costs with it', () => {
  const shown = productOf(product({ price: 1000, warranties: WARRANTIES }), null, context());
  const html = bought(shown);
  expect(html).toContain('en el mismo renglón de tu carrito');
  expect(html).toContain(
    '<input type="radio" form="agregar" name="warranty" value="G-12"/><span>12 meses más</span><strong>+ $116</strong>',
  );
  expect(html).toContain('<output class="choices-total"></output>');
});

test('a part with a picture shows it beside its name, and names its place in the gallery', () => {
  const parts = [
    product({ sku: 'MESA', name: 'Mesa', image: '/mesa.webp' }),
    product({ sku: 'BANCO', name: 'Banco', image: '/banco.webp' }),
    product({ sku: 'SILLA', name: 'Silla' }),
  ];
  const doc = product({
    type_id: 'bundle',
    image: '/juego.webp',
    media_gallery: ['/juego.webp', '/mesa.webp'].map((image, index) => ({
      image,
      pos: index + 1,
      typ: 'image' as const,
      lab: null,
      vid: null,
    })),
    bundle_options: [
      {
        option_id: 5,
        title: 'Pieza',
        required: true,
        type: 'radio',
        position: 1,
        product_links: parts.map(({ sku }, index) => ({
          id: String(index),
          sku,
          qty: 1,
          position: index,
          is_default: index === 0,
          price: null,
          can_change_quantity: false,
        })),
      },
    ],
  });
  const shown = productOf(doc, null, { ...context(), members: new Map(parts.map((one) => [one.sku, one])) });
  const html = bought(shown);
  const [pieces] = runInContext(testContext(), () => formView(shown)).choices;
  expect(pieces?.values.map(({ picture }) => picture)).toEqual([2, null, null]);
  expect(html).toContain('mesa.webp');
  expect(html).toContain('banco.webp');
});

const link = (sku: string, position: number) => ({
  sku: 'LAMP-01',
  link_type: 'service' as const,
  linked_product_sku: sku,
  linked_product_type: 'virtual',
  position,
});

test('services that can be bought are ticks that nothing has set, none where they are sold out, disabled or gone', () => {
  const service = (sku: string, fields: Partial<ProductDocument> = {}) =>
    product({ sku, name: `Servicio ${sku}`, type_id: 'virtual', price: 400, ...fields });
  const required = [{ option_id: 1, title: 'Día', type: 'field', sort_order: 1, is_require: true }];
  const services = [
    service('ARMADO'),
    service('AGOTADO', { stock: { is_in_stock: false, qty: 0 } }),
    service('APAGADO', { status: 2 }),
    service('PREGUNTA', { custom_options: required }),
    service('JUEGO', { type_id: 'grouped' }),
  ];
  const doc = product({
    product_links: [
      ...services.map(({ sku }, index) => link(sku, index)),
      link('NADIE', 9),
      link('LAMP-01', 10),
      link('ARMADO', 11),
    ],
  });
  const shown = productOf(doc, null, {
    ...context(),
    members: new Map([doc, ...services].map((one) => [one.sku, one])),
  });
  expect(shown.services.map(({ sku, price }) => [sku, price.gross])).toEqual([['ARMADO', 46_400]]);
  expect(shown.price).toEqual(productOf(product({}), null, context()).price);
  const html = bought(shown);
  expect(html).toContain(
    '<input type="checkbox" form="agregar" name="servicio-1" value="ARMADO"/><span>Servicio ARMADO</span><strong>+ $464</strong>',
  );
  expect(html.match(/servicio-/g)).toHaveLength(1);
  expect(html).not.toContain('checked');
});

test('a product with nothing to choose has no total of its own', () => {
  const html = bought(productOf(product({}), null, context()));
  expect(html).not.toContain('choices-total');
});
