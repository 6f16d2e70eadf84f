import { type Size, sizeAsked } from './leaning';
import { AGES, askedMeasures, measureAt, SEATS, spacedMeasures, unitWords } from './measures';
import { ageIn, isAdultAsked, isChildAsked, isYoungAsked, personsIn } from './persons';
import { tokens } from './text';

/** What is small and what is large of a thing in Mexico: numbers of its unit, up to `small` and from `large` on. */
interface Scale {
  /** First words of a name, folded. */
  things: readonly string[];
  units: readonly string[];
  small: number;
  large: number;
  /** So much for each person. */
  each?: number;
  /** Of what is made in sizes of persons: for a child at most, and for whom is grown at least. */
  child?: number;
  grown?: number;
  /** Of that the size for a child of so many years at most, the youngest first. */
  byAge?: readonly (readonly [years: number, number: number])[];
}

const scale = (things: string, units: string, small: number, large: number, more: Partial<Scale> = {}): Scale => ({
  things: things.split(' '),
  units: units.split(' '),
  small,
  large,
  ...more,
});

/** Wheels in inches by age. */
const WHEELS = [
  [3, 12],
  [5, 16],
  [8, 20],
  [12, 24],
  [17, 26],
] as const;

const SCALES: readonly Scale[] = [
  scale('refrigerador', 'pies', 11, 18, { each: 4 }),
  scale('pantalla', 'pulgadas', 43, 55),
  scale('monitor', 'pulgadas', 24, 32),
  scale('laptop', 'pulgadas', 14, 16),
  scale('tableta tablet', 'pulgadas', 8, 11),
  scale('lavadora', 'kg', 14, 18, { each: 3.5 }),
  scale('tinaco', 'litros', 600, 1100, { each: 220 }),
  scale('olla', 'litros', 6, 10, { each: 1.2 }),
  scale('arrocera', 'tazas', 6, 10, { each: 1.5 }),
  scale('cafetera', 'tazas', 4, 10, { each: 1.5 }),
  scale('minisplit', 'toneladas', 1, 2),
  scale('bicicleta', 'rodada', 20, 27, { child: 24, grown: 26, byAge: WHEELS }),
  scale('sofa sala', 'plazas', 2, 4, { each: 1 }),
  scale('escritorio', 'cm', 115, 140),
  scale('trampolin', 'metros', 2.4, 3),
  scale('comedor antecomedor mesa', 'lugares personas sillas', 4, 6, { each: 1 }),
  scale('comedor antecomedor mesa', 'cm', 80, 150, { each: 35 }),
];

/** What is asked for of which a scale says how large it is. */
interface Thing {
  forms: readonly string[];
  synonyms: readonly string[];
}

/** A word of a text, as far as it says how large a thing is: its units, where it is a measure. */
interface Said extends Thing {
  text: string;
  units: readonly string[];
  isComplement: boolean;
}

const scalesOf = ({ forms, synonyms }: Thing): Scale[] =>
  SCALES.filter(({ things }) => things.some((thing) => forms.includes(thing) || synonyms.includes(thing)));

const isOfSize = (number: number, { small, large }: Scale, size: Size): boolean =>
  size === 'small' ? number <= small : number >= large;

/**
 * A measure by which a thing fits what was asked for: in one of these units, folded, the nearer to `number` the better;
 * 'most' and 'least' are met by whatever is below or above. Without a number the least or the greatest of what is found.
 */
export interface MeasureWish {
  units: readonly string[];
  number: number | null;
  way: 'near' | 'most' | 'least';
}

/** Units that say how large a thing is, of whatever kind it be. */
const ANY_SIZE = [
  'cm',
  'metros',
  'litros',
  'kg',
  'pulgadas',
  'pies',
  'lugares',
  'sillas',
  'personas',
  'plazas',
  'rodada',
  'tazas',
  'w',
  'cajones',
  'puertas',
];

/** Units that say how old somebody is, how dear a thing, or how many are wanted of it. */
const NOT_SIZES: ReadonlySet<string> = new Set([...AGES, 'pesos', 'piezas']);

const MOST_PERSONS = 30;

/** What a scale makes of a child's age, of whom a thing is for, and of how many. */
function byPersons(words: readonly string[], one: Scale): Omit<MeasureWish, 'units'> | null {
  const years = ageIn(words);
  const ofAge = years === null ? undefined : one.byAge?.find(([most]) => years <= most)?.[1];
  if (ofAge !== undefined) return { number: ofAge, way: 'near' };
  if (one.child !== undefined && isYoungAsked(words)) return { number: one.child, way: 'near' };
  if (one.child !== undefined && isChildAsked(words)) return { number: one.child, way: 'most' };
  if (one.grown !== undefined && isAdultAsked(words)) return { number: one.grown, way: 'least' };
  const persons = one.each === undefined ? null : personsIn(words);
  return persons !== null && persons <= MOST_PERSONS && one.each !== undefined
    ? { number: persons * one.each, way: 'near' }
    : null;
}

const bySize = (size: Size, one: Scale | null): Omit<MeasureWish, 'units'> => ({
  number: one === null ? null : size === 'small' ? one.small : one.large,
  way: size === 'small' ? 'most' : 'least',
});

