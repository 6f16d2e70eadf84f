import attribution from '../../../public/media/attribution.json' with { type: 'json' };
import type { ProductDocument } from '../../../src/domain/catalogue/document.ts';
import { AXIS, type Axis, BALLS, COLOUR, INCHES, MEMORY, type Option, SIZE, STORAGE } from '../kit/attributes.ts';
import { type Base, configurable, simple, type Variant } from '../kit/product.ts';
import { faceOf, wholeOf } from '../pictures/views.ts';
import type { Article, ColourName, Edition, Growth, SizeName } from './article.ts';
import { STORE_BRANCHES, stockByBranch } from './branches.ts';
import { careOf } from './care.ts';
import { FAMILIES } from './families.ts';
import { GROUPS, trueOf } from './groups.ts';
import type { House } from './houses.ts';
import { addedOn, LAST_UNITS, specialOf, stockOf, trueTags } from './offers.ts';
import { retail } from './price.ts';
import { type Dice, diceOf } from './seed.ts';

/** Cheapest price with IVA sold on credit, with a warranty, and at a wholesale price. */
const CREDIT_FROM = 1_500;
const WARRANTY_FROM = 1_200;
const WHOLESALE = { group: 2, share: 0.9, chance: 0.12 };
/** Colours a product offers at most. */
const MOST_COLOURS = 4;
/** Editions of an article that go by one model's name. */
const ALIKE = 2;
/** Share of the products with a promotional tag, of those that some tag fits. */
const TAGGED = 0.45;
/** Share of the products that were rated, and how often at most: what came this autumn had little time for it. */
const RATED = 0.7;
const MOST_RATINGS = 140;
const MOST_OF_NEW = 6;

const CM: ReadonlyMap<string, readonly number[]> = new Map(
  (attribution as { slug: string; cm?: number[] }[]).flatMap(({ slug, cm }) => (cm ? [[slug, cm]] : [])),
);

/** Which edges, of width, depth and height, change with the width of an edition. */
const EDGES: Record<Growth, [width: boolean, depth: boolean, height: boolean]> = {
  width: [true, false, false],
  plan: [true, true, false],
  height: [true, false, true],
  whole: [true, true, true],
};

/** Width, depth and height of the pictured model, as large as the edition has it. */
export function measuresOf(picture: string, share = 1, grows: Growth = 'width'): string | undefined {
  const edges = CM.get(wholeOf(picture));
  if (edges?.length !== 3) return undefined;
  return `${edges.map((edge, index) => Math.max(1, Math.round(EDGES[grows][index] ? edge * share : edge))).join(' × ')} cm`;
}

/** The text whose turn it is: what stands side by side in a list mostly has ids side by side. */
export const inTurn = (texts: readonly string[], id: number): string => texts[id % texts.length] ?? '';

const turned = <T>(list: readonly T[], by: number): T[] => [
  ...list.slice(by % Math.max(1, list.length)),
  ...list.slice(0, by % Math.max(1, list.length)),
];

/** What the sizes of an article are chosen by, each with its attribute. */
const SCALES: readonly [axis: Axis, options: Readonly<Record<string, Option>>][] = [
  [AXIS.size, SIZE],
  [AXIS.storage, STORAGE],
  [AXIS.inches, INCHES],
  [AXIS.memory, MEMORY],
  [AXIS.ball, BALLS],
];

function sizeOf(name: SizeName): { axis: Axis; option: Option } {
  for (const [axis, options] of SCALES) {
    const option = options[name];
    if (option) return { axis, option };
  }
  throw new RangeError(`${name} is no size`);
}

const SIZE_LABELS: Partial<Record<keyof typeof GROUPS, string>> = { calzado: 'Talla', casco: 'Talla' };

/** What has to be said of every thing of a group. */
const NOTICES: Partial<Record<keyof typeof GROUPS, string[]>> = { cama: ['No incluye colchón ni ropa de cama'] };

interface Choices {
  colours: [ColourName, string][];
  sizes: [SizeName, number][];
}

/** Colours and sizes of one edition: another colour comes first in each, and not every one has them all. */
function choicesOf(article: Article, position: number, dice: Dice): Choices {
  const own = Object.entries(article.colours ?? {}) as [ColourName, string][];
  // Once every colour came first, they are shown from another side.
  const side = (article.side ?? 0) + Math.floor(position / Math.max(1, own.length));
  const all = own.map(([name, picture]): [ColourName, string] => [name, faceOf(picture, side)]);
  const colours = turned(all, position);
  const shown =
    colours.length > 2 ? colours.slice(0, dice.between(2, Math.min(MOST_COLOURS, colours.length))) : colours;
  return { colours: shown, sizes: Object.entries(article.sizes ?? {}) as [SizeName, number][] };
}

function variantsOf({ colours, sizes }: Choices, gross: number, base: Base, dice: Dice): Variant[] {
  const pairs = (colours.length > 0 ? colours : [null]).flatMap((colour) =>
    (sizes.length > 0 ? sizes : [null]).map((size) => ({ colour, size })),
  );
  return pairs.map(({ colour, size }): Variant => {
    const own = size && size[1] !== 1 ? retail(gross * size[1]) : gross;
    return {
      values: [...(colour ? [COLOUR[colour[0]]] : []), ...(size ? [sizeOf(size[0]).option] : [])],
      ...(colour ? { picture: colour[1] } : {}),
      gross: own,
      ...(base.special ? { special: { ...base.special, gross: retail((own * base.special.gross) / gross) } } : {}),
      stock: stockOf(dice, own),
    };
  });
}

