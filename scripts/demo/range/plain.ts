import type { ProductDocument } from '../../../src/domain/catalogue/document.ts';
import { AXIS, COLOUR, type Option, SIZE } from '../kit/attributes.ts';
import type { Branch } from '../kit/category.ts';
import type { Language } from '../kit/offer.ts';
import { type Base, configurable, simple, type Variant } from '../kit/product.ts';
import type { ColourName } from './article.ts';
import { specialOf, stockOf, trueTags } from './offers.ts';
import { retail } from './price.ts';
import { cheapest, inTurn, measuresOf } from './product.ts';
import { type Dice, diceOf } from './seed.ts';

/** A product of a house that sells in another language: picture, category, price, name and what it says. */
export interface PlainItem {
  picture: string;
  category: number;
  gross: number;
  name: string;
  text: string;
  colours?: Partial<Record<ColourName, string>>;
  /** Sizes to choose from and the price of each as a share of the item's. */
  sizes?: Sizes;
}

type Sizes = Partial<Record<keyof typeof SIZE, number>>;

/** Sizes by what a picture can stand for: a wide bed is not shown as a narrow one. */
export const DOUBLE_BEDS: Sizes = { matrimonial: 1, king: 1.3 };
export const DOUBLE_MATTRESSES: Sizes = { matrimonial: 1, queen: 1.18 };
export const LARGE_MATTRESSES: Sizes = { queen: 1, king: 1.2 };

export const plain = (
  picture: string,
  category: number,
  gross: number,
  name: string,
  text: string,
  colours?: Partial<Record<ColourName, string>>,
  sizes?: Sizes,
): PlainItem => ({
  picture,
  category,
  gross,
  name,
  text,
  ...(colours ? { colours } : {}),
  ...(sizes ? { sizes } : {}),
});

/** Measures of what the picture's model does not tell, or tells otherwise than such a thing is sold. */
const MEASURES: Record<string, string> = {
  'barra-de-sonido': '95 × 7 × 9 cm',
  'bicicleta-bmx-roja': '150 × 70 × 95 cm',
  'bicicleta-urbana': '178 × 62 × 104 cm',
  'bocina-bluetooth-negra': '21 × 9 × 9 cm',
  'celular-azul': '160 × 75 × 8 mm',
  'colchon-individual': '100 × 190 × 25 cm',
  'celular-verde': '162 × 76 × 8 mm',
  'laptop-grafito': '32 × 22 × 1.7 cm',
  'laptop-plata': '32 × 22 × 1.7 cm',
  'lavadora-carga-frontal': '60 × 60 × 85 cm',
  'lavadora-carga-superior': '60 × 62 × 103 cm',
  'licuadora-roja': '20 × 22 × 39 cm',
  'mesa-ping-pong': '274 × 152.5 × 76 cm',
  minisplit: '80 × 20 × 30 cm',
  'monitor-27': '61 × 18 × 46 cm',
  'pantalla-43': '96 × 8 × 56 cm',
  'pantalla-55': '123 × 7 × 71 cm',
  'refrigerador-puerta-francesa': '91 × 79 × 178 cm',
  'sofa-colonial': '168 × 76 × 80 cm',
  'sofa-lineal-gris': '205 × 84 × 72 cm',
  tableta: '24 × 16 × 0.8 cm',
};

/** How the things of one part of the menu are kept, and what may be said of every one of them. */
interface Said {
  care: string;
  closings: string[];
  points: string[];
}

/** What a language says around a product. */
export interface Talk {
  code: string;
  language: Language;
  /** House brand of each part of the menu, by the id of its top category. */
  brands: Record<number, string>;
  /** What sizes of shoes are called. */
  shoeSize?: string;
  guarantee: string;
  /** What is said of the things of each part of the menu, by the id of its top category. */
  said: Record<number, Said>;
}

const WARRANTY_FROM = 2_000;

const dayOf = (dice: Dice): string => `2026-0${dice.between(1, 9)}-${dice.between(10, 28)}`;

const isShoe = (sizes: Sizes): boolean => Object.keys(sizes).every((name) => /^n\d/.test(name));

/** The products of such a house, in the order they are written. */
export const plainProducts = (
  talk: Talk,
  items: PlainItem[],
  branches: Branch[],
  firstId: number,
): ProductDocument[] => {
  const told = <T extends { label: string }>(one: T): T => ({
    ...one,
    label: talk.language.labels[one.label] ?? one.label,
  });
  const top = (category: number): number =>
    branches.find(({ id, children }) => id === category || children?.some((child) => child.id === category))?.id ?? 0;
  return items.map((item, index) => {
    const dice = diceOf(`${talk.code}:${item.picture}`);
    const id = firstId + index + 1;
    const said = talk.said[top(item.category)];
    const gross = retail(item.gross * (1 + (dice.next() - 0.5) / 20));
    const special = specialOf(dice, gross);
    const { colours = {}, sizes = {} } = item;
    const hasSizes = Object.keys(sizes).length > 0;
    const measures = MEASURES[item.picture] ?? (hasSizes ? undefined : measuresOf(item.picture));
    const stock = stockOf(dice, gross);
    const added = dayOf(dice);
    const fitting = trueTags(['temporada', 'nuevoModelo', 'armado'], { qty: stock, special, added });
    const base: Base = {
      id,
      sku: `${talk.code.toUpperCase()}-${id}`,
      name: item.name,
      category: item.category,
      gross,
      ...(special ? { special } : {}),
      pictures: [item.picture],
      brand: talk.brands[top(item.category)] ?? 'Tianguis',
      ...(measures ? { measures } : {}),
      ...(said ? { care: said.care } : {}),
      guarantee: talk.guarantee,
      text: [item.text, ...(said ? [inTurn(said.closings, id)] : [])],
      points: dice.some(said?.points ?? [], 2),
      stock,
      warranties: gross >= WARRANTY_FROM,
      language: talk.language,
      ...(dice.chance(0.7) ? { rating: { average: dice.between(38, 49) / 10, count: dice.between(3, 60) } } : {}),
      isNew: dice.chance(0.15),
      added,
      ...(dice.chance(0.3) ? { tags: dice.some(fitting, 1) } : {}),
    };
    const pictured = (Object.entries(colours) as [ColourName, string][]).map(([name, picture]) => ({
      option: told<Option>(COLOUR[name]),
      picture,
    }));
    const sized = (Object.entries(sizes) as [keyof typeof SIZE, number][]).map(([name, share]) => ({
      option: told<Option>(SIZE[name]),
      own: retail(gross * share),
    }));
    if (pictured.length === 0 && !hasSizes) return simple(base, branches);
    const axes = [
      ...(pictured.length > 0 ? [told(AXIS.color)] : []),
      ...(hasSizes
        ? [isShoe(sizes) ? { ...AXIS.size, label: talk.shoeSize ?? told(AXIS.size).label } : told(AXIS.size)]
        : []),
    ];
    const variants = (pictured.length > 0 ? pictured : [null]).flatMap((colour) =>
      (hasSizes ? sized : [null]).map((size): Variant => {
        const own = size?.own ?? gross;
        return {
          values: [colour, size].flatMap((chosen) => (chosen ? [chosen.option] : [])),
          ...(colour ? { picture: colour.picture } : {}),
          gross: own,
          ...(special ? { special: { ...special, gross: retail((own * special.gross) / gross) } } : {}),
          stock: stockOf(dice, own),
        };
      }),
    );
    return configurable(cheapest(base, variants), branches, axes, variants);
  });
};
