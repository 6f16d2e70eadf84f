import { describe, expect, test } from 'vitest';
import type {
  AttributeDocument,
  CategoryDocument,
  CmsDocument,
  PriceFields,
  ProductDocument,
} from '../../../src/domain/catalogue/document';
import type { ReviewDocument } from '../content/reviews';
import { DEMO } from '../index';
import { MATERIAL, SIZE } from '../kit/attributes';
import type { RedirectDocument } from '../redirects';
import type { DemoEntity, DemoStore } from '../store';
import { STORE_BRANCHES } from './branches';

/** The day the demo was made up for; nothing in it happened later. */
const TODAY = '2026-11-20';
const IVA = 1.16;

const of = <T>(store: DemoStore, kind: DemoEntity): T[] =>
  (store.entities.find(([entity]) => entity === kind)?.[1] ?? []) as T[];
const productsOf = (store: DemoStore) => of<ProductDocument>(store, 'product');
const stores = DEMO.map((store) => [store.storeCode, store] as const);
const spanish = stores.filter(([code]) => code !== 'de' && code !== 'it');
const foreign = stores.filter(([code]) => code === 'de' || code === 'it');

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
    expect(screens.length === 0 || screens.length > 2).toBe(true);
    const odd = screens.filter((screen) => {
      const [width = 0, , height = 0] = edges(screen);
      const inches = Number(/(\d+) Pulgadas/.exec(screen.name)?.[1]);
      return Math.abs(Math.hypot(width, height) / 2.54 / inches - 1) > 0.06;
    });
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

