/** Singular and plural of a Spanish word: sillas and silla, sillones and sillon. */
function numbers(word: string): string[] {
  const singular =
    word.endsWith('es') && word.length > 4
      ? [word.slice(0, -2), word.slice(0, -1)]
      : word.endsWith('s') && word.length > 3
        ? [word.slice(0, -1)]
        : [];
  return singular.length > 0 ? singular : [`${word}s`, `${word}es`];
}

/**
 * Endings of words that say what a thing is like, and follow its gender. Names of things end so as well (mesa, banco),
 * which is why not every o may be an a.
 */
const QUALITY =
  /^(.{3,}(?:ad|id|os|iv|ic|nd|an|in|ern)|blanc|negr|roj|amarill|morad|larg|alt|baj|anch|nuev|cort|pequen|chic|grues|rapid|complet)([oa])(s?)$/;

/** The other gender of a word that has two: redonda and redondo. */
function gender(word: string): string[] {
  const found = word.length > 3 ? QUALITY.exec(word) : null;
  if (!found) return [];
  const other = `${found[1]}${found[2] === 'o' ? 'a' : 'o'}`;
  return [other, `${other}s`];
}

const INFINITIVE = /^.{2,}[aei]r(?:se|l[eao]s?|me|nos)?$/;

/** Whether a folded word may be what is done, with whom it is done to: sentar, sentarme, regalarle. */
export const isInfinitive = (word: string): boolean => INFINITIVE.test(word);

/** What a folded verb is called of which somebody says that a thing does it: que coma is comer, que laven is lavar. */
export function infinitives(word: string): string[] {
  const found = /^(.{2,})(?:([ae])n?)$/.exec(word);
  if (!found?.[1]) return [];
  return (found[2] === 'e' ? ['ar'] : ['er', 'ir']).map((ending) => `${found[1]}${ending}`);
}

/** Other forms of a folded Spanish word that mean the same: its number, and the gender of what a thing is like. */
export const inflections = (word: string): string[] =>
  word.length < 3 || /\d/.test(word) ? [] : [...numbers(word), ...gender(word)];

const isSeveral = (one: string, many: string): boolean => many === `${one}s` || many === `${one}es`;

/** A folded Spanish word for one and for several of a thing, first as it stands; a bajo is no silla baja. */
export const numbersOf = (word: string): string[] => [
  word,
  ...inflections(word).filter((one) => isSeveral(one, word) || isSeveral(word, one)),
];

/** A thing's folded name for one and for several of it: cortina de bano, cortinas de bano. */
export function nameInNumbers(name: string): string[] {
  const [first = '', ...others] = name.split(' ');
  return numbersOf(first).map((one) => [one, ...others].join(' '));
}

const GERMAN_ENDINGS = ['', 'e', 'en', 'er', 'n', 's'];

/** What a folded German or Italian word may be for one and for several; Bücher is bucher here. None of other languages. */
export function numbersAbroad(word: string, locale: string): string[] {
  if (locale.startsWith('de')) {
    const stems = GERMAN_ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) =>
      ending === '' ? word : word.slice(0, -ending.length),
    );
    return stems.flatMap((stem) => GERMAN_ENDINGS.map((ending) => stem + ending));
  }
  const stem = locale.startsWith('it') ? /^(.{2,}?)h?[aeio]$/.exec(word)?.[1] : undefined;
  return stem === undefined ? [] : ['a', 'e', 'i', 'o', 'he', 'hi'].map((ending) => stem + ending);
}

/** Endings of a verb, with whom it is done to: that of an infinitive, and of what is or was done. */
const VERB =
  /^(.{3,}?)(?:[aei]r(?:se|me|te|nos|l[eao]s?)?|[ai]e?ndo|[ai]d[oa]s?|aron|ieron|[aei]mos|ab[ae]n?|ian?|io|[aeo]n?|as|es)$/;

/**
 * What is left of a folded verb in whatever form, with the vowel and the consonant that change in some of them told by
 * one letter: cuelga, colgar and cuelguen are colg. null where a word is no verb.
 */
export function verbStem(word: string): string | null {
  const stem = VERB.exec(word)?.[1];
  if (stem === undefined) return null;
  return stem
    .replace(/qu$/, 'c')
    .replace(/gu$/, 'g')
    .replace(/z$/, 'c')
    .replace(/j$/, 'g')
    .replace(/(?:ue|u)(?=[^aeiou]+$)/, 'o')
    .replace(/(?:ie|i)(?=[^aeiou]+$)/, 'e');
}
