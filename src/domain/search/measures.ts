import { grownOf } from './diminutives';
import { halfAt, inLetters, isHalf, numeralAt } from './numbers';

/** Units as catalogues write them and as they are typed, folded; the first is the one that is shown. */
const UNITS: readonly (readonly string[])[] = [
  ['pulgadas', 'pulgada', 'pulg', 'in'],
  ['kg', 'kilos', 'kilo', 'kgs', 'kilogramos'],
  ['pies', 'pie', 'ft'],
  ['litros', 'litro', 'lts', 'lt', 'l'],
  ['ml', 'mililitros'],
  ['cm', 'centimetros', 'cms'],
  ['metros', 'metro', 'm', 'mts'],
  ['toneladas', 'tonelada', 'ton', 'tons'],
  ['gb', 'gigas', 'giga'],
  ['w', 'watts', 'watt'],
  ['cc', 'cilindrada'],
  ['plazas', 'plaza', 'puestos'],
  ['sillas', 'silla'],
  ['lugares', 'lugar'],
  ['personas', 'persona'],
  ['piezas', 'pieza', 'pzas', 'pz'],
  ['quemadores', 'quemador', 'hornillas'],
  ['cajones', 'cajon'],
  ['puertas', 'puerta'],
  ['repisas', 'repisa'],
  ['tazas', 'taza'],
  ['velocidades', 'velocidad', 'vel'],
  ['mm', 'milimetros'],
  ['v', 'volts', 'voltios'],
  ['hp', 'caballos'],
  ['btu', 'btus'],
  ['anos', 'ano'],
  ['pesos', 'peso', 'mxn'],
  ['meses', 'mes'],
];

/** Units of one thing: a table for six persons has six places, and six chairs stand at it. */
export const SEATS: readonly string[] = ['personas', 'lugares', 'sillas', 'plazas'];

/** Units of how old somebody is: no number of a thing is meant by them. */
export const AGES: readonly string[] = ['anos', 'meses'];

/** Units that are things as well: who begins with «4 sillas» wants chairs, four of them. */
const COUNTED: ReadonlySet<string> = new Set([
  'sillas',
  'cajones',
  'puertas',
  'repisas',
  'tazas',
  'personas',
  'piezas',
]);

/** Units that stand before their number. */
export const LEADING_UNITS: readonly string[] = ['rodada', 'rodado', 'rin', 'aro'];

const UNIT_OF = new Map(UNITS.flatMap((forms) => forms.map((form) => [form, forms] as const)));

const NUMBER = /^\d+$/;

/** A greater number before a thing is its measure: 43 pantalla. */
const MOST_WANTED = 12;

/** Whether a folded word may say how many of a thing are wanted, in figures or letters. */
export const isAmount = (word: string): boolean => {
  const number = numeralAt([word], 0);
  return number !== null && number.value <= MOST_WANTED;
};

/** Every unit that stands behind its number, however it is written: what makes the number of something else. */
export const UNIT_WORDS: readonly string[] = [...UNIT_OF.keys()];

/** Ways a number may stand in a text: in figures, in letters, with its thousands apart as 1,100, its half as 1/2. */
function spellings(value: number): string[] {
  const whole = Math.floor(value);
  if (value % 1 !== 0) {
    const figures = String(value).replace('.', ' ');
    return value % 1 === 0.5 ? [figures, whole === 0 ? '1 2' : `${whole} 1 2`] : [figures];
  }
  const word = inLetters(value);
  const apart = /^([1-9]\d{0,2})(\d{3})$/.exec(String(value));
  return [String(value), ...(word ? [word] : []), ...(apart ? [`${apart[1]} ${apart[2]}`] : [])];
}

/** Units of which one is so many of another. */
const PARTS: readonly (readonly [unit: string, part: string, parts: number])[] = [
  ['litros', 'ml', 1000],
  ['metros', 'cm', 100],
  ['cm', 'mm', 10],
];

/** The same in another unit: 1.5 metros is 150 cm. */
const inOtherUnits = (value: number, unit: string): string[] =>
  PARTS.flatMap(([whole, part, parts]) =>
    unit === whole
      ? spellings(value * parts).map((number) => `${number} ${part}`)
      : unit === part
        ? spellings(value / parts).flatMap((number) => (UNIT_OF.get(whole) ?? []).map((one) => `${number} ${one}`))
        : [],
  );

/**
 * A number with its unit, as "55 pulgadas", and every way a product may write it. `end` is the index of the first word
 * after it.
 */
export interface Measure {
  text: string;
  number: string;
  value: number;
  unit: string;
  forms: string[];
  /** Ways its unit is written. */
  units: readonly string[];
  /** Measures that say the same of it in another unit: 4 lugares of 4 personas. */
  same: string[];
  end: number;
}

/** A unit in all its spellings, those that stand before their number too. */
export const unitWords = (unit: string): readonly string[] =>
  LEADING_UNITS.includes(unit) ? LEADING_UNITS : (UNIT_OF.get(unit) ?? []);

