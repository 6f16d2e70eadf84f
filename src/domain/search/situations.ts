import type { Synonyms } from './content-blocks';
import { isIdle, purposeAt } from './purposes';
import { isStopWord } from './text';

const ofAll = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

/** Folded verbs by which somebody tells of himself or of somebody near, and asks for nothing by its name. */
const TELLING = ofAll(
  'voy vamos vas acabo acabamos acaba acaban tengo tenemos tenia estoy estamos estaba soy somos vivo vivimos ando andamos traigo traemos',
  'puedo podemos pude quedo quede quedamos llevo llevamos duermo dormimos veo vemos paso pasamos gano gasto cuento mude mudo mudamos caso casamos',
  'viene vienen llega llegan llego llegaron regalaron dijo dijeron estan aburro pidio pidieron invitaron urge falta faltan duele duelen molesta cansa canso',
  'nacio nacieron cumplio compre compramos rente rentamos rompio descompuso fallo murio quemo trono perdi robaron moja llueve',
);

/** What such a sentence has besides, which names nothing: they count as small words in it. */
const SMALL = ofAll(
  'nada nadie casi dia dias noche ayer hoy manana ahora ahorita antes despues luego siempre nunca todavia aun cada vez veces tiempo rato semana mes ano',
  'porque pues asi solo sola solos solas otra otro otras otros mismo misma desde hasta cosa gente dinero lana feria saber se ya aqui alla',
  'quiera queremos sabemos creo pienso ver ir ser estar tener llevarle llevar dejen deje dejar ganas idea urgente favor porfa',
);

const WANTING = ofAll('quiero quisiera queremos necesito necesitamos ocupo ocupamos busco buscamos urge falta faltan');
/** What somebody tells to be broken is wanted anew. */
const BROKEN = ofAll('descompuso rompio fallo murio quemo trono robaron');
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
const MANY = 4;

/** Whether folded words tell of somebody's situation, and not of a thing by its name: me voy a mudar y no tengo nada. */
export const tellsSituation = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      TELLING.has(word) ||
      (WANTING.has(word) && words[at + 1] === 'que' && !/^(?:no|se[ar]n?|tengan?)$/.test(words[at + 2] ?? '')) ||
      (word === 'se' && words[at - 1] === 'no' && UNKNOWN.test(words[at + 1] ?? '')),
  );

/** Whether a folded word says nothing in a sentence that tells a situation. */
export const isSmallInSituation = (word: string): boolean => TELLING.has(word) || SMALL.has(word);

/** Whether a folded word says that what follows presses more than the rest of a sentence. */
export const isUrging = (word: string): boolean => URGING.has(word);

/** Whether so many words are a sentence, of which any one may lead to what helps. */
export const isWholeSentence = (words: readonly string[], telling: number): boolean =>
  tellsSituation(words) || telling >= MANY;

/** Whether what is lacking at `at` (sin, nada de) is told of somebody who has or knows none of it, and so wants it. */
export const isLacked = (words: readonly string[], at: number): boolean =>
  words[at] === 'sin'
    ? LACKING.has(words[at - 1] ?? '')
    : words.slice(Math.max(0, at - NEAR), at).some((word) => KNOWING.test(word));

/** Whether a sentence that tells a situation names a thing that is wanted, or has to be replaced, besides what for. */
export function wantsThing(words: readonly string[], purposes: Synonyms, locale: string): boolean {
  return words.some((word, at) => {
    const isWanted = (WANTING.has(word) && words[at - 1] !== 'no') || BROKEN.has(word);
    if (!isWanted && !(word === 'sin' && isLacked(words, at))) return false;
    let next = at + 1;
    while (ARTICLE.test(words[next] ?? '')) next += 1;
    const thing = words[next];
    return (
      thing !== undefined && !isStopWord(thing, locale) && !isIdle(thing) && !purposeAt(words, next, purposes, locale)
    );
  });
}
