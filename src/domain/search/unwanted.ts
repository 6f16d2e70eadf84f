import type { Synonyms } from './content-blocks';
import { grownOf } from './diminutives';
import { inflections, isInfinitive } from './inflections';
import { isLeaningWord } from './leaning';
import { isLacked } from './situations';
import { isStopWord, tokens } from './text';

/** Behind "no" that somebody does not want it: no quiero que sea de piel, no me gusta la piel. */
const WISHING = /^(?:quier[eo]|queremos|quisiera|gusta|gustan|gustaria)$/;
/** Behind "no" what a thing is, has or needs: que no sea de piel. What it does is no thing, nor what somebody has: que no haga ruido, no tengo sillas. */
const HAVING = /^(?:se[ar]|sean|tengan?|llev[ea]n?|us[ea]n?|traigan?|incluy[ea]n?|necesit[ea]n?|requier[ea]n?)$/;
/** Behind "sin" or "no puedo" that a thing is needed for it: sin usar gas, no puedo hacer instalaciones. */
const NEEDING = /^(?:usar|tener|poner|gastar|comprar|necesitar)$/;
const ABLE = /^(?:puedo|podemos|puede|pueden|quiero|queremos)$/;
/** Behind "no" that somebody cannot pay for it: no tengo para un minisplit. */
const AFFORDING = /^(?:tengo para|tenemos para|me alcanza para|nos alcanza para)/;
/** What somebody should do without: que dejen el celular, que suelte la tablet. */
const DROPPING = /^(?:dej|suelt|olvid)en?$/;
const WITHOUT = 'sin';
/** How much of a thing is not wanted says nothing of which. */
const AMOUNTS: ReadonlySet<string> = new Set(
  'caro cara caros caras carisimo mucho mucha muchos muchas tanto tanta tan muy demasiado demasiada espacio lugar problema problemas costo'.split(
    ' ',
  ),
);
const MOST_BETWEEN = 4;
/** Each is looked for in each product that is scored. */
const MOST_FORMS = 16;

/** What is not wanted: the folded words of it; `end` is the index of the first word after it. */
export interface Unwanted {
  words: string[];
  end: number;
}

/** The first word from `at` on that tells something; null where another clause begins before. */
function tellingAt(words: readonly string[], at: number, locale: string): number | null {
  for (let next = at; next < words.length && next - at < MOST_BETWEEN; next += 1) {
    const word = words[next] ?? '';
    if (AMOUNTS.has(word) || isLeaningWord(word)) return null;
    if (!isStopWord(word, locale)) return next;
    if (word === 'para' || word === 'que') return null;
  }
  return null;
}

/** Whether what is refused is what a thing is for: que no sea para la cocina. */
const isAim = (words: readonly string[], at: number): boolean => /^(?:para|pa)$/.test(words[at] ?? '');

/** Where what is refused may begin, behind the words at `at` that refuse something; null where they do not. */
function refusedFrom(words: readonly string[], at: number): number | null {
  const [first = '', second = ''] = words.slice(at, at + 2);
  if (first === WITHOUT && NEEDING.test(second)) return at + 2;
  if (first === WITHOUT || DROPPING.test(first)) return at + 1;
  if (first === 'no' && ABLE.test(second) && (words[at + 2] === 'hacer' || NEEDING.test(words[at + 2] ?? '')))
    return at + 3;
  if (first === 'no' && AFFORDING.test(words.slice(at + 1, at + 4).join(' '))) return words.indexOf('para', at) + 1;
  // What a thing must not be like stands right behind it: cama no tapizada.
  if (first === 'no' && at > 0 && isQuality(second)) return at + 1;
  if (second === 'de' && (first === 'nada' || first === 'no')) return at + 2;
  if (first !== 'no') return null;
  let next = at + 1;
  if (/^(?:me|nos)$/.test(words[next] ?? '')) next += 1;
  if (!WISHING.test(words[next] ?? '')) return HAVING.test(second) ? (isAim(words, at + 2) ? at + 3 : at + 2) : null;
  const isThat = words[next + 1] === 'que';
  if (words[next + 1] === 'nada') return words[next + 2] === 'de' ? next + 3 : null;
  if (!isThat) return next + 1;
  return HAVING.test(words[next + 2] ?? '') ? next + 3 : null;
}

