import { fromDecimal, sum, toCentavos, toDecimal } from '../money';
import { once } from '../once';
import { NUMBER_WORDS, numeralAt } from './numbers';
import { tokens } from './text';

/**
 * Prices that were asked for in words, in pesos with IVA; `to` null is open. `words` are those words, `rest` is the text
 * without them.
 */
export interface AskedPrice {
  from: number;
  to: number | null;
  words: string;
  rest: string;
}

/** A smaller number without a sign or "pesos" is a measure, an age, a quantity. */
const LEAST_BARE = 100;
const MOST = 10_000_000;
const ONE_CENTAVO = toCentavos(1);

/** Letters that may have an accent in a number: veintidós, dieciséis. */
const withAccents = (word: string): string =>
  word.replace(/dos$/, 'd[oó]s').replace(/tres$/, 'tr[eé]s').replace(/seis$/, 's[eé]is');
const IN_LETTERS = `(?:${NUMBER_WORDS.toSorted((one, other) => other.length - one.length)
  .map(withAccents)
  .join('|')})(?!\\p{L})`;
const PESOS = '(?:pesos|pesitos|varos|mxn|euros?|€)';

const NUMBER = `(?:\\d{1,9}(?:[.,]\\d{1,3})*(?:\\s?(?:mil|k)(?!\\p{L}))?|${IN_LETTERS}(?:\\s(?:y\\s)?${IN_LETTERS}){0,6})`;
const AMOUNT = `(\\$?\\s?${NUMBER}(?:\\s?${PESOS})?)(?![\\p{L}\\d])`;
/** What follows an amount when it is no price: "menos de 20 kg", "hasta 55 pulgadas". */
const NO_UNIT =
  '(?!\\s?(?:"|kg|kilo|kgs|pulg|pies?(?!\\p{L})|litro|lts?(?!\\p{L})|l(?!\\p{L})|ml|cm|cent|metro|mts?(?!\\p{L})|m(?!\\p{L})|ton|gb|giga|watt|w(?!\\p{L})|cc|plaza|silla|lugar|persona|pieza|quemador|caj[oó]n|puerta|taza|veloc|btu|psi|rpm|volt|v(?!\\p{L})|hp(?!\\p{L})|onzas?|oz(?!\\p{L})|hornilla|mm(?!\\p{L})|a[nñ]os?|meses|hz|mah|mp|l[uú]men|kelvin|dpi(?!\\p{L})|lbs?(?!\\p{L})|libras|va(?!\\p{L})|zoll|pollici|liter|litri|sitzer|posti|person))';
const PRICE = `${AMOUNT}${NO_UNIT}`;
const START = '(?<![\\p{L}\\d])';

/** A pattern of a price, made when a text is first read for one. */
const pattern = (words: string): (() => RegExp) =>
  once(() => new RegExp(`${START}(?:(?:de|con|por|precio|que cueste|cuesten?)\\s+)*${words}`, 'iu'));

const BETWEEN = pattern(
  `(?:(?:entre|desde|de|zwischen|tra|da)\\s+)?${PRICE}\\s*(?:y|a|hasta|und|bis|e|-|–)\\s*${PRICE}`,
);
const BELOW = pattern(
  `(?:(?:no\\s+)?(?:menos|menor(?:es)?|inferior(?:es)?|m[aá]s\\s+baratos?)\\s+(?:de|a|que|del?)|unter|weniger\\s+als|sotto(?:\\s+[ia])?|meno\\s+di|por\\s+debajo\\s+de|abajo\\s+de|debajo\\s+de|<)\\s*${PRICE}`,
);
/** Said of a price that is not to be passed: que no cueste más de, sin pasar de, que no pasen los. */
const NO_MORE =
  '(?:(?:que|q|k)\\s+)?(?:no|sin)\\s+(?:(?:me\\s+)?(?:traigo|tengo|tenemos|(?:(?:quiero|puedo|pienso)\\s+)?gastar(?:me|nos|le)?|alcanza\\s+para|cuest[ae]n?|pas[ae]n?|pasar(?:se)?|exced[ae]n?|valgan?|salgan?|rebas[ae]n?|sub[ae]n?|sean?)\\s+)?(?:(?:en|a|por)\\s+)?(?:(?:m[aá]s|mayor(?:es)?)\\s+)?(?:car[oa]s?\\s+)?(?:de|d|a|que|q)(?:\\s+los)?';
