import type { CategoryNode } from '../catalogue/product';
import { flatCategories } from '../catalogue/tree';
import type { OtherNames, Synonyms } from './content-blocks';
import { grownOf } from './diminutives';
import { nameInNumbers, numbersAbroad, numbersOf } from './inflections';
import { isLeaningWord } from './leaning';
import { isAmount } from './measures';
import { phraseAt } from './phrases';
import { purposeAt } from './purposes';
import { tellsSituation } from './situations';
import { foldText, isStopWord, tokens } from './text';

/** A thing that a text asks for by its name and that a shop may not sell. */
export interface Unsold {
  /** As it was typed. */
  written: string;
  /** Folded, in the ways a product that is one may be named. */
  forms: readonly string[];
  /** What is nearest to it in this shop, the nearest first, folded; none where nothing is. */
  nearest: readonly string[];
}

/** What may stand before the name of a thing that is wanted, in the languages that shops speak. */
const ASKING = new Set(
  [
    'hola busco buscando busca buscamos estoy ando quiero queremos quisiera quisieramos quiere necesito necesita necesitamos ocupo ocupamos',
    'comprar compro comprarme venden vende tienen tienes tiene tendran manejan hay ofrecen puedes pueden muestrame ensename recomiendan me urge urgen',
    'un una unas unos uno el la las los de del algun alguna algunas algunos buen buena buenas buenos bonito bonita bonitos bonitas mejor mejores',
    'nuevo nueva nuevos nuevas otro otra otros otras por favor precio precios cuanto cuestan cuesta oferta ofertas marca algo como tipo',
    'ich suche brauche mochte habt ihr ein eine einen der die das neue neuen cerco cerchiamo vorrei avete i gli il lo le',
  ].flatMap((line) => line.split(' ')),
);

/** How many of a thing come together: juego de toallas is toallas. */
const TOGETHER = /^(?:juego|set|paquete|kit|par|docena|pack|combo|coleccion|lote|surtido|piezas|pzs?|pz)$/;

/** What has become of things that somebody has already. */
const OWN_STATE = /^(?:suci|mojad|tirad|regad|amontonad|encimad|manchad|percudid|apilad|guardad|acumulad|viej|usad)/;

/** Behind it stands what a thing is for or has, and no other thing. */
const COMPLEMENT = /^(?:de|del|para|pa|con|sin|en|a|al|por|tipo|estilo|fur|mit|ohne|aus|von|per|di|da|in)$/;

/** Behind it stands what is wanted together with it: espejo con mueble. */
const WITH = /^(?:con|mit)$/;

const ARTICLE = /^(?:un|una|unos|unas|el|la|los|las|otro|otra|ein|eine|einen|il|lo|gli|le)$/;

/** Small words within the name of a thing: protector de colchón is a protector para colchón. */
const isLinking = (word: string): boolean => COMPLEMENT.test(word) || ARTICLE.test(word);

const BESIDE = /^[yeou]$|^(?:und|oder|ed)$/;

/** Longer texts are sentences. */
const MOST_WORDS = 12;

interface Place {
  text: string;
  end: number;
}

/** What a folded word may stand for where no name of a thing is written so; null where it is spelt as it is meant. */
export type Respelling = (word: string) => string | null;

const NONE: Synonyms = new Map();

const AS_WRITTEN: Respelling = () => null;

/** The thing that the words from `at` on name, of these; null where they name none, or something that goes before it. */
function thingAt(
  words: readonly string[],
  at: number,
  names: OtherNames,
  locale: string,
  respelt: Respelling,
): Place | null {
  const { same, similar, purposes, unsold = NONE } = names;
  const phrase = phraseAt(words, at, [unsold], locale);
  const word = words[at] ?? '';
  // What a store view calls something by its small word is that, whatever else it would be the small one of.
  const grown = same.has(word) || similar.has(word) ? [] : grownOf(word);
  const spelt = [...numbersOf(word), ...grown].find((form) => unsold.has(form)) ?? respelt(word);
  const found = phrase ?? (spelt === null ? null : { text: spelt, end: at + 1 });
  if (!found) return null;
  const other = phraseAt(words, at, [same, similar], locale);
  const purpose = purposeAt(words, at, purposes, locale);
  return Math.max(other?.end ?? 0, purpose?.end ?? 0) > found.end ? null : found;
}

/** Where a thing may be named that is wanted: behind words that only ask for it, and behind how many come together. */
function headsOf(words: readonly string[], locale: string): number[] {
  const isSpanish = locale.startsWith('es');
  const isAsking = (word: string): boolean =>
    ASKING.has(word) ||
    isLeaningWord(word) ||
    isAmount(word) ||
    /^\d+$/.test(word) ||
    (!isSpanish && isStopWord(word, locale));
  const isHead = (word: string, at: number): boolean =>
    !isAsking(word) && !(word === 'donde' && ASKING.has(words[at + 1] ?? ''));
  const first = words.findIndex(isHead);
  const second = TOGETHER.test(words[first] ?? '') ? words.findIndex((word, at) => at > first && isHead(word, at)) : -1;
  return [first, second].filter((at) => at >= 0);
}

