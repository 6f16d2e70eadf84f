import { describe, expect, test } from 'vitest';
import type {
  CategoryDocument,
  CmsDocument,
  PriceFields,
  ProductDocument,
} from '../../../src/domain/catalogue/document';
import { MATERIAL, SIZE } from '../kit/attributes';
import { of, productsOf, spanish, stores, TODAY } from './stores.fixture';

const IVA = 1.16;

const grossOf = (net: number, taxClass: number | null | undefined): number =>
  Math.round(net * (taxClass === 4 ? 1 : IVA));
/** What a thing may cost on one day or another: regular, and reduced while that holds. */
const grossesOf = (one: PriceFields, day: string): number => {
  const from = String(one.special_from_date ?? '').slice(0, 10);
  const to = String(one.special_to_date ?? '9999').slice(0, 10);
  const isOpen = one.special_price !== null && one.special_price !== undefined && from <= day && day <= to;
  return grossOf(isOpen ? (one.special_price ?? one.price) : one.price, one.tax_class_id);
};
const DAYS = ['2026-05-01', TODAY, '2027-01-20', '2027-08-01'];

const edges = (product: ProductDocument): number[] =>
  (/^([\d.]+) × ([\d.]+) × ([\d.]+) cm/.exec(String(product.medidas ?? '')) ?? []).slice(1).map(Number);

