import type { AttributeDocument } from '../catalogue/document';
import { isFilter } from '../catalogue/listing/filters';
import { PRICE_FILTER } from '../catalogue/listing/listing';
import type { ListingQuery } from '../catalogue/product';
import { colourStem, otherColour, SHADES } from './colours';
import { inflections } from './inflections';
import { askedMeasures, measureAt, spacedMeasures } from './measures';
import { askedPrice, priceAbout } from './price-words';
import { foldText, isStopWord, tokens } from './text';
import { unwantedAt } from './unwanted';

const COLOUR = 'color';
const SIZE = 'size';

/** A longer text is not read to its end. */
const MAX_CHARS = 400;

/** What a text means: the filters its words ask for, and the words that are left to look for. */
export interface Meant {
  text: string;
  /** The words left where only the price is a filter. */
  plain: string;
  /** Chosen values of attributes. */
  values: ListingQuery['filters'];
  /** Folded words that say these values: what only tells of a product may have them by chance. */
  qualities: ReadonlySet<string>;
  /** The price, where one is asked for. */
  price: ListingQuery['filters'];
  /** How the price is asked for; '' where none is. */
  priceWords: string;
}

/** A text of which every word is only a word. */
export const literally = (text: string): Meant => ({
  text,
  plain: text,
  values: {},
  qualities: new Set(),
  price: {},
  priceWords: '',
});

interface Value {
  code: string;
  ids: string[];
  /** Words of the text that say it. */
  words: number;
}

type Finder = (words: readonly string[], at: number) => Value | null;

/** Words before a number that make it a size. */
const BEFORE_SIZES = ['talla', 'numero', 'num', 'del'];

/** Words beside a size or a colour that say which they are. */
const NAMES_OF_VALUES = new Set([...BEFORE_SIZES, 'color', 'colores']);

/** Words of a text that say these values, as they were typed: of talla 27 it is 27. */
export const wordsTyped = (text: string, qualities: ReadonlySet<string>): string[] =>
  (text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => {
    const folded = foldText(word);
    return qualities.has(folded) && !NAMES_OF_VALUES.has(folded);
  });

/** What is worn, of which a number alone is the size: zapatos de hombre 27. */
const WORN = /^(?:zapat(?:o|illa)|bota|botin|teni|mocasin|sandalia|pantufla|chancla|tacon)e?s?$/;

/** Words before a colour that make it a material, a drink, a flower: mesa de nogal, taza de café. */
const BEFORE_THINGS = ['de', 'para', 'con', 'sabor'];

/** What only has the stem of a colour: plates are not silver. */
const NO_COLOUR = /^platos?$/;

function colourFinder({ attribute_code: code, options }: AttributeDocument): Finder {
  const labels = options.map(({ value, label }) => ({ value, label: foldText(label).trim() }));
  const ids = new Map([
    ...labels.flatMap(({ value, label }): [string, string][] => {
      const other = otherColour(label);
      return other === undefined ? [] : [[other, value]];
    }),
    ...labels.map(({ value, label }): [string, string] => [colourStem(label), value]),
  ]);
  return (words, at) => {
    const named = words[at] === 'color' || words[at] === 'colores' ? 1 : 0;
    const said = words[at + named] ?? '';
    const own = colourStem(said);
    const key = ids.has(own) ? own : (otherColour(said) ?? own);
    const isThing = named === 0 && BEFORE_THINGS.includes(words[at - 1] ?? '');
    if (!ids.has(key) || isThing || NO_COLOUR.test(said)) return null;
    return {
      code,
      ids: [key, ...(SHADES[key] ?? []).map(colourStem)].flatMap((one) => ids.get(one) ?? []),
      words: 1 + named,
    };
  };
}

/** A measure as it is compared: its unit in one spelling, the number in figures. */
function normal(label: string): string {
  const words = tokens(spacedMeasures(label));
  const measure = measureAt(words, 0);
  return measure && measure.end === words.length ? measure.text : words.join(' ');
}

