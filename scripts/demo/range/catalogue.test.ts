import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import attribution from '../../../public/media/attribution.json';
import { type BorderRegistration, borderRateIn, borderRegionOf } from '../../../src/config/border-region';
import type {
  CategoryDocument,
  CmsDocument,
  ProductDocument,
  TaxRuleDocument,
} from '../../../src/domain/catalogue/document';
import { taxRateFor, withTax } from '../../../src/domain/tax';
import { placeColour } from '../../../src/features/shop/place-colour';
import { DEMO_BORDER_TAX } from '../border-tax';
import { ADDRESS } from '../content/facts';
import type { ReviewDocument } from '../content/reviews';
import { DEMO, DEMO_SMALL, demoPictures } from '../index';
import type { DemoEntity, DemoStore } from '../store';
import { STORE_BRANCHES } from './branches';
import { FAMILIES } from './families';
import { grownStores } from './stores';

const MEDIA = fileURLToPath(new URL('../../../public/media', import.meta.url));
const MEDIA_LIMIT_BYTES = 52_000_000;

const of = <T>(store: DemoStore, kind: DemoEntity): T[] =>
  (store.entities.find(([entity]) => entity === kind)?.[1] ?? []) as T[];
const productsOf = (store: DemoStore) => of<ProductDocument>(store, 'product');
const categoriesOf = (store: DemoStore) => of<CategoryDocument>(store, 'category');
const storeOf = (code: string): DemoStore => {
  const store = DEMO.find(({ storeCode }) => storeCode === code);
  if (!store) throw new Error(`no ${code}`);
  return store;
};
const stores = DEMO.map((store) => [store.storeCode, store] as const);
const spanish = stores.filter(([code]) => code !== 'de' && code !== 'it');

const grossOf = (
  rules: TaxRuleDocument[],
  one: { price: number; tax_class_id?: number | null },
  net = one.price,
): number => withTax(net, taxRateFor(rules, one.tax_class_id, { country: 'MX' })).gross / 100;

/** Products of a category page in its default order: its own by position, then those from below. */
function listOf(store: DemoStore, category: CategoryDocument): ProductDocument[] {
  const ids = new Set([
    category.id,
    ...category.children_data.flatMap((child) => [child.id, ...child.children_data.map(({ id }) => id)]),
  ]);
  const place = (product: ProductDocument): number =>
    (product.category[0]?.position ?? 0) + (product.category_ids.includes(category.id) ? 0 : 1_000_000);
  return productsOf(store)
    .filter((product) => product.category_ids.some((id) => ids.has(id)))
    .sort((a, b) => place(a) - place(b));
}

const neighbours = (list: ProductDocument[]): string[] =>
  list.flatMap((product, index) =>
    index > 0 && list[index - 1]?.image === product.image ? [`${list[index - 1]?.name} | ${product.name}`] : [],
  );

test.each([
  ['viu', 250, 40],
  ['mavi', 250, 30],
  ['muebles_america', 150, 30],
  ['de', 60, 15],
  ['it', 60, 15],
])('%s has a catalogue worth browsing', (code, products, categories) => {
  const store = storeOf(code);
  expect(productsOf(store).length).toBeGreaterThanOrEqual(products);
  expect(categoriesOf(store).length).toBeGreaterThanOrEqual(categories);
});

test('viu has a menu of three levels and every kind of product', () => {
  const store = storeOf('viu');
  expect(Math.max(...categoriesOf(store).map(({ level }) => level)) - 1).toBe(3);
  expect(new Set(productsOf(store).map(({ type_id }) => type_id))).toEqual(
    new Set(['simple', 'configurable', 'grouped', 'bundle', 'virtual']),
  );
});

