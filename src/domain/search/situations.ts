import { isAnimal } from './animals';
import type { Synonyms } from './content-blocks';
import { isInfinitive } from './inflections';
import { isLeaningWord } from './leaning';
import { isChild, isPerson } from './persons';
import { saysDoing, saysPurpose } from './purposes';
import { isStopWord } from './text';

const ofAll = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

/** Folded verbs by which somebody tells of himself or of somebody near, and asks for nothing by its name. */
const TELLING = ofAll(
  'voy vamos vas acabo acabamos acaba acaban tengo tenemos tenia estoy estamos estaba soy somos vivo vivimos ando andamos traigo traemos',
  'puedo podemos pude quedo quede quedamos llevo llevamos duermo dormimos veo vemos paso pasamos gano gasto cuento mude mudo mudamos caso casamos',
  'viene vienen llega llegan llego llegaron dijo dijeron estan aburro pidio pidieron invitaron urge falta faltan duele duelen molesta cansa canso',
  'nacio nacieron cumplio compre compramos rente rentamos rompio descompuso fallo murio quemo trono perdi robaron huele huelen apesta apestan rechina rechinan',
);

/** What such a sentence has besides, which names nothing: they count as small words in it. */
const SMALL = ofAll(
  'nada nadie casi dia dias noche ayer hoy manana ahora ahorita antes despues luego siempre nunca todavia aun cada vez veces tiempo rato semana mes ano',
  'porque pues asi solo sola solos solas otra otro otras otros mismo misma desde hasta cosa gente dinero lana feria saber se ya aqui alla',
  'quiera queremos sabemos creo pienso ver ir ser estar tener llevarle llevar ganas idea urgente favor porfa espacio lugar',
);

const WANTING = ofAll('quiero quisiera queremos necesito necesitamos ocupo ocupamos busco buscamos urge falta faltan');
/** What somebody tells to be broken is wanted anew. */
export const BROKEN = ofAll('descompuso rompio fallo murio quemo trono robaron');
/** Of whom something is lacking: me quedé sin lavadora. */
const LACKING = ofAll('quede quedo quedamos estoy estamos ando andamos vivo vivimos sigo seguimos');
/** What stands between a verb and the thing. */
const ARTICLE = /^(?:un|una|unos|unas|otr[oa]s?|nuev[oa]s?|el|la|los|las|mi|mis|tu|su|me|nos)$/;
const KNOWING = /^(?:tengo|tenemos|tiene|tienen|hay|se|sabemos|traigo|traemos|veo|entiendo|conozco|encuentro|compre)$/;
/** Behind "no sé", which is written as the pronoun. */
const UNKNOWN = /^(?:que|con|como|donde|cual|cuales|si|cuanto|cuando|nada)$/;
/** What hurts or presses is said last and comes first. */
const URGING = ofAll('duele duelen cansa cansan urge');
/** How far before it a verb of having or knowing stands. */
const NEAR = 3;
/** Words that tell something, from which on a text is read as a sentence: nobody calls a thing by so many. */
export const MANY = 4;

/** What stands before a verb of somebody's own: se me fue, ya creció. */
const CLITIC = /^(?:me|se|nos|ya)$/;
/** Behind these a verb says of a thing what it does or must not: que se haga cama, para que no se enfríe. */
const SUBORDINATE = /^(?:que|q|k|quien|donde|cuando|si|como|para|pa|sin|al|lo)$/;
/** The end of a verb that says what somebody or something does or did. */
const FINITE = /^(?!.*mente$)\p{L}*(?:[aeo]|[ae]n|[aei]mos|aron|ieron|aban?|ian?)$/u;
/** What somebody does not do himself: no aguanto. */
const OWN_VERB = /^\p{L}{3,}o$/u;
/** How something is: la sala está muy oscura. */
const BEING = /^(?:esta|estan|anda|andan|quedo|quedaron)$/;
const VERY = /^(?:muy|bien|tan|super|bastante|tod[oa]s?|llen[oa]s?)$/;
const OWNER = /^(?:mis?|nuestr[oa]s?|el|la|los|las)$/;

/** Whether a verb stands at `at`, of which no other word makes a thing's own. */
function isVerbOfClause(words: readonly string[], at: number, locale: string): boolean {
  const word = words[at] ?? '';
  const isNoMore = words[at - 1] === 'no' && words[at - 2] === 'ya';
  if (!FINITE.test(word) || (!isNoMore && (!CLITIC.test(words[at - 1] ?? '') || isStopWord(word, locale))))
    return false;
  let before = at - 1;
  while (CLITIC.test(words[before] ?? '') || words[before] === 'no') before -= 1;
  return !SUBORDINATE.test(words[before] ?? '');
}

/** Whether a text begins with somebody who does something: mi perrita duerme afuera, los vecinos hacen ruido. */
function beginsWithSomebody([owner = '', somebody = '', verb = '']: readonly string[], locale: string): boolean {
  const isSomebody = isPerson(somebody) || isChild(somebody) || isAnimal(somebody);
  return OWNER.test(owner) && isSomebody && FINITE.test(verb) && !isStopWord(verb, locale) && !isLeaningWord(verb);
}

