import { grownOf } from './diminutives';
import { inflections } from './inflections';
import { type Numeral, numeralAt } from './numbers';

type Age = 'child' | 'young' | 'grown' | 'any';

/** Somebody a thing may be for, folded. */
interface Row {
  words: readonly string[];
  age: Age;
  /** What is worn by them is called for whom: caballero, dama. */
  gender: 'm' | 'f' | null;
  /** Whether it names somebody of one's own, and not only an age. */
  isNear: boolean;
}

const row = (words: string, age: Age, gender: Row['gender'], isNear: boolean): Row => ({
  words: words.split(' '),
  age,
  gender,
  isNear,
});

/** Every word for persons, of which the other tables of the search are made. */
const ROWS: readonly Row[] = [
  row('hijo sobrino nieto ahijado sobri', 'child', 'm', true),
  row('hija sobrina nieta ahijada', 'child', 'f', true),
  row(
    'nino chamaco chavito hermanito morro plebe huerco escuincle gemelo nene buqui chilpayate chiquillo muchachito crio',
    'child',
    'm',
    false,
  ),
  row('nina chamaca chavita hermanita morra huerca escuincla gemela nena chiquilla', 'child', 'f', false),
  row('bebe peque infantil kinder preescolar primaria', 'child', null, false),
  row('adolescente joven juvenil secundaria prepa quinceanera', 'young', null, false),
  row('papa papi apa padre esposo marido hombre novio abuelo senor', 'grown', 'm', true),
  row('mama mami jefita madre esposa mujer novia abuela abue senora', 'grown', 'f', true),
  row('adulto mayor caballero universitario', 'grown', 'm', false),
  row('adulta dama universitaria', 'grown', 'f', false),
  row(
    'suegro hermano carnal tio primo cunado yerno amigo cuate compa roomie vato jefe maestro vecino compadre',
    'any',
    'm',
    true,
  ),
  row('suegra hermana tia prima cunada nuera amiga jefa maestra vecina comadre', 'any', 'f', true),
  row('familia', 'any', null, true),
];

/** Words for persons of these ages, of one gender if one is given. */
export const personsOf = (ages: readonly Age[], gender?: Row['gender']): string[] =>
  ROWS.filter((one) => ages.includes(one.age) && (gender === undefined || one.gender === gender)).flatMap(
    ({ words }) => words,
  );

const inNumbers = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((one) => [one, ...inflections(one)]));

const CHILDREN = inNumbers(personsOf(['child']));
const YOUNG = inNumbers(personsOf(['young']));
const GROWN = inNumbers(personsOf(['grown']));
const GIRLS = inNumbers(personsOf(['child'], 'f'));
const NEAR = inNumbers(ROWS.flatMap(({ words, isNear }) => (isNear ? words : [])));

/** Whether a folded word, or the one it is the small one of, is one of these. */
const isOne = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || grownOf(word).some((one) => words.has(one));

export const isChild = (word: string): boolean => isOne(CHILDREN, word);

/** Whether a folded word is one of the family and beyond, however dearly or how many: abuelita, papás. */
export const isPerson = (word: string): boolean => isOne(NEAR, word);

/** Whether a thing is asked for who is no child any more, and not grown: una joven, mi hija de 15 años. */
export const isYoungAsked = (words: readonly string[]): boolean =>
  words.some((word) => isOne(YOUNG, word)) || (words.some(isChild) && (ageIn(words) ?? 0) >= YOUNG_FROM);

const FITTING = /^(?:quepa(?:n|mos)?|cab(?:en?|emos))$/;
const MANY = /s$/;
/** From so many years on nobody is a child that toys are for. */
const YOUNG_FROM = 13;

/** Whether the word at `at` only says who has to fit in a thing, which is not whom it is made for: que quepan los niños. */
export const isFitted = (words: readonly string[], at: number): boolean =>
  MANY.test(words[at] ?? '') &&
  (isChild(words[at] ?? '') || isPerson(words[at] ?? '')) &&
  words.slice(Math.max(0, at - 3), at).some((word) => FITTING.test(word));

/** Of whom this is said a daughter or a nephew is no child any more. */
const MARRIED = /(?:^| )(?:se cas(?:an?|o|aron)|casar(?:se|on)?|boda|yerno|nuera|universidad|facultad)(?: |$)/;

/** Whether a thing is asked for a child: a daughter of fifteen is none. */
export const isChildAsked = (words: readonly string[]): boolean =>
  words.some((word, at) => isChild(word) && !isFitted(words, at)) &&
  (yearsIn(words) ?? 0) < YOUNG_FROM &&
  !MARRIED.test(words.join(' '));

const FOR_MEN = ['caballero', 'caballeros', 'hombre', 'hombres'];
const FOR_WOMEN = ['dama', 'damas', 'mujer', 'mujeres'];