/** Said before a measure that a thing should not be beyond, or should have at least. */
const AT_MOST =
  /(?:menos de|maximo(?: de)?|hasta|no (?:pase|pasen|mida|midan)(?: mas)?(?: de)?|menor(?:es)? (?:a|de|que))$/;
const AT_LEAST = /(?:mas de|minimo(?: de)?|por lo menos|al menos|mayor(?:es)? (?:a|de|que)|desde)$/;
const WORDS_BEFORE = 5;

/** What a measure of this unit is in another: of 2 metros 200 cm. */
const LENGTHS: Readonly<Record<string, number>> = { mm: 0.1, cm: 1, metros: 100 };

/** The measures that are asked for themselves: what has none of them exactly comes by how near it is. */
function measuresSaid(words: readonly string[]): MeasureWish[] {
  const wished: MeasureWish[] = [];
  for (let at = 0; at < words.length; ) {
    const measure = measureAt(words, at);
    if (measure && !NOT_SIZES.has(measure.unit)) {
      const before = words.slice(Math.max(0, at - WORDS_BEFORE), at).join(' ');
      const way = AT_MOST.test(before) ? 'most' : AT_LEAST.test(before) ? 'least' : 'near';
      const { unit, value } = measure;
      const length = LENGTHS[unit];
      const units = SEATS.includes(unit) ? SEATS : length === undefined ? [unit] : Object.keys(LENGTHS);
      for (const one of units)
        wished.push({ units: unitWords(one), number: length ? (value * length) / (LENGTHS[one] ?? 1) : value, way });
    }
    at = measure?.end ?? at + 1;
  }
  return wished;
}

const isThing = ({ isComplement }: Said): boolean => !isComplement;

/** The measures by which a thing is as large as a text asks for, or fits whom it is for. */
export function measuresWished(text: string, asked: readonly Said[]): MeasureWish[] {
  const words = tokens(askedMeasures(text));
  const size = sizeAsked(words)?.size;
  const scales =
    asked
      .filter(isThing)
      .map(scalesOf)
      .find((found) => found.length > 0) ?? [];
  const wished = scales.flatMap((one): MeasureWish[] => {
    const wish = byPersons(words, one) ?? (size ? bySize(size, one) : null);
    return wish ? [{ units: one.units.flatMap(unitWords), ...wish }] : [];
  });
  const said = measuresSaid(words).filter(
    ({ units }) => !wished.some((wish) => wish.units.some((unit) => units.includes(unit))),
  );
  if (wished.length + said.length > 0 || !size) return [...wished, ...said];
  return [{ units: ANY_SIZE.flatMap(unitWords), ...bySize(size, null) }];
}

/** Whether a scale of one of these things tells how large it is for so many persons, or a child of an age. */
export function isToldByPersons(asked: readonly Said[], { text, units }: Said): boolean {
  const scales = asked.filter(isThing).flatMap(scalesOf);
  if (text === 'familia') return scales.some(({ each }) => each !== undefined);
  const [unit = ''] = units;
  return unit === 'anos'
    ? scales.some(({ byAge }) => byAge !== undefined)
    : SEATS.includes(unit) && scales.length > 0 && scales.every((one) => !one.units.some((own) => SEATS.includes(own)));
}

/** What is made for one and for two is called so: a bed, a mattress. */
const BEDS: ReadonlySet<string> = new Set(['cama', 'colchon', 'sabana', 'edredon', 'cobija', 'base']);
const FOR_ONE = ['individual'];
const FOR_TWO = ['matrimonial', 'queen', 'king'];

/** What a bed for so many persons is called; none for other things. */
export function namedByPersons(asked: readonly Said[], { text, units }: Said): readonly string[] {
  const isBed = asked.filter(isThing).some(({ forms }) => forms.some((form) => BEDS.has(form)));
  if (!isBed || units[0] !== 'personas') return [];
  return text.startsWith('1 ') ? FOR_ONE : text.startsWith('2 ') ? FOR_TWO : [];
}

/** The number of one of these units that a name says, null where it says none. */
function numberIn(name: string, units: readonly string[]): number | null {
  const words = tokens(spacedMeasures(name));
  for (let at = 0; at < words.length; at += 1) {
    const measure = measureAt(words, at);
    if (measure && units.includes(measure.unit)) return measure.value;
  }
  return null;
}

/**
 * The word of a text that asks for a size which none of the products of these names has: each is called the thing, tells
 * its measure, and it is another one. null where one may have it.
 */
export function sizeNobodyHas(text: string, things: readonly Thing[], names: readonly string[]): string | null {
  const asked = sizeAsked(tokens(text));
  const thing = things.find((one) => scalesOf(one).length > 0);
  const [found] = thing ? scalesOf(thing) : [];
  if (!asked || !thing || !found) return null;
  const called = new Set([...found.things, ...thing.forms, ...thing.synonyms]);
  const numbers = names.filter((name) => called.has(tokens(name)[0] ?? '')).map((name) => numberIn(name, found.units));
  const isNobodys = numbers.every((number) => number !== null && !isOfSize(number, found, asked.size));
  return numbers.length > 0 && isNobodys ? asked.word : null;
}