const BUDGET =
  '(?:mi\\s+)?presupuesto(?:\\s+(?:m[aá]ximo|es))?(?:\\s+(?:de|hasta))?:?|tengo|traigo|cuento\\s+con|dispongo\\s+de|junt[eé]|ahorr[eé]|me\\s+alcanza\\s+(?:para|con)|puedo\\s+gastar(?:me)?|gastar(?:me|le)?';
const UP_TO = pattern(
  `(?:hasta|bis(?:\\s+zu)?|h[oö]chstens|fino\\s+a|massimo|m[aá]ximo(?:\\s+de)?|${NO_MORE}|(?:${BUDGET})(?:\\s+(?:hasta|m[aá]ximo|como|unos))?|<=|≤)\\s*${PRICE}`,
);
/** Said behind a price that is not to be passed, or not to be undercut: 4000 máximo, 20 mil para abajo, mil o más. */
const OR_LESS = pattern(
  `${PRICE}\\s*(?:(?:como\\s+)?m[aá]xim[oa]|max(?!\\p{L})|(?:a\\s+lo|cuando)\\s+mucho|de\\s+tope|o\\s+menos|(?:para|pa|hacia)\\s+abajo)`,
);
const OR_MORE = pattern(`${PRICE}\\s*(?:(?:como\\s+)?m[ií]nim[oa]|o\\s+m[aá]s|(?:para|pa|hacia)\\s+arriba)(?!\\p{L})`);
/** What somebody has to spend: con dos mil pesos. A thing with a number is none, nor one with 4k. */
const WITH_THOUSANDS = pattern(`con\\s+${PRICE}`);
const WITH = pattern(`con\\s+(\\$\\s?${NUMBER}|${NUMBER}\\s?${PESOS})(?![\\p{L}\\d])`);
const FROM = pattern(
  `(?:(?:m[aá]s|mayor(?:es)?)\\s+(?:de|a|que)|desde|a\\s+partir\\s+de|arriba\\s+de|m[ií]nimo(?:\\s+de)?|>=?|≥)\\s*${PRICE}`,
);

/** What says of an amount that it is money. */
const MONEY = /[$€]|pes(?:os|itos)|varos|mxn|euro/i;