describe.each(stores)('prices of %s', (_code, store) => {
  const products = productsOf(store);

  test('on credit never come to less than paid at once, of no variant and on no day', () => {
    const odd = products.flatMap((product) =>
      [product, ...product.configurable_children].flatMap((one) => {
        const terms = [one.price_twelve, one.price_eighteen].map(Number).filter((total) => total > 0);
        return terms.some((total) => DAYS.some((day) => day >= '2026-09-01' && total < grossesOf(one, day)))
          ? [one.sku]
          : [];
      }),
    );
    expect(odd).toEqual([]);
  });

  test('are cut by less than forty percent', () => {
    const cut = (one: PriceFields): number => (one.special_price ? 1 - one.special_price / one.price : 0);
    expect(
      products.flatMap((product) => [product, ...product.configurable_children]).filter((one) => cut(one) >= 0.4),
    ).toEqual([]);
  });

  test('go up with the size', () => {
    const rank = new Map<string, number>(Object.values(SIZE).map(({ id }, index) => [String(id), index]));
    const odd = products.filter((product) => {
      const sizes = product.configurable_children.filter((child) => child.size !== undefined);
      const colours = new Set(sizes.map((child) => child.color));
      return [...colours].some((colour) => {
        const row = sizes
          .filter((child) => child.color === colour)
          .sort((a, b) => (rank.get(String(a.size)) ?? 0) - (rank.get(String(b.size)) ?? 0));
        return row.some((child, index) => index > 0 && child.price < (row[index - 1]?.price ?? 0));
      });
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
  });
});

test('nothing is sold by the pair or the pack: no picture shows more than one piece of a kind', () => {
  const packs = spanish.flatMap(([, store]) =>
    productsOf(store).filter(({ name }) => / (Par|Juego de \d+|Paquete de \d+)$/.test(name)),
  );
  expect(packs.map(({ name }) => name)).toEqual([]);
});

describe.each(spanish)('measures of %s', (_code, store) => {
  const products = productsOf(store);

  test('are those the name tells', () => {
    const odd = products.filter((product) => {
      const said = / (\d+) cm$/.exec(product.name);
      if (!said || /Tacón/.test(product.name) || !product.medidas) return false;
      const shown = [...String(product.medidas).matchAll(/[\d.]+/g)].map(Number);
      return !shown.some((edge) => Math.abs(edge - Number(said[1])) <= 3);
    });
    expect(odd.map(({ name, medidas }) => `${name}: ${medidas}`)).toEqual([]);
  });

  test('of a screen give its diagonal', () => {
    const screens = products.filter(({ sku, medidas }) => /^PAN/.test(sku) && medidas);
    expect(screens.length === 0 || screens.length === 2).toBe(true);
    const told = screens.flatMap(({ medidas }) =>
      [...String(medidas).matchAll(/(\d+) pulgadas (\d+) × (\d+) cm/g)].map(([, ...figures]) => figures.map(Number)),
    );
    expect(told.length).toBeGreaterThanOrEqual(screens.length * 2);
    const odd = told.filter(
      ([inches = 0, width = 0, height = 0]) => Math.abs(Math.hypot(width, height) / 2.54 / inches - 1) > 0.06,
    );
    expect(odd).toEqual([]);
  });

  test('have a table of shoes with shoes alone', () => {
    const odd = products.filter(
      ({ size_guide, configurable_options }) =>
        size_guide === 'guia-de-calzado' &&
        !configurable_options.some(({ attribute_code }) => attribute_code === 'size'),
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  test('of a sofa are those of its seats', () => {
    const widths: Record<string, [least: number, most: number]> = { 2: [125, 180], 3: [190, 235] };
    const sofas = products.filter(
      ({ sku, plazas }) => /^(SOF|SJA|MA-(SOFA|LOVE))-/.test(sku) && String(plazas) in widths,
    );
    expect(sofas.length).toBeGreaterThan(1);
    const odd = sofas.filter(({ medidas, plazas }) => {
      const [least, most] = widths[String(plazas)] ?? [0, 0];
      const width = Number(/^(\d+) × /.exec(String(medidas))?.[1]);
      return !(width >= least && width <= most);
    });
    expect(odd.map(({ name, medidas }) => `${name}: ${medidas}`)).toEqual([]);
  });

  test('of a round thing are the same across', () => {
    const round = products.filter(
      (product) =>
        /Redonda|^Balón|Trampolín|Brincolín|Bistró|^Sombrilla/.test(product.name) && edges(product).length === 3,
    );
    expect(
      round
        .filter((product) => Math.abs((edges(product)[0] ?? 0) - (edges(product)[1] ?? 0)) > 2)
        .map(({ name }) => name),
    ).toEqual([]);
  });

  test('of a bed fit the mattress it is named for', () => {
    const widths: [RegExp, number][] = [
      [/ Individual$/, 100],
      [/ Matrimonial$/, 135],
      [/ Queen Size$/, 150],
      [/ King Size$/, 200],
    ];
    const beds = products.filter(({ sku }) => /^(CAM)-/.test(sku));
    const odd = beds.filter((bed) => {
      const width = Number(/^(\d+) × /.exec(String(bed.medidas))?.[1]);
      const mattress = widths.find(([pattern]) => pattern.test(bed.name))?.[1];
      return mattress !== undefined && !(width > mattress && width < mattress + 45);
    });
    expect(odd.map(({ name, medidas }) => `${name}: ${medidas}`)).toEqual([]);
  });

  test('go with words that say the same', () => {
    const contradictions: [name: RegExp, text: RegExp][] = [
      [/4 Plazas/, /tres asientos/],
      [/Individual$/, /matrimonial|duerme a dos/],
      [/ 4 Cajones/, /seis cajones/i],
      [/ 6 Sillas/, /cuatro sillas/i],
      [/ 2 Sillas/, /cuatro sillas/i],
      [/ 8 (Notas|Láminas)/, /doce notas/i],
      [/sin Puertas/, /tres puertas/],
      [/^Love Seat.* 3 Plazas/, /./],
    ];
    const odd = products.filter(({ name, description }) =>
      contradictions.some(([named, told]) => named.test(name) && told.test(description ?? '')),
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });
});

describe.each(spanish)('wood of %s', (_code, store) => {
  const SPECIES = [
    'maple',
    'encino',
    'roble',
    'cedro',
    'parota',
    'haya',
    'fresno',
    'bambú',
    'teca',
    'pino',
    'cerezo',
  ] as const;

  test('that is named in a text is the material that is told', () => {
    const labels = new Map(Object.values(MATERIAL).map(({ id, label }) => [String(id), label.toLowerCase()]));
    const odd = productsOf(store).flatMap(({ name, description, material }) => {
      const made = String(material ?? '')
        .split(',')
        .flatMap((id) => labels.get(id) ?? []);
      const text = `${name} ${description}`.toLowerCase();
      const named = SPECIES.filter(
        (wood) => new RegExp(`(de|en) ${wood}\\b`).test(text) && !made.some((one) => one.includes(wood)),
      );
      return named.map((wood) => `${name}: ${wood}, ${made.join(', ')}`);
    });
    expect(odd).toEqual([]);
  });
});

test('STORE-003 the house sells furniture, electronics, motorcycles and other goods', () => {
  const [, viu] = stores.find(([code]) => code === 'viu') ?? stores[0] ?? [];
  const categories = viu ? of<CategoryDocument>(viu, 'category') : [];
  const withProducts = new Set(viu ? productsOf(viu).flatMap(({ category_ids }) => category_ids) : []);
  const filled = new Set(
    categories.flatMap(({ id, path }) => (withProducts.has(id) ? path.split('/').map(Number) : [])),
  );
  const slugs = categories.flatMap(({ id, slug }) => (filled.has(id) ? [slug] : []));
  expect(slugs).toEqual(
    expect.arrayContaining([
      'salas-10',
      'recamara-20',
      'electronica-50',
      'motos-71',
      'juguetes-110',
      'herramientas-140',
    ]),
  );
});

test.each(spanish)('%s promises 2 to 8 working days, and 60 for what is made to order', (_code, store) => {
  const terms = of<CmsDocument>(store, 'cms_page').find(
    ({ identifier }) => identifier === 'terminos-y-condiciones',
  )?.content;
  expect(terms).toContain('en 2 a 8 días hábiles');
  expect(terms).toContain('hasta 60 días en muebles sobre pedido');
});

test.each(spanish)('%s says last pieces, offer of the season and new model only of what is one', (_code, store) => {
  const tagged = (text: string) =>
    productsOf(store).filter((product) => [product.omni_tag_1_text, product.omni_tag_2_text].includes(text));
  expect(tagged('Últimas piezas').length).toBeGreaterThan(3);
  expect(tagged('Últimas piezas').filter(({ stock }) => stock.qty > 9)).toEqual([]);
  expect(tagged('Oferta de temporada').length).toBeGreaterThan(3);
  const reduced = (product: ProductDocument) =>
    [product, ...product.configurable_children].some((one) => one.special_price);
  expect(tagged('Oferta de temporada').filter((product) => !reduced(product))).toEqual([]);
  expect(tagged('Nuevo modelo').filter(({ created_at }) => created_at < '2026')).toEqual([]);
});
