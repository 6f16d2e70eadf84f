import attribution from '../../../public/media/attribution.json' with { type: 'json' };
import type { ProductDocument } from '../../../src/domain/catalogue/document.ts';
import { AXIS, COLOUR, SIZE, STORAGE } from '../kit/attributes.ts';
import { type Base, configurable, simple, type Variant } from '../kit/product.ts';
import type { Article, ColourName, Edition, SizeName } from './article.ts';
import { stockByBranch } from './branches.ts';
import { FAMILIES } from './families.ts';
import { GROUPS } from './groups.ts';
import type { House } from './houses.ts';
import { addedOn, specialOf, stockOf } from './offers.ts';
import { retail } from './price.ts';
import { type Dice, diceOf } from './seed.ts';

/** Cheapest price with IVA sold on credit, with a warranty, and at a wholesale price. */
const CREDIT_FROM = 1_500;
const WARRANTY_FROM = 1_200;
const WHOLESALE = { group: 3, share: 0.9, chance: 0.12 };
/** Colours a product offers at most. */
const MOST_COLOURS = 4;

const CM: ReadonlyMap<string, readonly number[]> = new Map(
  (attribution as { slug: string; cm?: number[] }[]).flatMap(({ slug, cm }) => (cm ? [[slug, cm]] : [])),
);

/** Width, depth and height of the pictured model, the width as the edition has it. */
export function measuresOf(picture: string, width = 1): string | undefined {
  const [w, d, h] = CM.get(picture) ?? [];
  if (w === undefined || d === undefined || h === undefined) return undefined;
  return `${[w * width, d, h].map((edge) => Math.max(1, Math.round(edge))).join(' × ')} cm`;
}

const turned = <T>(list: readonly T[], by: number): T[] => [...list.slice(by % Math.max(1, list.length)), ...list.slice(0, by % Math.max(1, list.length))];

const isStorage = (name: SizeName): name is keyof typeof STORAGE => name in STORAGE;
const sizeOption = (name: SizeName) => (isStorage(name) ? STORAGE[name] : SIZE[name]);

const SIZE_LABELS: Partial<Record<keyof typeof GROUPS, string>> = { calzado: 'Talla', casco: 'Talla' };

interface Choices {
  colours: [ColourName, string][];
  sizes: [SizeName, number][];
}

/** Colours and sizes of one edition: another colour comes first in each, and not every one has them all. */
function choicesOf(article: Article, position: number, dice: Dice): Choices {
  const colours = turned(Object.entries(article.colours ?? {}) as [ColourName, string][], position);
  const shown = colours.length > 2 ? colours.slice(0, dice.between(2, Math.min(MOST_COLOURS, colours.length))) : colours;
  return { colours: shown, sizes: Object.entries(article.sizes ?? {}) as [SizeName, number][] };
}

function variantsOf({ colours, sizes }: Choices, gross: number, base: Base, dice: Dice): Variant[] {
  const pairs = (colours.length > 0 ? colours : [null]).flatMap((colour) => (sizes.length > 0 ? sizes : [null]).map((size) => ({ colour, size })));
  return pairs.map(({ colour, size }): Variant => {
    const own = size && size[1] !== 1 ? retail(gross * size[1]) : gross;
    return {
      values: [...(colour ? [COLOUR[colour[0]]] : []), ...(size ? [sizeOption(size[0])] : [])],
      ...(colour ? { picture: colour[1] } : {}),
      gross: own,
      ...(base.special ? { special: { ...base.special, gross: retail((own * base.special.gross) / gross) } } : {}),
      stock: stockOf(dice),
    };
  });
}

/** The product as its cheapest variant has it. */
function cheapest(base: Base, variants: Variant[]): Base {
  const [least] = variants.toSorted((a, b) => (a.gross ?? base.gross) - (b.gross ?? base.gross));
  return { ...base, gross: least?.gross ?? base.gross, ...(least?.special ? { special: least.special } : {}) };
}

const axesOf = ({ colours, sizes }: Choices, sizeLabel: string | undefined) => [
  ...(colours.length > 0 ? [AXIS.color] : []),
  ...(sizes.length > 0 ? [sizes.some(([name]) => isStorage(name)) ? AXIS.storage : { ...AXIS.size, ...(sizeLabel ? { label: sizeLabel } : {}) }] : []),
];

/** What an edition of an article is in a house; null where the house does not sell the family. */
export function productOf(house: House, article: Article, edition: Edition, position: number, id: number): ProductDocument | null {
  const family = FAMILIES[article.family];
  const category = house.code === 'muebles_america' ? ('muebles_america' in family ? family.muebles_america : undefined) : family[house.code];
  if (category === undefined) return null;
  const group = GROUPS[family.group];
  const { name, text } = article.wordings[house.wording];
  const dice = diceOf(`${house.code}:${article.picture}:${article.family}:${edition.label}`);
  const model = diceOf(`${house.code}:${article.picture}:${article.family}`).pick(house.models);
  const choices = choicesOf(article, position, dice);
  const picture = choices.colours[0]?.[1] ?? article.picture;
  const gross = retail(article.gross * edition.factor * house.level * (1 + (dice.next() * 2 - 1) * house.stray));
  const special = specialOf(dice, gross);
  const measures = article.measures ?? measuresOf(picture, edition.width);
  const stock = stockOf(dice);
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
    care: group.care,
    guarantee: group.guarantee,
    text: [text, dice.pick(group.closings)],
    points: [...(article.points ?? []), ...dice.some(group.points, article.points ? 1 : 3)],
    stock,
    warranties: group.warranties && gross >= WARRANTY_FROM,
    credit: gross >= CREDIT_FROM,
    tags: stock > 0 && stock < 3 ? ['ultimas'] : dice.chance(0.3) ? dice.some(group.tags, dice.chance(0.2) ? 2 : 1) : [],
    ...(dice.chance(0.7) ? { rating: { average: dice.between(37, 49) / 10, count: dice.between(2, 140) } } : {}),
    ...addedOn(dice),
    ...(dice.chance(WHOLESALE.chance) ? { groupPrice: { group: WHOLESALE.group, gross: retail(gross * WHOLESALE.share) } } : {}),
  };
  const axes = axesOf(choices, SIZE_LABELS[family.group]);
  const variants = axes.length > 0 ? variantsOf(choices, gross, base, dice) : [];
  const document = variants.length > 0 ? configurable(cheapest(base, variants), house.branches, axes, variants) : simple(base, house.branches);
  const tone = axes.includes(AXIS.color) || !article.tone ? {} : { color: String(COLOUR[article.tone].id) };
  return { ...document, ...tone, stock_by_branch: stockByBranch(dice, document.stock.qty) };
}
