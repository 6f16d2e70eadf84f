import { expect, test } from 'vitest';
import type { ProductDocument } from '../../../src/domain/catalogue/document';
import { DEMO } from '../index';

const stores = DEMO.map(
  ({ storeCode, entities }) =>
    [storeCode, (entities.find(([entity]) => entity === 'product')?.[1] ?? []) as ProductDocument[]] as const,
);

/** Pairs of a product and one recommended beside it of which `odd` says that they do not fit. */
const pairs = (
  products: readonly ProductDocument[],
  odd: (one: ProductDocument, other: ProductDocument) => boolean,
): string[] => {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  return products.flatMap((product) =>
    product.product_links.flatMap(({ link_type, linked_product_sku }) => {
      const other = bySku.get(linked_product_sku);
      return link_type === 'related' && other && (odd(product, other) || odd(other, product))
        ? [`${product.name}: ${other.name}`]
        : [];
    }),
  );
};

const SIZES: [size: string, said: RegExp][] = [
  ['individual', /Individual|Einzelbett|Singolo/],
  ['matrimonial', /Matrimonial|Doppelbett/],
  ['queen', /Queen/],
  ['king', /King/],
];
/** Sizes of a bed or mattress as a shopper reads them: in its choice, else in its name. */
const sizesOf = ({ name, configurable_options }: ProductDocument): string[] => {
  const labels = configurable_options.flatMap(({ values }) => values.map(({ label }) => label)).join(' ');
  const read = (text: string) => SIZES.flatMap(([size, said]) => (said.test(text) ? [size] : []));
  return read(labels).length > 0 ? read(labels) : read(name ?? '');
};
const isMattress = ({ name }: ProductDocument): boolean => /Colch|[Mm]atratze|Materasso/.test(name ?? '');
const isBed = ({ name }: ProductDocument): boolean =>
  /^(Cama (?!Alta|Infantil|Estudio|Junior)|Recámara|Juego de Recámara|Letto)|bett\b/i.test(name ?? '');

test.each(stores)('%s recommends mattresses that fit the bed', (_code, products) => {
  const isOdd = (one: ProductDocument, other: ProductDocument) =>
    isMattress(one) && isBed(other) && !sizesOf(one).some((size) => sizesOf(other).includes(size));
  expect(pairs(products, isOdd)).toEqual([]);
  expect(pairs(products, (one, other) => isMattress(one) && isBed(other)).length).toBeGreaterThan(2);
});

test.each(stores)('%s recommends no screen that is larger than its stand is for', (_code, products) => {
  const inches = ({ name }: ProductDocument) =>
    Number(/^(?:Pantalla|Fernseher|Televisore).*?(\d+) (?:Pulgadas|Zoll|Pollici)/i.exec(name ?? '')?.[1] ?? 0);
  const most = ({ name, medidas }: ProductDocument) =>
    Number(/hasta (\d+) pulgadas/i.exec(`${name} ${medidas}`)?.[1] ?? Number.POSITIVE_INFINITY);
  expect(pairs(products, (one, other) => inches(one) > most(other))).toEqual([]);
});

test.each(stores)(
  '%s recommends no portfolio to a motorcyclist, no sunglasses with a computer and no bookcase for a dog',
  (_code, products) => {
    const APART: [one: RegExp, other: RegExp][] = [
      [/^(Portafolio|Cartella)/, /^(Moto|Casco|Bici)/],
      [/^(Lentes|Occhiali)/, /^(Laptop|Celular|Tableta|Computer|Notebook|Telefono)/],
      [/para Perro/, /^(Librero|Repisero|Lámpara|Reloj|Orquídea)/],
      [/^(Pecera|Acuario)/, /^(Podadora|Sombrilla|Camastro|Banca)/],
      [/^Escalera/, /^(Lavadora|Mueble de Baño|Lavabo)/],
      [/^(Caballito|Triciclo|Brincolín|Trampolín)/, /^Bicicleta/],
    ];
    expect(
      pairs(products, (one, other) => APART.some(([a, b]) => a.test(one.name ?? '') && b.test(other.name ?? ''))),
    ).toEqual([]);
  },
);

test.each(stores)('%s recommends beside a thing nothing that is sold out', (_code, products) => {
  const drawn = products.filter(({ id }) => id > 1_999 && (id < 5_000 || id > 5_999));
  const out = new Set(products.filter(({ stock }) => stock.qty === 0).map(({ sku }) => sku));
  const odd = drawn.flatMap(({ name, product_links }) =>
    product_links
      .filter(({ link_type, linked_product_sku }) => link_type === 'related' && out.has(linked_product_sku))
      .map((link) => `${name}: ${link.linked_product_sku}`),
  );
  expect(odd).toEqual([]);
});

test.each(stores)('%s offers to put up what comes in a box, and to connect what has to be', (_code, products) => {
  const offering = (sku: string) =>
    products.filter(({ product_links }) =>
      product_links.some((link) => link.link_type === 'service' && link.linked_product_sku === sku),
    );
  for (const sku of ['ARMADO-MUEBLE', 'INSTALA-PANTALLA', 'INSTALA-LAVADORA'])
    expect(offering(sku).length, sku).toBeGreaterThan(0);
});

test('Mexico’s views let one put together a study, a dining room and a corner for the television', () => {
  for (const [code, products] of stores.filter(([code]) => !['de', 'it'].includes(code))) {
    const names = products.filter(({ type_id }) => type_id === 'bundle').map(({ name }) => name);
    expect(names, code).toEqual(expect.arrayContaining(['Arma tu Estudio', 'Arma tu Comedor', 'Arma tu Rincón de TV']));
  }
});
