import type { ProductDocument } from '../../../src/domain/catalogue/document.ts';
import { AXIS, COLOUR } from '../kit/attributes.ts';
import type { Branch } from '../kit/category.ts';
import type { Language } from '../kit/offer.ts';
import { type Base, configurable, simple } from '../kit/product.ts';
import type { ColourName } from './article.ts';
import { specialOf, stockOf } from './offers.ts';
import { retail } from './price.ts';
import { measuresOf } from './product.ts';
import { type Dice, diceOf } from './seed.ts';

/** A product of a house that sells in another language: picture, category, price, name and what it says. */
export interface PlainItem {
  picture: string;
  category: number;
  gross: number;
  name: string;
  text: string;
  colours?: Partial<Record<ColourName, string>>;
}

export const plain = (
  picture: string,
  category: number,
  gross: number,
  name: string,
  text: string,
  colours?: Partial<Record<ColourName, string>>,
): PlainItem => ({ picture, category, gross, name, text, ...(colours ? { colours } : {}) });

/** What a language says around a product. */
export interface Talk {
  code: string;
  language: Language;
  brand: string;
  care: string;
  guarantee: string;
  closings: string[];
  points: string[];
}

const WARRANTY_FROM = 2_000;

const dayOf = (dice: Dice): string => `2026-0${dice.between(1, 9)}-${dice.between(10, 28)}`;

/** The products of such a house, in the order they are written. */
export const plainProducts = (talk: Talk, items: PlainItem[], branches: Branch[], firstId: number): ProductDocument[] =>
  items.map((item, index) => {
    const dice = diceOf(`${talk.code}:${item.picture}`);
    const id = firstId + index + 1;
    const gross = retail(item.gross * (1 + (dice.next() - 0.5) / 20));
    const special = specialOf(dice, gross);
    const measures = measuresOf(item.picture);
    const base: Base = {
      id,
      sku: `${talk.code.toUpperCase()}-${id}`,
      name: item.name,
      category: item.category,
      gross,
      ...(special ? { special } : {}),
      pictures: [item.picture],
      brand: talk.brand,
      ...(measures ? { measures } : {}),
      care: talk.care,
      guarantee: talk.guarantee,
      text: [item.text, dice.pick(talk.closings)],
      points: dice.some(talk.points, 2),
      stock: stockOf(dice),
      warranties: gross >= WARRANTY_FROM,
      language: talk.language,
      ...(dice.chance(0.3) ? { tags: [dice.pick(['temporada', 'nuevoModelo', 'armado'] as const)] } : {}),
      ...(dice.chance(0.7) ? { rating: { average: dice.between(38, 49) / 10, count: dice.between(3, 60) } } : {}),
      isNew: dice.chance(0.15),
      added: dayOf(dice),
    };
    const colours = Object.entries(item.colours ?? {}) as [ColourName, string][];
    if (colours.length === 0) return simple(base, branches);
    const named = colours.map(([name, picture]) => ({
      values: [{ ...COLOUR[name], label: talk.language.labels[COLOUR[name].label] ?? COLOUR[name].label }],
      picture,
      stock: stockOf(dice),
    }));
    return configurable(base, branches, [{ ...AXIS.color, label: talk.language.labels.Color ?? AXIS.color.label }], named);
  });