/** What ends like a quality and is none: a thing, or what is done. */
const NO_QUALITIES: ReadonlySet<string> = new Set(
  'nada lado comida bebida salida entrada helado cuidado vestido calzado pescado teclado partido pedido pido'.split(
    ' ',
  ),
);

/** Whether a word says what a thing is like, and not what is done. */
const isQuality = (word: string): boolean =>
  (/(?:ad|id)[oa]s?$/.test(word) && !NO_QUALITIES.has(word.replace(/s$/, ''))) ||
  /^(?:fij|redond|metalic|electric|infantil|plegable|reclinable|giratori|esquiner)/.test(word);

const isDigits = (word: string): boolean => /^\d/.test(word);

/**
 * What the words from `at` on say that a thing must not be or have: sin cajones, que no sea de piel ni negro, nada de
 * plástico; nor be used for, where `purposes` knows it: sin correr. null where they say no such thing.
 */
export function unwantedAt(words: readonly string[], at: number, locale: string, purposes?: Synonyms): Unwanted | null {
  const first = words[at] ?? '';
  const from = refusedFrom(words, at);
  if (from === null || (/^(?:sin|nada)$/.test(first) && isLacked(words, at))) return null;
  const done = words[from] ?? '';
  if ((first === WITHOUT || /^gust/.test(words[from - 1] ?? '')) && isInfinitive(done) && purposes?.has(done))
    return { words: [done], end: from + 1 };
  if ((first !== 'no' || WISHING.test(words[from - 1] ?? '')) && isInfinitive(done)) return null;
  const place = tellingAt(words, from, locale);
  const told = words[place ?? -1] ?? '';
  if (place === null || isDigits(told)) return null;
  const found = [told];
  let end = place + 1;
  while (words[end] === 'ni') {
    const next = tellingAt(words, end + 1, locale);
    if (next === null) break;
    found.push(words[next] ?? '');
    end = next + 1;
  }
  return { words: found, end };
}

/** What is meant by somebody who does not want the first: without a cable is with a battery. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  cable: ['inalambrico', 'inalambrica', 'inalambricos', 'recargable', 'bluetooth', 'bateria'],
  ruido: ['silencioso', 'silenciosa', 'silenciosos'],
  gas: ['electrico', 'electrica', 'induccion', 'solar'],
  luz: ['manual', 'gas', 'solar'],
  electricidad: ['manual', 'gas', 'solar'],
  gasolina: ['electrico', 'electrica', 'manual'],
  instalacion: ['mesa', 'pedestal', 'portatil', 'plegable'],
  hoyos: ['mesa', 'pedestal', 'portatil'],
  tela: ['piel', 'cuero', 'vinipiel', 'curpiel', 'madera'],
  piel: ['tela', 'lino', 'terciopelo', 'tapizado', 'tapizada'],
  cuero: ['tela', 'lino', 'terciopelo', 'tapizado', 'tapizada'],
};

/**
 * Every folded word that a text does not want, in the forms a name may have it in, also of what serves for something
 * that somebody does not want to do, and what is meant instead.
 */
export function unwantedOf(
  words: readonly string[],
  locale = 'es',
  purposes?: Synonyms,
): { not: string[]; instead: string[] } {
  const not: string[] = [];
  const instead: string[] = [];
  for (let at = 0; at < words.length; at += 1)
    for (const word of unwantedAt(words, at, locale, purposes)?.words ?? []) {
      if (isInfinitive(word) || isAim(words, at + 2)) not.push(...(purposes?.get(word) ?? []));
      const forms = [word, ...inflections(word), ...grownOf(word)];
      not.push(...forms);
      instead.push(...(forms.map((form) => INSTEAD[form]).find((one) => one !== undefined) ?? []));
    }
  return { not: [...new Set(not)].slice(0, MOST_FORMS), instead: [...new Set(instead)].slice(0, MOST_FORMS) };
}

/** What a text does not want, in words as they were typed, where it wants something besides. */
export function refusedIn(text: string, locale: string): string[] {
  const words = tokens(text);
  const typed = text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const refused = words.flatMap((_, at) => {
    const found = unwantedAt(words, at, locale);
    return found && (at > 0 || found.end < words.length) ? found.words : [];
  });
  return [...new Set(refused)].map((word) => typed[words.indexOf(word)]?.toLowerCase() ?? word);
}