function valueFinder(attribute: AttributeDocument): Finder {
  const { attribute_code: code, options, default_frontend_label: label } = attribute;
  const isSize = code === SIZE;
  const ids = new Map(
    options.flatMap((option) => {
      const label = normal(option.label);
      return [...(isSize ? inflections(label) : []), label].map((one): [string, string] => [one, option.value]);
    }),
  );
  const unit = normal(`1 ${label}`).split(' ').at(-1) ?? '';
  const leading = tokens(label)[0] ?? '';
  const find = (text: string): string | undefined => (text === '' ? undefined : ids.get(text));
  const chosen = (id: string | undefined, count: number): Value | null =>
    id === undefined ? null : { code, ids: [id], words: count };
  return (words, at) => {
    const measure = measureAt(words, at);
    if (measure) {
      const id =
        find(measure.text) ?? (measure.unit === unit || measure.unit === leading ? find(measure.number) : undefined);
      return chosen(id, measure.end - at);
    }
    if (!isSize) return null;
    if (BEFORE_SIZES.includes(words[at] ?? '')) {
      const told = words[at + 1] ?? '';
      return /^\d/.test(told) || words[at] === 'talla' ? chosen(find(told), 2) : null;
    }
    const [one = '', two = ''] = words.slice(at, at + 2);
    if (/^\d/.test(one)) return words.some((word) => WORN.test(word)) ? chosen(find(one), 1) : null;
    const both = find(`${one} ${two}`);
    return chosen(both, 2) ?? chosen(find(one) ?? find(`${one} size`), 1);
  };
}

function findersOf(attributes: Iterable<AttributeDocument>): Finder[] {
  const filters = [...attributes].filter(isFilter);
  const colours = filters.filter(({ attribute_code: code }) => code === COLOUR).map(colourFinder);
  return [...colours, ...filters.filter(({ attribute_code: code }) => code !== COLOUR).map(valueFinder)];
}

const finders = new WeakMap<object, Finder[]>();

/** The finders of these attributes, made once for each catalogue that is held. */
function knownFinders(attributes: ReadonlyMap<string, AttributeDocument>): Finder[] {
  const known = finders.get(attributes) ?? findersOf(attributes.values());
  finders.set(attributes, known);
  return known;
}

/**
 * Takes the filters out of what was typed: "sillón rojo menos de 8000" is sillón, with a colour and a price. A colour
 * or a price alone stays words: something has to be looked for.
 */
export function meantBy(typed: string, attributes: ReadonlyMap<string, AttributeDocument>, locale: string): Meant {
  const short = typed.slice(0, MAX_CHARS);
  const price = askedPrice(short);
  const range = price && `${price.from}-${price.to ?? '*'}`;
  const rest = price?.rest ?? priceAbout(short)?.rest;
  const words = tokens(askedMeasures(rest ?? short));
  const values: Record<string, string[]> = {};
  const qualities = new Set<string>();
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const unwanted = unwantedAt(words, at, locale);
    if (unwanted) {
      left.push(...words.slice(at, unwanted.end));
      at = unwanted.end;
      continue;
    }
    const found = knownFinders(attributes)
      .map((find) => find(words, at))
      .find((value) => value !== null);
    const end = at + (found?.words ?? 1);
    if (found) {
      values[found.code] = [...new Set([...(values[found.code] ?? []), ...found.ids])];
      for (const word of words.slice(at, end)) qualities.add(word);
    } else left.push(words[at] ?? '');
    at = end;
  }
  if (!left.some((word) => !isStopWord(word, locale))) return literally(typed);
  const plain = rest ?? typed;
  return {
    text: Object.keys(values).length > 0 ? left.join(' ') : plain,
    plain,
    values,
    qualities,
    price: range ? { [PRICE_FILTER]: [range] } : {},
    priceWords: price?.words ?? '',
  };
}