describe.each(stores)('what people say in %s', (_code, store) => {
  const byId = new Map(productsOf(store).map((product) => [product.id, product]));
  const reviews = of<ReviewDocument>(store, 'review');

  test('is as much as the stars say: every review that is counted can be read', () => {
    const written = new Map<number, number>();
    for (const { product_id } of reviews) written.set(product_id, (written.get(product_id) ?? 0) + 1);
    const odd = [...byId.values()].filter(({ id, rating }) => rating && rating.count !== written.get(id));
    expect(odd.map(({ name }) => name)).toEqual([]);
    expect([...byId.values()].some(({ rating }) => rating)).toBe(true);
  });

  test('has the average of the stars that are given with each review', () => {
    const given = new Map<number, number[]>();
    for (const { product_id, rating } of reviews)
      given.set(product_id, [...(given.get(product_id) ?? []), rating ?? 0]);
    const averageOf = (stars: number[]) =>
      Math.round((stars.reduce((sum, each) => sum + each, 0) / stars.length) * 10) / 10;
    const odd = [...byId.values()].filter(
      ({ id, rating }) => rating && averageOf(given.get(id) ?? []) !== rating.average,
    );
    expect(odd.map(({ name, rating }) => `${name}: ${rating?.average} of ${rating?.count}`)).toEqual([]);
    expect(
      reviews.filter(({ rating }) => !Number.isInteger(rating) || Number(rating) < 1 || Number(rating) > 5),
    ).toEqual([]);
  });

  test('is said after the product came and before today, and by no more than rated it', () => {
    expect(reviews.length).toBeGreaterThan(15);
    const said = new Map<number, number>();
    for (const { product_id } of reviews) said.set(product_id, (said.get(product_id) ?? 0) + 1);
    const odd = reviews.filter(({ product_id, created_at }) => {
      const product = byId.get(product_id);
      return (
        !product ||
        created_at < product.created_at ||
        created_at.slice(0, 10) > TODAY ||
        (said.get(product_id) ?? 0) > (product.rating?.count ?? 0)
      );
    });
    expect(odd.map(({ product_id, created_at }) => `${byId.get(product_id)?.name} ${created_at}`)).toEqual([]);
  });

  test('is said in the same words of no two products of a category', () => {
    const texts = reviews.map(({ product_id, detail }) => `${byId.get(product_id)?.category_ids[0]} ${detail}`);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test('is nothing yet of what came this autumn, or little', () => {
    const many = [...byId.values()].filter(
      ({ created_at, rating }) => created_at >= '2026-10-01' && (rating?.count ?? 0) > 10,
    );
    expect(many.map(({ name }) => name)).toEqual([]);
    expect(
      [...byId.values()].filter(
        ({ created_at, updated_at }) => created_at.slice(0, 10) > TODAY || updated_at.slice(0, 10) > TODAY,
      ),
    ).toEqual([]);
  });
});

describe.each(stores)('lists of %s', (_code, store) => {
  test('hold at most three products whose names differ in a number only', () => {
    const groups = new Map<string, string[]>();
    for (const { category_ids, name } of productsOf(store)) {
      const key = `${category_ids[0]} ${name.replace(/[\d.,]+/g, '#')}`;
      groups.set(key, [...(groups.get(key) ?? []), name]);
    }
    expect([...groups.values()].filter((names) => names.length > 3)).toEqual([]);
  });
});

describe.each(stores)('the branches of %s', (code, store) => {
  const own = code in STORE_BRANCHES ? STORE_BRANCHES[code as 'viu'] : STORE_BRANCHES.foreign;
  const pages = of<CmsDocument>(store, 'cms_page');

  test('ROUTE-014 ROUTE-015 stand on the locator’s page with address, hours and telephone, and both paths lead to it', () => {
    const page = pages.find(({ identifier }) => identifier === 'sucursales');
    for (const { name, street, city, phone, week, sunday } of own)
      for (const part of [name, street, city, phone, ...week, ...sunday]) expect(page?.content).toContain(part);
    expect(of<RedirectDocument>(store, 'redirect')).toContainEqual({ from: '/tiendas', to: '/sucursales' });
    const foot = of<CmsDocument>(store, 'cms_block').find(({ identifier }) => identifier === 'footer-about')?.content;
    for (const path of ['/sucursales"', '/i/creditos-de-fotos"']) expect(foot).toContain(path);
  });

  test('are the only ones that keep stock of its products', () => {
    const known = new Set(['CEDIS', ...own.map(({ id }) => id)]);
    const named = productsOf(store).flatMap(
      ({ stock_by_branch }) => (stock_by_branch as { branch_id: string }[] | undefined) ?? [],
    );
    expect(code in STORE_BRANCHES ? named.length : 1).toBeGreaterThan(0);
    expect(named.filter(({ branch_id }) => !known.has(branch_id))).toEqual([]);
  });
});

test.each(stores)('%s links from its texts only to what it has', (_code, store) => {
  const prefix = store.storeCode === 'viu' ? '' : `/${store.storeCode}`;
  const have = new Set([
    `${prefix}/contacto`,
    `${prefix}/ofertas`,
    ...of<CategoryDocument>(store, 'category').map(({ slug }) => `${prefix}/c/${slug}`),
    ...of<CmsDocument>(store, 'cms_page').flatMap(({ identifier }) => [
      `${prefix}/i/${identifier}`,
      `${prefix}/${identifier}`,
    ]),
  ]);
  const html = [...of<CmsDocument>(store, 'cms_page'), ...of<CmsDocument>(store, 'cms_block')]
    .map(({ content }) => content)
    .join('\n');
  const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path ?? '');
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((path) => !have.has(path))).toEqual([]);
});

test('promotions of viu show products that are reduced, and ways into a category products it has', () => {
  const viu = stores.find(([code]) => code === 'viu')?.[1];
  if (!viu) throw new Error('no viu');
  const bySku = new Map(productsOf(viu).map((product) => [product.sku, product]));
  const shown = (identifier: string) => {
    const page = of<CmsDocument & { skus?: string[] }>(viu, 'cms_page').find((one) => one.identifier === identifier);
    return (page?.skus ?? []).map((sku) => bySku.get(sku));
  };
  for (const products of [shown('promotions/buen-fin'), shown('category/salas-chicas')]) {
    expect(products.length).toBeGreaterThanOrEqual(8);
    expect(products).not.toContain(undefined);
  }
  const isReduced = (product: ProductDocument) =>
    [product, ...product.configurable_children].some((one) => one.special_price);
  expect(shown('promotions/buen-fin').filter((product) => product && !isReduced(product))).toEqual([]);
  const parents = new Map(
    of<CategoryDocument>(viu, 'category').map(({ id, parent_id }) => [String(id), String(parent_id)]),
  );
  const departmentOf = (id: string): string =>
    parents.has(parents.get(id) ?? '') ? departmentOf(parents.get(id) ?? '') : id;
  const departmentsOf = (products: readonly (ProductDocument | undefined)[]) =>
    [
      ...new Set(products.flatMap((product) => (product?.category_ids ?? []).map((id) => departmentOf(String(id))))),
    ].sort();
  expect(departmentsOf(shown('promotions/buen-fin'))).toEqual(departmentsOf(productsOf(viu).filter(isReduced)));
});