test('keeps every product and category of the small catalogue, with its id, address and stock', () => {
  for (const small of DEMO_SMALL) {
    const big = new Map(productsOf(storeOf(small.storeCode)).map((product) => [product.sku, product]));
    for (const product of productsOf(small)) {
      expect(big.get(product.sku)).toMatchObject({
        id: product.id,
        slug: product.slug,
        url_path: product.url_path,
        stock: product.stock,
        price: product.price,
      });
      expect(big.get(product.sku)?.configurable_children).toEqual(product.configurable_children);
    }
    const slugs = new Set(categoriesOf(storeOf(small.storeCode)).map(({ slug, url_path }) => `${slug} ${url_path}`));
    expect(categoriesOf(small).filter(({ slug, url_path }) => !slugs.has(`${slug} ${url_path}`))).toEqual([]);
  }
});

test('what a small catalogue keeps in a department stands where its family does, though that is below another one', () => {
  const names = new Map(categoriesOf(storeOf('viu')).map(({ id, name }) => [id, name]));
  const stands = (sku: string) =>
    productsOf(storeOf('viu'))
      .find((one) => one.sku === sku)
      ?.category_ids.map((id) => names.get(id));
  expect([stands('DESARMADOR-REPUESTO'), stands('REPISERO-EXHIBIDO')]).toEqual([['Herramienta de mano'], ['Libreros']]);
});

test('the same seed gives the same catalogue', () => {
  const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
  expect(hash(grownStores(DEMO_SMALL))).toBe(hash(DEMO));
});

