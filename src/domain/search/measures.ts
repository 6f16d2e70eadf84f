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

/** Units that are other words once they are folded, as they are written. */
const WRITTEN: Readonly<Record<string, string>> = { anos: 'años' };

/** Units of one thing: a table for six persons has six places, and six chairs stand at it. */
const SEATS: readonly string[] = ['personas', 'lugares', 'sillas', 'plazas'];

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

const NUMBERS = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

const NUMBER = /^\d+$/;
const THOUSAND = '1000';

/** A number as a folded word, in figures: seis is 6. null for what is no number. */
function figures(word: string): string | null {
  if (NUMBER.test(word)) return word;
  if (word === 'mil') return THOUSAND;
  const place = word === 'una' ? 1 : NUMBERS.indexOf(word);
  return place > 0 ? String(place) : null;
}

/** A greater number before a thing is its measure: 43 pantalla. */
const MOST_WANTED = 12;

/** Whether a folded word may say how many of a thing are wanted, in figures or letters. */
export const isAmount = (word: string): boolean => {
  const number = figures(word);
  return number !== null && Number(number) <= MOST_WANTED;
};

/** Every unit that stands behind its number, however it is written: what makes the number of something else. */
export const UNIT_WORDS: readonly string[] = [...UNIT_OF.keys()];

/** Ways a number may stand in a text: in figures, in letters, with its thousands apart as 1,100. */
const spellings = (number: string): string[] => {
  const word = number === THOUSAND ? 'mil' : NUMBERS[Number(number)];
  const apart = /^([1-9]\d{0,2})(\d{3})$/.exec(number);
  return [number, ...(number !== '0' && word ? [word] : []), ...(apart ? [`${apart[1]} ${apart[2]}`] : [])];
};

/**
 * A number with its unit, as "55 pulgadas", and every way a product may write it. `end` is the index of the first word
 * after it.
 */
export interface Measure {
  text: string;
  /** `text` as it is shown. */
  written: string;
  number: string;
  unit: string;
  forms: string[];
  /** Ways its unit is written. */
  units: readonly string[];
  /** Measures that say the same of it in another unit: 4 lugares of 4 personas. */
  same: string[];
  end: number;
}

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

/** An article before what can be counted: una silla is a chair, una tonelada a measure. */
const isArticle = (number: string, unit: string): boolean =>
  (number === 'un' || number === 'una') && COUNTED.has(UNIT_OF.get(unit)?.[0] ?? '');

/** The measure that begins at a word, as 1.5 toneladas or rodada 26; null where none does. */
export function measureAt(words: readonly string[], at: number): Measure | null {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3);
  if (LEADING_UNITS.includes(first) && NUMBER.test(second)) {
    return {
      text: `rodada ${second}`,
      written: `rodada ${second}`,
      number: second,
      unit: 'rodada',
      forms: [...LEADING_UNITS.map((unit) => `${unit} ${second}`), `r${second}`],
      units: LEADING_UNITS,
      same: [],
      end: at + 2,
    };
  }
  const number = figures(first);
  if (number === null || isArticle(first, second)) return null;
  const of = (amounts: string[], shown: string, units: readonly string[], end: number): Measure => ({
    text: `${shown} ${units[0]}`,
    written: `${shown} ${WRITTEN[units[0] ?? ''] ?? units[0]}`,
    number: amounts[0] ?? shown,
    unit: units[0] ?? '',
    forms: amounts.flatMap((amount) => units.map((unit) => `${amount} ${unit}`)),
    units,
    same: SEATS.includes(units[0] ?? '')
      ? SEATS.filter((unit) => unit !== units[0]).flatMap((unit) => amounts.map((amount) => `${amount} ${unit}`))
      : [],
    end,
  });
  const units = UNIT_OF.get(second);
  if (units) return of(spellings(number), number, units, at + 2);
  const unitsOfDecimal = UNIT_OF.get(third);
  return NUMBER.test(first) && NUMBER.test(second) && unitsOfDecimal
    ? of([`${first} ${second}`], `${first}.${second}`, unitsOfDecimal, at + 3)
    : null;
}