/**
 * The thing that a text names and asks for, of those that a shop may not sell (`names.unsold`): sábanas matrimoniales,
 * quiero un perfume para mi mamá. null where it asks for something else: where something is done with the thing or kept
 * in another, or where another thing is named beside it. `things` are words that departments begin with.
 */
export function unsoldIn(
  text: string,
  names: OtherNames,
  locale: string,
  things: ReadonlySet<string>,
  respelt = AS_WRITTEN,
): Unsold | null {
  if (!names.unsold?.size) return null;
  const words = tokens(text);
  const heads = words.length > MOST_WORDS ? [] : headsOf(words, locale);
  const head = heads.find((at) => thingAt(words, at, names, locale, respelt) !== null) ?? -1;
  const first = head < 0 ? null : thingAt(words, head, names, locale, respelt);
  if (!first || tellsSituation([...words.slice(0, head), ...words.slice(first.end)], locale)) return null;
  const found = [first];
  let { end } = first;
  while (BESIDE.test(words[end] ?? '')) {
    const at = words.findIndex((word, place) => place > end && !ARTICLE.test(word));
    const next = at < 0 ? null : thingAt(words, at, names, locale, respelt);
    if (!next) return null;
    found.push(next);
    end = next.end;
  }
  const isThing = (word: string): boolean =>
    [word, ...(names.same.get(word) ?? []), ...(names.similar.get(word) ?? [])].some((one) =>
      things.has(one.split(' ')[0] ?? ''),
    );
  let isTold = false;
  let isWith = false;
  for (const word of words.slice(end)) {
    const isBeside = BESIDE.test(word) && !isTold;
    if (word === 'que' || OWN_STATE.test(word) || isBeside || ((isWith || !isTold) && isThing(word))) return null;
    isTold ||= COMPLEMENT.test(word);
    isWith = WITH.test(word) || (isWith && isStopWord(word, locale));
  }
  const nearest = (thing: string): readonly string[] => names.unsold?.get(thing) ?? [];
  // Who sells a carpet sells a rug; what is nearest is no other name of it, whatever serves in its place.
  const others = (thing: string): string[] =>
    (names.same.get(thing) ?? []).filter((one) => !nearest(thing).includes(one));
  // In German only what is listed itself: a Buch is no Buche.
  const isNumber = (one: string): boolean => !locale.startsWith('de') || names.unsold?.has(one) === true;
  const inNumbers = (thing: string): string[] => [
    ...nameInNumbers(thing),
    ...numbersAbroad(thing, locale).filter(isNumber),
  ];
  const typed = text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const isAlike = typed.length === words.length && typed.every((one, at) => foldText(one) === words[at]);
  return {
    written: (isAlike ? typed : words).slice(head, end).join(' '),
    forms: [...new Set(found.flatMap(({ text: thing }) => [thing, ...others(thing)].flatMap(inNumbers)))],
    nearest: [...new Set(found.flatMap((one) => nearest(one.text)))],
  };
}

/** The terms of other names that are one word, folded. */
export const singleWords = (names: Synonyms): string[] => [...names.keys()].filter((term) => /^\p{L}+$/u.test(term));

/** Before the name of a thing it makes that thing a part of another, or what it is for: tocador con espejo. */
const isPartOf = (words: readonly string[], at: number): boolean => {
  const before = words[at - 1] ?? '';
  return COMPLEMENT.test(before) || isAmount(before) || /^\d+$/.test(before);
};

/**
 * Of folded words those by which a thing is told from others: llanta and moto of llanta de moto. The last is no
 * article: uñas.
 */
export const tellingWords = (words: readonly string[]): string[] =>
  words.filter((word, at) => at === words.length - 1 || !isLinking(word));

/** Whether these words stand in a name in their order, the first of them at `at`, whatever stands between. */
function isInOrder(name: readonly string[], at: number, [first, ...others]: readonly string[]): boolean {
  if (name[at] !== first) return false;
  let place = at;
  return others.every((word) => {
    place = name.indexOf(word, place + 1);
    return place >= 0;
  });
}

/**
 * Whether a product of such a name, in its folded words, is one of these things: 4 tazas, and no cafetera of 6 tazas; a
 * Llanta Michelin para Moto is a llanta de moto.
 */
export function isNamedSo(name: readonly string[], forms: readonly string[]): boolean {
  const head = name.findIndex((word) => !(TOGETHER.test(word) || isAmount(word) || /^(?:\d+|de|del)$/.test(word)));
  return forms.some((form) => {
    const telling = tellingWords(form.split(' '));
    return name.some((_, at) => isInOrder(name, at, telling) && (at <= head || !isPartOf(name, at)));
  });
}

/** Whether a department with products is called after one of these things. */
export const isDepartment = (forms: readonly string[], tree: CategoryNode[]): boolean =>
  flatCategories(tree).some(({ name, productCount }) => {
    const words = tokens(name);
    return (
      productCount > 0 &&
      forms.some((form) => words.some((_, at) => isInOrder(words, at, tellingWords(form.split(' ')))))
    );
  });