describe.each(stores)('the catalogue of %s', (_code, store) => {
  const products = productsOf(store);

  test('every department begins with what its menu names in its first half', () => {
    const begins = categoriesOf(store)
      .filter(({ level, children_data }) => level === 2 && children_data.length > 1)
      .map((department) => {
        const [first] = listOf(store, department);
        const isOf = ({ id, children_data }: CategoryDocument): boolean =>
          first?.category_ids.includes(id) === true || children_data.some(isOf);
        const at = department.children_data.toSorted((a, b) => a.position - b.position).findIndex(isOf);
        return [department.name, first?.name, at < department.children_data.length / 2];
      });
    expect(begins.filter(([, , isEarly]) => !isEarly)).toEqual([]);
  });

  test('shows no picture twice in a row, in no category', () => {
    expect(categoriesOf(store).flatMap((category) => neighbours(listOf(store, category)))).toEqual([]);
  });

  test('names no two products of a category alike', () => {
    const names = products.map((product) => `${product.category_ids[0]} ${product.name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(products.filter(({ name }) => name.length > 70).map(({ name }) => name)).toEqual([]);
  });

  test('says no word twice in a name', () => {
    const wordsOf = (name: string): string[] =>
      name
        .toLowerCase()
        .split(/[ ,]+/)
        .filter((word) => word.length > 3);
    expect(
      products.filter(({ name }) => new Set(wordsOf(name)).size < wordsOf(name).length).map(({ name }) => name),
    ).toEqual([]);
  });

  test('has something in every category', () => {
    const listed = (category: CategoryDocument): number => listOf(store, category).length;
    expect(
      categoriesOf(store)
        .filter((category) => listed(category) < 1 || listed(category) !== category.product_count)
        .map(({ name }) => name),
    ).toEqual([]);
  });

  test('costs what a shopper believes', () => {
    const rules = of<TaxRuleDocument>(store, 'taxrule');
    const odd = products.flatMap((product) => {
      if (product.type_id === 'grouped' || product.type_id === 'bundle') return [];
      const priced = [product, ...product.configurable_children];
      return priced.flatMap((one) => {
        const gross = grossOf(rules, one);
        const special = one.special_price ? grossOf(rules, one, one.special_price) : null;
        const endsWell = (amount: number) =>
          Number.isInteger(amount) &&
          (amount < 500
            ? amount % 5 === 0 || amount % 10 === 9
            : amount % 50 === 0 || [49, 90, 99].includes(amount % 100));
        const isCut = special === null || (special < gross && special > gross * 0.5);
        return endsWell(gross) && endsWell(special ?? gross) && isCut && gross >= 50 && gross < 250_000
          ? []
          : [`${product.name}: ${gross} / ${special}`];
      });
    });
    expect(odd).toEqual([]);
  });

  test('writes its credit prices above the price and below twice of it', () => {
    const odd = products.filter(({ price, price_twelve, price_eighteen, credit_price_pago_puntual, special_price }) => {
      if (!price_eighteen || !price_twelve || !credit_price_pago_puntual) return false;
      const gross = (special_price ?? price) * 1.16;
      return !(
        gross < price_twelve &&
        price_twelve < price_eighteen &&
        credit_price_pago_puntual < price_eighteen &&
        price_eighteen < gross * 2
      );
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  test('writes of every product what it is, and relates it to others', () => {
    const bare = products.filter(
      ({ description, short_description, marca }) => !description || !short_description || !marca,
    );
    expect(bare.map(({ name }) => name)).toEqual([]);
    const images = new Map(products.map(({ sku, image }) => [sku, image]));
    const lonely = products.filter(({ type_id, image, product_links }) => {
      const related = product_links
        .filter(({ link_type }) => link_type === 'related')
        .map(({ linked_product_sku }) => images.get(linked_product_sku));
      return type_id !== 'virtual' && new Set([image, ...related]).size < 4;
    });
    expect(lonely.map(({ name }) => name)).toEqual([]);
  });

  test('lets stock of the branches add up to the whole', () => {
    const wrong = products.filter(({ stock, stock_by_branch }) => {
      const parts = stock_by_branch as { qty: number }[] | undefined;
      return parts && parts.reduce((sum, { qty }) => sum + qty, 0) !== stock.qty;
    });
    expect(wrong.map(({ sku }) => sku)).toEqual([]);
  });
});

/** Prices with IVA in which the simple products of a family lie, whichever house sells them. */
const RANGES: Partial<Record<keyof typeof FAMILIES, [low: number, high: number]>> = {
  sofa: [3_500, 20_000],
  cama: [2_500, 16_000],
  colchon: [1_800, 15_000],
  silla: [350, 9_000],
  refrigerador: [15_000, 40_000],
  lavadora: [7_000, 24_000],
  pantalla: [4_500, 24_000],
  celular: [2_300, 20_000],
  laptop: [10_000, 28_000],
  moto: [20_000, 42_000],
  bicicleta: [2_900, 8_500],
  balon: [200, 1_500],
  zapatoDama: [600, 2_000],
  juguete: [180, 3_000],
  herramientaMano: [60, 7_000],
};

test.each(Object.entries(RANGES))('%s cost what such things cost', (name, range) => {
  const { code } = FAMILIES[name as keyof typeof FAMILIES];
  const prices = spanish.flatMap(([, store]) =>
    productsOf(store).flatMap((product) =>
      product.sku.startsWith(`${code}-`) && product.id > 1_999 ? [Math.round(product.price * 1.16)] : [],
    ),
  );
  expect(prices.length).toBeGreaterThan(0);
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(range[0]);
  expect(Math.max(...prices)).toBeLessThanOrEqual(range[1]);
});

describe('the first rows of the home page', () => {
  test.each(stores)('of %s repeat no picture among the newest', (_code, store) => {
    const newest = productsOf(store)
      .filter(({ stock }) => stock.is_in_stock)
      .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
      .slice(0, 8);
    expect(neighbours(newest)).toEqual([]);
  });
});

/** Streets and towns stay what they are in every language. */
const withoutPlaces = (html: string): string =>
  html.replace(/<h2>[^<]*<\/h2>|<li>(Adresse|Indirizzo):[^<]*<\/li>/g, '');

const texts = (store: DemoStore): string[] => [
  ...productsOf(store).flatMap(({ name, description, short_description, cuidados, garantia, configurable_children }) =>
    [name, description, short_description, cuidados, garantia, ...configurable_children.map((child) => child.name)].map(
      String,
    ),
  ),
  ...categoriesOf(store).flatMap(({ name, description }) => [name, description ?? '']),
  ...of<CmsDocument>(store, 'cms_page')
    .filter(({ identifier }) => identifier !== 'creditos-de-fotos')
    .flatMap(({ title, content, identifier }) => [
      title,
      (identifier === 'sucursales' ? withoutPlaces(content) : content).replaceAll(ADDRESS, ''),
    ]),
  ...of<ReviewDocument>(store, 'review').flatMap(({ title, detail }) => [title, detail]),
];

const ENGLISH =
  /\b(the|and|with|for|of|your|our|this|from|new|free|shipping|sofa set|chair|table|bed|warranty|lorem|ipsum|dolor sit|todo)\b/i;
const SPANISH = /\b(con|para|una|de la|del|sin|los|las|y el|mesa|silla|cama)\b/i;

test.each(spanish)('%s speaks Spanish only', (_code, store) => {
  expect(texts(store).filter((text) => ENGLISH.test(text.replace(/todo\b/gi, '')))).toEqual([]);
});

test.each(['de', 'it'])('%s has no Spanish left in it', (code) => {
  const rules = code === 'it' ? /\b(para|una silla|los|las|sin|cama|silla)\b/i : SPANISH;
  expect(texts(storeOf(code)).filter((text) => rules.test(text))).toEqual([]);
});

const FEMININE =
  /^(Mesa|Silla|Sala|Cama|Lámpara|Cómoda|Cuna|Mesita|Bicicleta|Motoneta|Pantalla|Laptop|Lavadora|Licuadora|Cafetera|Bocina|Bolsa|Banca|Olla|Jarra|Estufa|Parrilla|Guitarra|Casa|Carriola|Recámara|Escalera|Báscula)\b/;
const MASCULINE =
  /^(Sofá|Sillón|Puff|Mueble|Escritorio|Librero|Ropero|Clóset|Comedor|Refrigerador|Horno|Celular|Monitor|Balón|Martillo|Piano|Jarrón|Tostador|Colchón|Buró|Camastro|Banco|Casco|Triciclo)\b/;

test.each(spanish)('%s lets adjectives agree with what they name', (_code, store) => {
  const second = (name: string): string => name.split(' ')[1] ?? '';
  const names = productsOf(store).map(({ name }) => name);
  expect(
    names.filter(
      (name) =>
        FEMININE.test(name) &&
        /^(Blanco|Negro|Redondo|Clásico|Moderno|Plegado|Rústico|Giratorio|Eléctrico|Infantilo|Tapizado)$/.test(
          second(name),
        ),
    ),
  ).toEqual([]);
  expect(
    names.filter(
      (name) =>
        MASCULINE.test(name) &&
        /^(Blanca|Negra|Redonda|Clásica|Moderna|Rústica|Giratoria|Eléctrica|Tapizada|Reclinada)$/.test(second(name)),
    ),
  ).toEqual([]);
});

describe('offers', () => {
  const products = spanish.flatMap(([, store]) => productsOf(store));
  const now = '2026-11-20';
  const day = (value: unknown): string => String(value ?? '').slice(0, 10);

  test('hold without end, for some weeks, later, and held before', () => {
    const reduced = products.filter(({ special_price }) => special_price);
    expect(
      reduced.some(({ special_from_date, special_to_date }) => day(special_from_date) <= now && !special_to_date),
    ).toBe(true);
    expect(
      reduced.some(
        ({ special_from_date, special_to_date }) => day(special_from_date) <= now && day(special_to_date) > now,
      ),
    ).toBe(true);
    expect(reduced.some(({ special_from_date }) => day(special_from_date) > now)).toBe(true);
    expect(reduced.some(({ special_to_date }) => special_to_date && day(special_to_date) < now)).toBe(true);
    expect(reduced.length).toBeLessThan(products.length / 2);
  });

  test('come with stock from none to plenty, wholesale prices, warranties, tags and opinions', () => {
    const shares = {
      none: products.filter(({ stock }) => stock.qty === 0).length,
      last: products.filter(({ stock }) => stock.qty > 0 && stock.qty < 3).length,
      plenty: products.filter(({ stock }) => stock.qty > 50).length,
      wholesale: products.filter(({ tier_prices }) => tier_prices && tier_prices.length > 0).length,
      warranties: products.filter(({ warranties }) => warranties.length > 0).length,
      tags: products.filter(({ omni_tag_1_text }) => omni_tag_1_text).length,
    };
    for (const [what, count] of Object.entries(shares)) expect(count, what).toBeGreaterThan(10);
    for (const [, store] of spanish) expect(of<ReviewDocument>(store, 'review').length).toBeGreaterThan(100);
  });
});

test('tax is 16 %, 8 % at the border for whoever is registered there, and 0 % where there is none', () => {
  const rules = of<TaxRuleDocument>(storeOf('viu'), 'taxrule');
  expect(taxRateFor(rules, 2, { country: 'MX' })).toBe(16);
  expect(taxRateFor(rules, 2, { country: 'MX', region: 'Yucatán' })).toBe(16);
  const registrations = JSON.parse(DEMO_BORDER_TAX).viu as BorderRegistration[];
  const tijuana = {
    country: 'MX',
    region: 'Baja California',
    border: borderRateIn(borderRegionOf('22010', 'Tijuana'), registrations),
  };
  expect(taxRateFor(rules, 2, tijuana)).toBe(8);
  expect(taxRateFor(rules, 4, tijuana)).toBe(0);
  expect(taxRateFor(rules, 2, { country: 'MX', region: 'Baja California' })).toBe(16);
  expect(STORE_BRANCHES.viu.map(({ city }) => city)).toContain('22010 Tijuana, Baja California');
});

describe('pictures', () => {
  const LICENCES = new Set(['CC0 1.0', 'CC BY 3.0', 'CC BY 3.0 US']);
  const credits: { slug: string; sources: { author?: string; licence?: string }[] }[] = attribution;

  test('each name the authors of what they show and its licence, or were drawn here', () => {
    expect(credits.map(({ slug }) => slug)).toEqual(demoPictures());
    const nameless = credits.filter(({ slug, sources }) =>
      sources.length === 0
        ? !existsSync(fileURLToPath(new URL(`../pictures/${slug}.svg`, import.meta.url)))
        : sources.some(({ author, licence }) => !author || !LICENCES.has(licence ?? '')),
    );
    expect(nameless).toEqual([]);
  });

  test.each(stores)('of %s show nearly every product from more than one side, and every colour', (_code, store) => {
    const tangible = productsOf(store).filter(({ type_id }) => type_id !== 'virtual');
    const flat = tangible.filter(({ media_gallery }) => media_gallery.length < 2);
    expect(flat.length).toBeLessThan(tangible.length / 10);
    const unseen = tangible.flatMap(({ configurable_children, media_gallery }) =>
      configurable_children
        .filter(({ image }) => !media_gallery.some((one) => one.image === image))
        .map(({ sku }) => sku),
    );
    expect(unseen).toEqual([]);
  });
});

test('pictures are five hundred at least, each with a colour, and light enough for the repository', () => {
  const names = demoPictures();
  expect(names.length).toBeGreaterThanOrEqual(500);
  expect(names.filter((name) => !/^#[0-9a-f]{3}$/.test(placeColour(`/${name}.webp`) ?? ''))).toEqual([]);
  const files = ['1024', '480', '200', '150'].flatMap((size) =>
    readdirSync(`${MEDIA}/${size}`).map((file) => `${MEDIA}/${size}/${file}`),
  );
  expect(files.length).toBe(names.length * 8);
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(MEDIA_LIMIT_BYTES);
  expect(existsSync(`${MEDIA}/attribution.json`)).toBe(true);
});

test('a department of shoes says what all of it is for, men and slippers as well', () => {
  const shoes = categoriesOf(storeOf('viu')).find(({ name }) => name === 'Calzado');
  expect(shoes?.description).toMatch(/dama y caballero.*pantuflas/);
});