/** What things are called that are for others than these words say: who asks for men's shoes is fitted by no women's. */
export function forOthers(said: ReadonlySet<string>): readonly string[] {
  const [isMen, isWomen] = [FOR_MEN, FOR_WOMEN].map((words) => words.some((word) => said.has(word)));
  return isMen === isWomen ? [] : isMen ? FOR_WOMEN : FOR_MEN;
}

/** Whether a thing is asked for who is grown, and for no child. */
export const isAdultAsked = (words: readonly string[]): boolean =>
  !isChildAsked(words) &&
  words.some((word) => isOne(GROWN, word) || (isChild(word) && (yearsIn(words) ?? 0) >= GROWN_UP));

const isYears = (word: string): boolean => /^an(?:o|it)o?s?$/.test(word);
const GROWN_UP = 18;

/** Where in a text a child's age is said without a word for years: niño de 12. */
export function bareAgeAt(words: readonly string[], at: number): Numeral | null {
  const number = numeralAt(words, at);
  const isChilds = words[at - 1] === 'de' && isChild(words[at - 2] ?? '');
  return number && isChilds && number.end === words.length ? number : null;
}

/** How many years a text speaks of: de 8 años, niño de 12; null where it says nothing of them. */
export function yearsIn(words: readonly string[]): number | null {
  for (let at = 0; at < words.length; at += 1) {
    const number = numeralAt(words, at);
    if (number && (isYears(words[number.end] ?? '') || bareAgeAt(words, at))) return number.value;
  }
  return null;
}

/** How old the child is that a text speaks of; null where it says nothing of it. */
export function ageIn(words: readonly string[]): number | null {
  const years = yearsIn(words);
  return years !== null && years < GROWN_UP ? years : null;
}

/** What somebody that `word` names is called at the age that is said: a daughter of fifteen is young, one of twenty a woman. */
export function calledByAge(word: string, words: readonly string[]): string {
  const years = yearsIn(words) ?? 0;
  if (!isChild(word) || years < YOUNG_FROM) return word;
  return years < GROWN_UP ? 'adolescente' : isOne(GIRLS, word) ? 'mujer' : 'hombre';
}

const SEATED = /^(?:personas?|personitas|gentes?|integrantes|comensales|adultos|invitados)$/;
/** Words behind which a number says how many persons there are, if nothing is counted by it. */
const BEFORE_PERSONS: ReadonlySet<string> = new Set([
  'para',
  'pa',
  'somos',
  'familia',
  'vivimos',
  'comemos',
  'dormimos',
]);
/** What may stand between these and the number: familia de 6, para los dos. */
const BETWEEN = /^(?:de|los|las|nosotros|unas|unos|como)$/;
/** What a sentence goes on with behind a number of persons. */
const GOES_ON = /^(?:que|q|y|con|de|en|sin|por|menos|barat[oa]|chic[oa])$/;
const LARGE_FAMILY = 6;
/** Said of two who live together. */
const TWO =
  /(?:^| )(?:parejas?|recien casad[oa]s|(?:comer|cenar|desayunar|sentarnos|nosotros|solo|somos|para) (?:l[oa]s )?dos|mi (?:\p{L}+ )y yo|yo y mi \p{L}+)(?: |$)/u;
/** What so many do together: sentarnos 5, que quepamos seis. */
const TOGETHER = /^(?:\p{L}{3,}[aei]rnos|quepamos|cabemos|caber)$/u;

/** Where in a text it is said of how many persons, without a word for them, and how many: para dos, familia de ocho. */
export function bareCountAt(words: readonly string[], at: number): Numeral | null {
  const number = numeralAt(words, at);
  const before = BETWEEN.test(words[at - 1] ?? '') ? words[at - 2] : words[at - 1];
  const next = words[number?.end ?? 0];
  const goesOn = next === undefined || GOES_ON.test(next);
  const isTogether = TOGETHER.test(before ?? '') || BEFORE_PERSONS.has(before ?? '');
  return number && goesOn && isTogether && number.value < 50 ? number : null;
}

/** How many persons a text speaks of; null where it says nothing of it. */
export function personsIn(words: readonly string[]): number | null {
  for (let at = 0; at < words.length; at += 1) {
    const number = numeralAt(words, at);
    if (number && SEATED.test(words[number.end] ?? '')) return number.value;
    const bare = bareCountAt(words, at);
    if (bare) return bare.value;
  }
  const family = words.indexOf('familia');
  if (family < 0) return TWO.test(words.join(' ')) ? 2 : null;
  const isLarge = words[family - 1] === 'la' && words[family - 2] === 'toda';
  return isLarge || /^(?:grande|numerosa)$/.test(words[family + 1] ?? '') ? LARGE_FAMILY : null;
}
