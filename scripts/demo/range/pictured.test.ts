import { describe, expect, test } from 'vitest';
import type { ProductDocument } from '../../../src/domain/catalogue/document';
import { DEMO } from '../index';
import { COLOUR, MATERIAL } from '../kit/attributes';
import { pictureOf } from '../kit/gallery';
import palettes from '../pictures/palettes.json';
import shown from '../pictures/shown.json';
import { subjectOf, wholeOf } from '../pictures/views';
import { familyByPicture, GOES_WITH } from './companions';
import { ARTICLES } from './grow';

/** How many of a kind each picture shows, as counted by eye. */
const SHOWN: Readonly<Record<string, Readonly<Record<string, number>>>> = shown;

type Patch = [light: number, chroma: number, hue: number, share: number];
type ColourName = keyof typeof COLOUR;

const stores = DEMO.map(
  ({ storeCode, entities }) =>
    [storeCode, (entities.find(([entity]) => entity === 'product')?.[1] ?? []) as ProductDocument[]] as const,
);
const spanish = stores.filter(([code]) => code !== 'de' && code !== 'it');

const paletteOf = (picture: string): Patch[] =>
  ((palettes as unknown as Record<string, Patch[]>)[picture] ?? []) as Patch[];
const NEUTRAL = 0.035;

/** A patch of such a hue, going up from one to the other, and as light as that. */
const coloured =
  (from: number, to: number, [darkest, lightest]: [number, number] = [0, 1], least = 0.008) =>
  (patches: Patch[]): boolean =>
    patches.some(
      ([light, chroma, hue, share]) =>
        chroma >= 0.018 &&
        share >= least &&
        light >= darkest &&
        light <= lightest &&
        (hue - from + 360) % 360 <= (to - from + 360) % 360,
    );
const neutral =
  (darkest: number, lightest: number, least: number) =>
  (patches: Patch[]): boolean =>
    patches.some(
      ([light, chroma, , share]) => chroma < NEUTRAL && share >= least && light >= darkest && light <= lightest,
    );
/** Nothing of a colour that a shopper would name instead. */
const pale =
  (most: number) =>
  (patches: Patch[]): boolean =>
    patches.every(([, chroma, hue, share]) => chroma < NEUTRAL || share < most || (hue > 60 && hue < 115));

/** What the pixels of a thing of each colour have to show. */
const LOOKS: Record<ColourName, (patches: Patch[]) => boolean> = {
  negro: neutral(0, 0.5, 0.02),
  azul: coloured(215, 295),
  blanco: pale(0.25),
  gris: pale(0.1),
  verde: coloured(112, 190),
  rojo: coloured(10, 40, [0.35, 0.75]),
  amarillo: coloured(75, 116, [0.65, 1]),
  naranja: coloured(40, 75, [0.5, 0.8]),
  terracota: coloured(30, 65, [0.45, 0.7]),
  vino: coloured(350, 25, [0.2, 0.52]),
  mostaza: coloured(65, 100, [0.5, 0.8]),
  plata: pale(0.12),
  grafito: neutral(0.15, 0.7, 0.05),
  beige: pale(0.04),
  cafe: coloured(20, 95, [0.2, 0.65]),
  nogal: coloured(30, 75, [0.25, 0.55]),
  rosa: coloured(345, 20, [0.45, 0.85]),
  morado: coloured(300, 345),
  turquesa: coloured(180, 215),
  coral: coloured(5, 45, [0.45, 0.75]),
  menta: coloured(135, 180, [0.55, 0.9]),
  cerezo: coloured(20, 60, [0.25, 0.55]),
  encino: coloured(60, 100, [0.4, 0.8]),
  natural: coloured(50, 100, [0.5, 0.9]),
  chocolate: coloured(20, 75, [0.15, 0.45]),
};
const NAMES = new Map<string, ColourName>(
  (Object.keys(COLOUR) as ColourName[]).map((name) => [String(COLOUR[name].id), name]),
);