/** Before it no measure begins: a code as MES-120x60, a price, what is behind a times as 26x1.95. */
const NO_START = String.raw`(?<![\p{L}\d.,$-]|\$\s|[\d\s][x×]\s?)`;
/** With it another unit follows than centimetres, or one more side. */
const OTHER_UNIT = String.raw`\s?(?:mm|pulg|["″”´']|(?:pies?|ft|in|m|mts|metros?)(?!\p{L})|[x×]\s?\d)`;
const SIDES = new RegExp(
  String.raw`${NO_START}(\d{2,3})\s?[x×]\s?\d{2,3}(?:\s?[x×]\s?\d{2,3})?(?:\s?(?:cms?|cent[ií]metros)(?!\p{L})|(?![\p{L}\d]|[.,]\d|${OTHER_UNIT}))`,
  'giu',
);
const METRES = new RegExp(
  String.raw`${NO_START}([1-9][.,]\d{2})(?:(?!\d|[.,]\d|\s?(?:\p{L}|["″”´']))|(?=\s(?:de|por|x)\s))`,
  'giu',
);

/** What was asked for as spacedMeasures has it, and also 140x60 as 140 cm, 1.20 as metres. Of no name, code or label. */
export const askedMeasures = (text: string): string =>
  spacedMeasures(text.replace(SIDES, '$1 cm').replace(METRES, '$1 metros '));

/** A text with numbers and units told apart: 20kg is 20 kg, 55" is 55 pulgadas, r26 is rodada 26. */
export const spacedMeasures = (text: string): string =>
  text
    .replace(/(\d)\s*(?:"|''|″|”|´´)/g, '$1 pulgadas ')
    .replace(/(?<![\p{L}\p{N}])r(\d{2})(?![\p{L}\p{N}])/giu, 'rodada $1')
    .replace(/(\d)(\p{L}+)(?![\p{L}\p{N}])/gu, (whole, digit: string, unit: string) =>
      UNIT_OF.has(unit.toLowerCase()) ? `${digit} ${unit}` : whole,
    );

/** Whether a measure says how many of a thing are wanted, where what is asked for begins with it. */
export const isCount = ({ unit }: Measure): boolean => COUNTED.has(unit);

/** An article before what can be counted, or a place: una silla is a chair, un lugar no seat, una tonelada a measure. */
const isArticle = (number: string, unit: string): boolean =>
  (number === 'un' || number === 'una') &&
  unit !== 'persona' &&
  (unit === 'lugar' || COUNTED.has(UNIT_OF.get(unit)?.[0] ?? ''));

/** A unit in the singular or as a little one is the unit: litrito, anitos. */
const unitsOf = (word: string): readonly string[] | undefined =>
  UNIT_OF.get(word) ??
  grownOf(word)
    .map((one) => UNIT_OF.get(one))
    .find((one) => one !== undefined);

interface Amount {
  value: number;
  units: readonly string[];
  end: number;
}

/** A number and its unit: 55 pulgadas, 1.5 toneladas, dos litros y medio, litro y medio, media tonelada. */
function amountAt(words: readonly string[], at: number): Amount | null {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3);
  const halved = isHalf(first) ? unitsOf(second) : undefined;
  if (halved) return { value: 0.5, units: halved, end: at + 2 };
  const one = unitsOf(first);
  const oneAndHalf = one ? halfAt(words, at + 1) : null;
  if (one && oneAndHalf) return { value: 1.5, units: one, end: oneAndHalf.end };
  const number = numeralAt(words, at);
  if (!number || number.value === 0 || isArticle(first, second)) return null;
  const half = halfAt(words, number.end);
  const behindHalf = half && unitsOf(words[half.end] ?? '');
  if (half && behindHalf) return { value: number.value + 0.5, units: behindHalf, end: half.end + 1 };
  const units = unitsOf(words[number.end] ?? '');
  if (units) {
    const more = halfAt(words, number.end + 1);
    return { value: number.value + (more?.value ?? 0), units, end: more?.end ?? number.end + 1 };
  }
  const unitsOfDecimal = unitsOf(third);
  return NUMBER.test(first) && NUMBER.test(second) && unitsOfDecimal
    ? { value: Number(`${first}.${second}`), units: unitsOfDecimal, end: at + 3 }
    : null;
}

/** A measure of so much of a unit in all the ways a product may write it. */
function measureOf({ value, units, end }: Amount): Measure {
  const [unit = ''] = units;
  const numbers = spellings(value);
  return {
    text: `${value} ${unit}`,
    number: numbers[0] ?? '',
    unit,
    value,
    forms: numbers.flatMap((number) => units.map((one) => `${number} ${one}`)),
    units,
    same: [
      ...(SEATS.includes(unit)
        ? [
            ...SEATS.filter((one) => one !== unit).flatMap((one) => numbers.map((number) => `${number} ${one}`)),
            ...numbers.map((number) => `para ${number}`),
          ]
        : []),
      ...inOtherUnits(value, unit),
    ],
    end,
  };
}

/** The measure that begins at a word, as 1.5 toneladas or rodada 26; null where none does. */
export function measureAt(words: readonly string[], at: number): Measure | null {
  const leading = LEADING_UNITS.includes(words[at] ?? '') ? numeralAt(words, at + 1) : null;
  if (leading) {
    return {
      text: `rodada ${leading.value}`,
      number: String(leading.value),
      unit: 'rodada',
      value: leading.value,
      forms: [...LEADING_UNITS.map((unit) => `${unit} ${leading.value}`), `r${leading.value}`],
      units: LEADING_UNITS,
      same: [],
      end: leading.end,
    };
  }
  const amount = amountAt(words, at);
  return amount && measureOf(amount);
}