/** The product as its cheapest variant has it. */
export function cheapest(base: Base, variants: Variant[]): Base {
  const [least] = variants.toSorted((a, b) => (a.gross ?? base.gross) - (b.gross ?? base.gross));
  return { ...base, gross: least?.gross ?? base.gross, ...(least?.special ? { special: least.special } : {}) };
}

const axesOf = ({ colours, sizes: [size] }: Choices, sizeLabel: string | undefined): Axis[] => [
  ...(colours.length > 0 ? [AXIS.color] : []),
  ...(size ? [{ ...sizeOf(size[0]).axis, ...(sizeLabel ? { label: sizeLabel } : {}) }] : []),
];

/**
 * What an edition of an article is in a house, seen from one of its sides; null where the house does not sell the
 * family.
 */
export function productOf(
  house: House,
  article: Article,
  edition: Edition,
  position: number,
  id: number,
  side = position,
): ProductDocument | null {
  const family = FAMILIES[article.family];
  const category =
    house.code === 'muebles_america'
      ? 'muebles_america' in family
        ? family.muebles_america
        : undefined
      : family[house.code];
  if (category === undefined) return null;
  const group = GROUPS[family.group];
  const { name, text } = article.wordings[house.wording];
  const key = `${house.code}:${article.picture}:${article.family}`;
  const dice = diceOf(`${key}:${edition.label}`);
  // What models of one thing have in common is drawn once: the larger one never costs less, nor the pair more than two.
  const shared = diceOf(key);
  const model = diceOf(`${key}:${Math.floor(position / ALIKE)}`).pick(house.models);
  const choices = choicesOf(article, side, dice);
  const picture = choices.colours[0]?.[1] ?? edition.picture ?? faceOf(article.picture, side + (article.side ?? 0));
  const level = article.gross * house.level * (1 + (shared.next() * 2 - 1) * house.stray);
  const gross = retail(level * edition.factor);
  const special = specialOf(shared, gross, level * Math.max(...article.editions.map((one) => one?.factor ?? 0)));
  const measures = edition.measures ?? article.measures ?? measuresOf(picture, edition.width, article.grows);
  const { materials = [] } = article;
  const care = article.care ?? group.care ?? careOf(materials);
  const stock = stockOf(dice, gross);
  const since = addedOn(dice);
  const base: Base = {
    id,
    sku: `${family.code}-${id}`,
    name: [name, group.named ? model : '', edition.label].filter(Boolean).join(' '),
    category,
    gross,
    ...(special ? { special } : {}),
    pictures: [picture],
    brand: group.brands[house.brand],
    ...(article.materials ? { materials: article.materials } : {}),
    ...(measures ? { measures } : {}),
    ...(article.boxes ? { boxes: article.boxes } : {}),
    ...(care ? { care } : {}),
    guarantee: group.guarantee,
    ...(family.group === 'casco' ? { sizeGuide: 'helmets' } : {}),
    text: [edition.texts?.[house.wording] ?? text, inTurn(article.says ?? trueOf(group.closings, materials), id)],
    points: [
      ...(article.points ?? []),
      ...(article.says ? [] : dice.some(trueOf(group.points, materials), article.points ? 1 : 3)),
      ...(NOTICES[family.group] ?? []),
    ],
    stock,
    warranties: group.warranties && gross >= WARRANTY_FROM,
    credit: gross >= CREDIT_FROM,
    ...(dice.chance(RATED)
      ? {
          rating: {
            average: dice.between(37, 49) / 10,
            count: dice.between(2, since.isNew ? MOST_OF_NEW : MOST_RATINGS),
          },
        }
      : {}),
    ...since,
    ...(dice.chance(WHOLESALE.chance)
      ? { groupPrice: { group: WHOLESALE.group, gross: retail(gross * WHOLESALE.share) } }
      : {}),
  };
  const axes = axesOf(choices, SIZE_LABELS[family.group]);
  const variants = axes.length > 0 ? variantsOf(choices, gross, base, dice) : [];
  const qty = variants.length > 0 ? variants.reduce((sum, variant) => sum + (variant.stock ?? 0), 0) : stock;
  const fitting = trueTags(group.tags, { qty, special, added: since.added });
  const isLast = qty > 0 && qty <= LAST_UNITS;
  const tagged: Base = {
    ...base,
    tags: isLast ? ['ultimas'] : dice.chance(TAGGED) ? dice.some(fitting, dice.chance(0.2) ? 2 : 1) : [],
  };
  const document =
    variants.length > 0
      ? configurable(cheapest(tagged, variants), house.branches, axes, variants)
      : simple(tagged, house.branches);
  const tone = axes.includes(AXIS.color) || !article.tone ? {} : { color: String(COLOUR[article.tone].id) };
  return { ...document, ...tone, stock_by_branch: stockByBranch(dice, STORE_BRANCHES[house.code], document.stock.qty) };
}