describe.each(stores)('what %s shows', (_code, products) => {
  test('has the colour that is chosen, by its pixels', () => {
    const odd = products.flatMap((product) =>
      [product, ...product.configurable_children].flatMap(({ color, image, sku }) => {
        const name = NAMES.get(String(color ?? ''));
        const picture = pictureOf(image);
        return name && !LOOKS[name](paletteOf(picture))
          ? [`${sku} ${name} ${picture} ${JSON.stringify(paletteOf(picture))}`]
          : [];
      }),
    );
    expect(odd).toEqual([]);
  });

  test('gives every colour of a product a picture of its own', () => {
    const odd = products.filter(({ configurable_children }) => {
      const pictures = new Map<string, Set<unknown>>();
      for (const { color, image } of configurable_children)
        if (color && image)
          pictures.set(wholeOf(pictureOf(image)), new Set([...(pictures.get(wholeOf(pictureOf(image))) ?? []), color]));
      return [...pictures.values()].some((colours) => colours.size > 1);
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
  });
});

const WORDS = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'];
const UNITS = new Set(Object.values(SHOWN).flatMap((counts) => Object.keys(counts)));
const countedIn = (name = ''): [unit: string, count: number][] =>
  [...name.toLowerCase().matchAll(/([\p{L}\d]+) ([\p{L}]+)/gu)].flatMap(([, number = '', unit = '']) => {
    const count = /^\d+$/.test(number) ? Number(number) : WORDS.indexOf(number);
    return UNITS.has(unit) && count > 0 ? [[unit, count] as [string, number]] : [];
  });
const shownIn = (image: string | null | undefined): Readonly<Record<string, number>> => {
  const whole = wholeOf(pictureOf(image));
  return SHOWN[whole] ?? SHOWN[subjectOf(whole)] ?? {};
};

test('names count what their pictures show: chairs, seats, drawers, doors, pieces', () => {
  const odd = spanish.flatMap(([, products]) =>
    products.flatMap((product) =>
      [product, ...product.configurable_children].flatMap(({ name, image }) =>
        countedIn(name).flatMap(([unit, count]) =>
          shownIn(image)[unit] === count ? [] : [`${name}: ${count} ${unit}, ${image} ${shownIn(image)[unit]}`],
        ),
      ),
    ),
  );
  expect(odd).toEqual([]);
});

test('one picture is not sold as two different numbers of seats', () => {
  const odd = stores.flatMap(([, products]) => {
    const seats = new Map<string, Set<number>>();
    for (const { name, image } of products.flatMap((product) => [product, ...product.configurable_children]))
      for (const [unit, count] of countedIn(name))
        if (unit === 'plazas') seats.set(String(image), new Set([...(seats.get(String(image)) ?? []), count]));
    return [...seats].filter(([, counts]) => counts.size > 1).map(([image]) => image);
  });
  expect(odd).toEqual([]);
});

/** How the thing is called by which a product begins, by gender and number. */
const GENDERS: [gender: 'lo' | 'la' | 'los' | 'las', names: RegExp][] = [
  ['los', /^(Audífonos|Lentes)\b/],
  ['las', /^(Zapatilla|Pantufla|Sandalia)\b/],
  [
    'la',
    /^(Mesa|Mesita|Silla|Sillita|Sala|Cama|Lámpara|Cómoda|Cuna|Bicicleta|Motoneta|Pantalla|Laptop|Lavadora|Licuadora|Cafetera|Bocina|Banca|Olla|Jarra|Estufa|Parrilla|Placa|Guitarra|Casa|Casita|Carriola|Recámara|Escalera|Báscula|Tarjeta|Podadora|Orquídea|Credenza|Litera|Butaca|Barra|Torre|Tableta|Patineta|Caminadora|Estación|Pera|Raqueta|Tienda|Bolsa|Linterna|Prensa|Máquina|Sandwichera|Arrocera|Planta|Esmeriladora|Vitrina|Sombrilla|Hamaca|Tumbona|Pecera|Periquera|Moto|Columna|Campana|Consola)\b/,
  ],
];
const genderOf = (name: string): string => GENDERS.find(([, names]) => names.test(name))?.[0] ?? 'lo';
/** Words that end like a verb with a pronoun. */
const NOUNS = /^(carátula|péndulo|cápsulas|módulos?|películas?|ángulo|trémolo|perla|escala)$/i;
/** What else of the thing a sentence may speak of, by the gender that its pronoun then has. */
const PARTS: [word: RegExp, pronoun: string][] = [
  [/\b(funda|maceta|sala|tela)\b/i, 'la'],
  [/\b(fundas|parrillas|sillas|combinarlas)\b/i, 'las'],
  [/\b(mueble|carrito|equipo|colchón)\b/i, 'lo'],
];

test.each(spanish)('%s speaks of a thing in its own gender, in texts and in care', (_code, products) => {
  const odd = products.flatMap(({ name, description, cuidados }) =>
    [description ?? '', String(cuidados ?? '')].flatMap((text) =>
      text
        .replace(/<[^>]+>/g, '.')
        .split(/[.]/)
        .flatMap((sentence) =>
          [...sentence.matchAll(/\p{L}*(?:[áéíóú]\p{Ll}*?|[aei]r|ndo)(lo|la|los|las)(?!\p{L})/gu)].flatMap(
            ([word = '', pronoun = '']) => {
              const isOfPart = PARTS.some(([part, own]) => own === pronoun && part.test(sentence));
              return NOUNS.test(word) || pronoun === genderOf(name) || isOfPart ? [] : [`${name}: ${sentence.trim()}`];
            },
          ),
        ),
    ),
  );
  expect(odd).toEqual([]);
});

const { madera, nogal, tablero, teca, tela, piel, metal, hierro, acero, aluminio, ratan, vidrio, poliester } = MATERIAL;
/** What may only be said of things that are made of it. */
const SAID_OF: [words: RegExp, of: { id: number }[]][] = [
  [
    /madera viene estufada|pino|barniz|limpiadores con amoniaco|veta visible|aprovechamiento controlado/i,
    [madera, tablero, nogal],
  ],
  [/aspira la tela|la tela (disimula|respira|se quita)/i, [tela, poliester]],
  [/solventes|piel sintética/i, [piel]],
  [/chapa con un paño/i, [nogal]],
  [/cantos sellados|cantos van sellados/i, [tablero]],
  [/pintura al horno|van soldadas|herrería|forjad/i, [metal, hierro, acero]],
  [/limpia el vidrio|templado/i, [vidrio, acero]],
  [/tejido con agua|tejido sintético/i, [ratan]],
  [/aceite para teca/i, [teca]],
  [/el aluminio con agua/i, [aluminio]],
];

test.each(spanish)('%s says of what a thing is made only what its materials are', (_code, products) => {
  const odd = products.flatMap(({ name, description, cuidados, material }) => {
    if (!material) return [];
    const own = new Set(String(material).split(',').map(Number));
    const said = `${description ?? ''} ${cuidados ?? ''}`;
    return SAID_OF.flatMap(([words, of]) =>
      words.test(said) && !of.some(({ id }) => own.has(id)) ? [`${name}: ${words.exec(said)?.[0]}`] : [],
    );
  });
  expect(odd).toEqual([]);
});

test.each(stores)('%s recommends beside a thing what goes with it, never the same kind of thing', (_code, products) => {
  const familyAt = familyByPicture(ARTICLES);
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const familyOf = (product: ProductDocument | undefined) =>
    product?.media_gallery.map(({ image }) => familyAt(pictureOf(image))).find((family) => family !== undefined);
  const odd = products
    .filter(({ id }) => id > 1_999 && (id < 5_000 || id > 5_999))
    .flatMap((product) => {
      const own = familyOf(product);
      if (!own) return [];
      const near = GOES_WITH[own];
      const fitting = new Set([...near, ...near.flatMap((other) => GOES_WITH[other])]);
      return product.product_links
        .filter(({ link_type }) => link_type === 'related')
        .flatMap(({ linked_product_sku }) => {
          const other = familyOf(bySku.get(linked_product_sku));
          return other && other !== own && fitting.has(other)
            ? []
            : [`${product.name}: ${bySku.get(linked_product_sku)?.name}`];
        });
    });
  expect(odd).toEqual([]);
});