/** An amount as it is written, in pesos: $8,000, 8 mil, 8.5 mil, tres mil quinientos pesos. null where it is no price. */
function pesos(written: string): number | null {
  const text = written.toLowerCase();
  const digits = /\d[\d.,]*/.exec(text)?.[0].replace(/[.,]$/, '') ?? '';
  const isThousands = /mil|k/.test(text.replace(/mxn/, ''));
  // 8,000 and 8.000 are eight thousand, 8.5 and 8,50 are not.
  const figures = Number(digits.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
  const words = tokens(text).filter((word) => word !== 'pesos');
  const amount = digits === '' ? (numeralAt(words, 0)?.value ?? 0) : isThousands ? figures * 1000 : figures;
  const isPrice = amount >= LEAST_BARE || MONEY.test(text);
  return Number.isFinite(amount) && isPrice && amount > 0 && amount <= MOST ? toDecimal(fromDecimal(amount)) : null;
}

const without = (text: string, found: RegExpExecArray): string =>
  `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.replace(/\s+/g, ' ').trim();

/** The price just above, so that a range up to it has the amount itself. */
const including = (amount: number): number => toDecimal(sum([fromDecimal(amount), ONE_CENTAVO]));

type Bounds = Pick<AskedPrice, 'from' | 'to'>;

/** Thousands are said of prices alone: con cinco mil, de 4 mil. */
const isInThousands = (written: string): boolean => /(?<!\p{L})mil(?!\p{L})/iu.test(written);

/** A k that nothing says to be money tells of many things: a screen has 4k, the light of a bulb 6500k. */
const isBareK = (written: string): boolean => /\d\s?k(?!\p{L})/iu.test(written) && !MONEY.test(written);

/** Words before "hasta 4k" by which that is of a picture or of light, and no price: que grabe hasta 4k. */
const SHOWN =
  /(?<!\p{L})(?:resoluci[oó]n|definici[oó]n|calidad|im[aá]gen(?:es)?|video|v[ií]deos?|gra[bv]\p{L}*|sop[oó]rt\p{L}*|reprodu\p{L}*|transmit\p{L}*|se\s+ve[an]?|kelvin|luz|foco|bombill\p{L}*|aufl[oö]sung|risoluzione)(?:\s+\p{L}+){0,3}\s*$/iu;

type Reader = (first: number, second: number | null, written: string) => Bounds | null;

const READERS: readonly [() => RegExp, Reader][] = [
  [
    BETWEEN,
    (first, second) =>
      second === null || first === second
        ? null
        : { from: Math.min(first, second), to: including(Math.max(first, second)) },
  ],
  [OR_LESS, (amount) => ({ from: 0, to: including(amount) })],
  [OR_MORE, (amount) => ({ from: amount, to: null })],
  [UP_TO, (amount) => ({ from: 0, to: including(amount) })],
  [BELOW, (amount) => ({ from: 0, to: amount })],
  [WITH, (amount) => ({ from: 0, to: including(amount) })],
  [WITH_THOUSANDS, (amount, _, written) => (isInThousands(written) ? { from: 0, to: including(amount) } : null)],
  [FROM, (amount) => ({ from: amount, to: null })],
];

/**
 * The price a text asks for ("menos de 8000", "hasta $500", "entre 1000 y 2000", "desde 2 mil"); null where it asks for
 * none.
 */
export function askedPrice(text: string): AskedPrice | null {
  for (const [words, boundsOf] of READERS) {
    const found = words().exec(text);
    const first = found?.[1] === undefined ? null : pesos(found[1]);
    const second = found?.[2] === undefined ? null : pesos(found[2]);
    if (!found || first === null || (found[2] !== undefined && second === null)) continue;
    const bounds = boundsOf(first, second, found[1] ?? '');
    if (!bounds || (isBareK(found[1] ?? '') && SHOWN.test(text.slice(0, found.index)))) continue;
    return { ...bounds, words: found[0].trim().replace(/^(?:con|por)\s+/i, ''), rest: without(text, found) };
  }
  return null;
}

/** Stands before a price, and before what a thing does: en 4k. */
const BEFORE_ANY = /^(?:a|en|por)\s+[\d$]/i;
const ABOUT = pattern(
  `(?:(?:como|alrededor|cerca|aproximadamente|aprox|m[aá]s\\s+o\\s+menos)(?:\\s+de)?|(?:de\\s+)?un[oa]s|a|en|por)\\s+(?:un[oa]s\\s+)?${PRICE}`,
);
/** A price by itself or behind de: silla $500, de quinientos pesos. */
const OF = pattern(`(?:de\\s+)?(\\$\\s?${NUMBER}|${NUMBER}\\s?${PESOS})(?![\\p{L}\\d])`);
/** A number that is none of a measure, and too large for one. */
const OF_BARE = pattern(`de\\s+${PRICE}`);
const LEAST_OF_BARE = 3000;
/** Is sold by what it is worth: that is in its name. */
const WORTH = /(?<!\p{L})(?:tarjetas?|monederos?|certificados?|vales?)(?!\p{L})/iu;

/** A price that a thing should cost about, in pesos, and the text without it: como de mil, de quinientos pesos; null where none is said. */
export function priceAbout(text: string): { amount: number; rest: string } | null {
  if (WORTH.test(text) || askedPrice(text)) return null;
  for (const words of [ABOUT, OF]) {
    const found = words().exec(text);
    const amount = found?.[1] === undefined ? null : pesos(found[1]);
    const isOther = isBareK(found?.[1] ?? '') && BEFORE_ANY.test(found?.[0] ?? '');
    if (found && amount !== null && !isOther) return { amount, rest: without(text, found) };
  }
  const bare = OF_BARE().exec(text);
  const amount = bare?.[1] === undefined ? null : pesos(bare[1]);
  const written = bare?.[1] ?? '';
  const isPrice = amount !== null && !isBareK(written) && (amount >= LEAST_OF_BARE || isInThousands(written));
  return bare && isPrice ? { amount, rest: without(text, bare) } : null;
}
