/** Words that only end as if they were small: a visita is no small visa. */
const WHOLE: ReadonlySet<string> = new Set(
  'visita visitas cita citas bonito bonita bonitos bonitas favorito favorita escrito escrita circuito deposito exito transito infinito credito habito gratuito gratuita requisito proposito mosquito mosquitos quita permita invita deposita necesita margarita futbolito futbolitos'.split(
    ' ',
  ),
);

/** -ito behind what ends in a vowel: sill-ita, banqu-ito. */
const SHORT = /^(.{2,})it([oa])(s?)$/;
/** -cito and -ecito, also as they are heard: comedor-cito, coch-ecito, sillon-sito. */
const LONG = /^(.{2,}?)(?:e?c|s)it([oa])(s?)$/;

/** -ote and -ota, of what is large: bocinota. */
const LARGE = /^(.{3,})ot[ea](s?)$/;
/** Words that only end as if they were large. */
const WHOLE_LARGE =
  /^(?:pelot|mascot|gaviot|derrot|serrot|garrot|bellot|marmot|remot|patriot|compot|idiot|barrot|islot|chipot|quijot|chayot|escot|capot|bigot|camot|coyot|zapot|lingot|devot|ricot|picot|carlot)[eoa]s?$/;

/** What stands before -ito as it is written before other vowels: banqu is banc, jugu jug, tac taz. */
const asWritten = (stem: string): string[] =>
  stem.endsWith('qu')
    ? [stem.replace(/qu$/, 'c')]
    : stem.endsWith('gu')
      ? [stem.replace(/gu$/, 'g')]
      : stem.endsWith('c')
        ? [stem.replace(/c$/, 'z'), stem]
        : [stem];

const inNumber = (word: string, isPlural: boolean): string[] =>
  isPlural ? [/[aeo]$/.test(word) ? `${word}s` : `${word}es`, word] : [word];

/**
 * Words of which this folded one may be the small or the large one, the likeliest first: mesita is mesa, comedorcito
 * comedor, llavecita llave, bocinota bocina; none for most words.
 */
export function grownOf(word: string): string[] {
  if (WHOLE.has(word)) return [];
  const large = WHOLE_LARGE.test(word) ? null : LARGE.exec(word);
  if (large) return ['a', 'o', 'e', ''].flatMap((ending) => inNumber(`${large[1]}${ending}`, large[2] === 's'));
  const short = SHORT.exec(word);
  if (!short) return [];
  const [, stem = '', gender = '', plural] = short;
  const long = LONG.exec(word)?.[1] ?? '';
  // Behind n, r and l it is the small one of a comedor, or of a credenza.
  if (/[nrl]$/.test(long)) return [long, `${long}z${gender}`].flatMap((one) => inNumber(one, plural === 's'));
  const ended = asWritten(stem).flatMap((one) => [
    `${one}${gender}`,
    `${one}e`,
    ...(/[dfjlnrtz]$/.test(one) ? [one] : []),
  ]);
  const longer = /cit/.test(word) && long.length > 2 ? [/[aeo]$/.test(long) ? long : `${long}e`] : [];
  return [...new Set([...longer, ...ended].flatMap((one) => inNumber(one, plural === 's')))];
}