test.each(foreign)('%s has its own brands, sizes and words for everything a shopper reads', (_code, store) => {
  const spanishWords =
    /\b(Individual|Matrimonial|size|Tamaño|Talla|Negro|Azul|Garantía|Oferta|Nuevo|Fácil|Hecho|Sucursal\w*|con|para)\b/;
  const attributes = of<AttributeDocument>(store, 'attribute').filter(({ attribute_code }) =>
    ['color', 'size', 'marca', 'medidas'].includes(attribute_code),
  );
  const said = [
    ...attributes.flatMap(({ default_frontend_label, options, attribute_code }) => [
      default_frontend_label,
      ...options.filter(({ label }) => attribute_code === 'color' || /cm/.test(label)).map(({ label }) => label),
    ]),
    ...productsOf(store).flatMap((product) => [
      ...product.configurable_options.flatMap(({ label, values }) => [label, ...values.map((value) => value.label)]),
      ...product.warranties.map(({ name }) => name),
      product.omni_tag_1_text ?? '',
      product.marca ?? '',
    ]),
    ...of<CmsDocument>(store, 'cms_block').flatMap(({ title, content }) => [title, content]),
    ...of<ReviewDocument>(store, 'review').flatMap(({ title, detail }) => [title, detail]),
  ].map((text = '') => text.replace(/\b(con|Promesa)\b/g, store.storeCode === 'it' ? '' : '$&'));
  expect(said.filter((text) => spanishWords.test(text))).toEqual([]);
  expect(new Set(productsOf(store).map(({ marca }) => marca)).size).toBeGreaterThan(4);
  const bare = productsOf(store).filter(
    ({ type_id, medidas, configurable_options }) =>
      type_id !== 'virtual' &&
      !medidas &&
      !configurable_options.some(({ attribute_code }) => attribute_code === 'size'),
  );
  expect(bare.length).toBeLessThan(6);
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

test.each(spanish)('%s finds every sofa that says its seats by them, and no other', (_code, store) => {
  const WORDS: Record<string, string> = { dos: '2', tres: '3' };
  const sofas = productsOf(store).filter(({ name }) => /^(Sofá|Love Seat) /.test(name));
  expect(sofas.length).toBeGreaterThan(1);
  const odd = sofas.filter(({ name, description, configurable_options, plazas }) => {
    if (configurable_options.some(({ attribute_code }) => attribute_code === 'plazas')) return false;
    const told = /(\d+|dos|tres) plazas/i.exec(`${name} ${description}`)?.[1]?.toLowerCase();
    return plazas !== (told && (WORDS[told] ?? told));
  });
  expect(odd.map(({ name, plazas }) => `${name}: ${plazas}`)).toEqual([]);
});

test.each(stores)('%s opens with a title and a text that say two things', (_code, store) => {
  const hero = of<CmsDocument>(store, 'cms_block').find(({ identifier }) => identifier === 'home-hero');
  const threes = (text = '') => {
    const words =
      text
        .replace(/<[^>]+>/g, ' ')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [];
    return words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`);
  };
  const inTitle = new Set(threes(hero?.title));
  expect(inTitle.size).toBeGreaterThan(0);
  expect(threes(hero?.content).filter((three) => inTitle.has(three))).toEqual([]);
});

test.each(spanish)('%s asks for whom a gift card is, and says what it is bought with', (_code, store) => {
  const cards = productsOf(store).filter(({ name }) => /^Tarjeta de Regalo/.test(name));
  expect(cards.length).toBeGreaterThan(1);
  for (const { custom_options, description } of cards) {
    expect(custom_options.map(({ title }) => title)).toContain('Para');
    expect(description).toContain('La tarjeta se compra junto con un producto que te enviemos.');
  }
});