/** Whether folded words tell of somebody's situation, and not of a thing by its name: me voy a mudar y no tengo nada. */
export const tellsSituation = (words: readonly string[], locale: string): boolean =>
  beginsWithSomebody(words, locale) ||
  (words[1] === 'a' && FINITE.test(words[0] ?? '') && isInfinitive(words[2] ?? '')) ||
  words.some(
    (word, at) =>
      TELLING.has(word) ||
      isVerbOfClause(words, at, locale) ||
      (word === 'hay' && words[at - 1] === 'no') ||
      (words[at - 1] === 'no' && OWN_VERB.test(word) && !isStopWord(word, locale)) ||
      (BEING.test(word) && VERY.test(words[at + 1] ?? '')) ||
      (word === 'hace' && /^(?:mucho|un|tanto|harto)$/.test(words[at + 1] ?? '')) ||
      (WANTING.has(word) && words[at + 1] === 'que' && !/^(?:no|se[ar]n?|tengan?)$/.test(words[at + 2] ?? '')) ||
      (word === 'se' && words[at - 1] === 'no' && UNKNOWN.test(words[at + 1] ?? '')),
  );

/** A clause begins behind these. */
const NEXT_CLAUSE = /^(?:y|e|o|pero|porque|que|cuando|como|si|aunque|pues)$/;
const ARTICLE_BEHIND = /^(?:el|la|los|las|un|una|unos|unas|mi|mis|su|sus|todo|toda|todos|todas|mucho|mucha)$/;

/** Whether the word at `at` is what an animal or somebody at the beginning of a clause does to something: mi gato araña los muebles. */
function isDoneByOwn(words: readonly string[], at: number): boolean {
  const [before, owner = '', somebody = '', verb = '', next = ''] = [-3, -2, -1, 0, 1].map((away) => words[at + away]);
  const isSomebody = isPerson(somebody) || isChild(somebody) || isAnimal(somebody);
  const isBeginning = before === undefined || NEXT_CLAUSE.test(before);
  return isSomebody && OWNER.test(owner) && isBeginning && FINITE.test(verb) && ARTICLE_BEHIND.test(next);
}

/** Whether the word at `at` says nothing in a sentence that tells a situation: me regalaron, se moja. */
export const isSmallInSituation = (words: readonly string[], at: number, locale: string): boolean =>
  TELLING.has(words[at] ?? '') ||
  SMALL.has(words[at] ?? '') ||
  isVerbOfClause(words, at, locale) ||
  isDoneByOwn(words, at);

/** Behind these stands what there is none of or what is wanted: nada para la cocina, necesito donde guardar. */
const WANTED = /^(?:nada|necesit(?:o|a|amos|an)|ocup(?:o|a|amos)|quier[eo]|queremos|busc(?:o|amos)|faltan?|donde)$/;

/** Behind these stands why something is so, which is what has to be mended: no puedo dormir por el calor. */
const CAUSE = /^(?:por|con) (?:el|la|los|las|tanto|tanta)$/;

/** Whether what stands at `at` presses more than the rest of a sentence: it hurts, there is none of it, it is wanted, it is why. */
export function isUrging(words: readonly string[], at: number, locale: string): boolean {
  if (words.slice(Math.max(0, at - 2), at).some((word) => URGING.has(word))) return true;
  if (CAUSE.test(words.slice(Math.max(0, at - 2), at).join(' '))) return true;
  for (let before = at - 1; before >= at - NEAR - 1 && before >= 0; before -= 1) {
    const word = words[before] ?? '';
    if (WANTED.test(word)) return word === 'nada' || words[before - 1] !== 'no';
    if (!isStopWord(word, locale) && !isInfinitive(word) && !ARTICLE.test(word)) return false;
  }
  return false;
}

/** Whether so many words are a sentence, of which any one may lead to what helps. */
export const isWholeSentence = (words: readonly string[], telling: number, locale: string): boolean =>
  tellsSituation(words, locale) || telling >= MANY;

/** What a sentence begins with that asks for something of which it only says what for. */
const ASKING = /^(?:algo|para|pa|donde|con|en|que|a|de|hacer|hago|hay)$/;

/** Whether a text tells what for, or what is wrong, and so is helped by what serves that. */
export const asksForHelp = (words: readonly string[], locale: string, purposes: Synonyms): boolean =>
  ((ASKING.test(words[0] ?? '') || tellsSituation(words, locale)) && saysPurpose(words, purposes, locale)) ||
  saysDoing(words, purposes, locale);

/** Whether what is lacking at `at` (sin, nada de) is told of somebody who has or knows none of it, and so wants it. */
export const isLacked = (words: readonly string[], at: number): boolean =>
  words[at] === 'sin'
    ? LACKING.has(words[at - 1] ?? '')
    : words.slice(Math.max(0, at - NEAR), at).some((word) => KNOWING.test(word));

/** Whether folded words may be a sentence: fewer are the name of a thing. */
export const mayBeSentence = (words: readonly string[]): boolean => words.length >= MANY;
