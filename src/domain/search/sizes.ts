import { inflections } from './inflections';
import { type Size, sizeAsked } from './leaning';
import { measureAt, spacedMeasures } from './measures';
import { formsOf, type Measures } from './near-measures';
import { tokens } from './text';

/** What is small and what is large of a thing in Mexico: numbers of its unit, up to `small` and from `large` on. */
interface Scale {
  /** First words of a name, folded. */
  things: readonly string[];
  units: readonly string[];
  small: number;
  large: number;
  /** Of what is made in sizes of persons: up to this one for a child. */
  child?: number;
}

const scale = (things: string, units: string, small: number, large: number, child?: number): Scale => ({
  things: things.split(' '),
  units: units.split(' '),
  small,
  large,
  ...(child === undefined ? {} : { child }),
});

const SCALES: readonly Scale[] = [
  scale('refrigerador', 'pies', 11, 18),
  scale('pantalla', 'pulgadas', 43, 55),
  scale('monitor', 'pulgadas', 24, 32),
  scale('laptop', 'pulgadas', 14, 16),
  scale('tableta tablet', 'pulgadas', 8, 11),
  scale('lavadora', 'kg', 14, 18),
  scale('tinaco', 'litros', 600, 1100),
  scale('olla', 'litros', 6, 10),
  scale('minisplit', 'toneladas', 1, 2),
  scale('bicicleta', 'rodada', 20, 27, 24),
  scale('sofa', 'plazas', 2, 4),
  scale('escritorio', 'cm', 115, 140),
  scale('trampolin', 'metros', 2.4, 3),
  scale('comedor antecomedor mesa', 'lugares personas sillas', 4, 6),
];

/** What is asked for of which a scale says how large it is. */
interface Thing {
  forms: readonly string[];
  synonyms: readonly string[];
}

const scaleOf = ({ forms, synonyms }: Thing): Scale | undefined =>
  SCALES.find(({ things }) => things.some((thing) => forms.includes(thing) || synonyms.includes(thing)));

const isOfSize = (number: number, { small, large }: Scale, size: Size): boolean =>
  size === 'small' ? number <= small : number >= large;

const CHILDREN: ReadonlySet<string> = new Set(
  ['nino', 'nina', 'hijo', 'hija', 'sobrino', 'sobrina', 'nieto', 'nieta', 'ahijado', 'ahijada', 'chamaco', 'chamaca']
    .flatMap((one) => [one, ...inflections(one)])
    .concat('infantil', 'infantiles'),
);

/** Up to this age a child is given the small one. */
const SMALL_CHILD_YEARS = 9;

/** How large a thing may be at most for the child a text names, the smaller the younger it is said to be; undefined for none. */
function childSize(words: readonly string[], { child, small }: Scale): number | undefined {
  if (!words.some((word) => CHILDREN.has(word))) return undefined;
  const age = words.findIndex((word) => /^anos?$/.test(word));
  const years = age < 1 ? Number.NaN : Number(words[age - 1]);
  return child !== undefined && years <= SMALL_CHILD_YEARS ? small : child;
}

/** The measures of a catalogue, in the ways a product may write them, by which a thing is as large as the folded words of a text say, or of the size of the child they name. */
export function measuresOfSize(words: readonly string[], thing: Thing, measures: Measures): string[] {
  const found = scaleOf(thing);
  if (!found) return [];
  const size = sizeAsked(words)?.size;
  const child = childSize(words, found);
  if (!size && child === undefined) return [];
  const fits = (number: number): boolean =>
    child === undefined ? size !== undefined && isOfSize(number, found, size) : number <= child;
  return found.units.flatMap((unit) =>
    (measures.get(unit) ?? []).filter(fits).flatMap((number) => formsOf(unit, number)),
  );
}

/** The number of one of these units that a name says, null where it says none. */
function numberIn(name: string, units: readonly string[]): number | null {
  const words = tokens(spacedMeasures(name));
  for (let at = 0; at < words.length; at += 1) {
    const measure = measureAt(words, at);
    if (measure && units.includes(measure.unit)) return Number(measure.number.replace(' ', '.'));
  }
  return null;
}

/**
 * The word of a text that asks for a size which none of the products of these names has: each is called the thing, tells
 * its measure, and it is another one. null where one may have it.
 */
export function sizeNobodyHas(text: string, things: readonly Thing[], names: readonly string[]): string | null {
  const asked = sizeAsked(tokens(text));
  const thing = things.find((one) => scaleOf(one));
  const found = thing && scaleOf(thing);
  if (!asked || !found) return null;
  const called = new Set([...found.things, ...thing.forms, ...thing.synonyms]);
  const numbers = names.filter((name) => called.has(tokens(name)[0] ?? '')).map((name) => numberIn(name, found.units));
  const isNobodys = numbers.every((number) => number !== null && !isOfSize(number, found, asked.size));
  return numbers.length > 0 && isNobodys ? asked.word : null;
}
