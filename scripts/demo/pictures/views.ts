import { RECOLOURED } from './recoloured.ts';
import { ALIKE_ON_BOTH_SIDES, RENDERED, SCALES, SHOWN_SIZES, VIEW_LABELS, type View } from './sides.ts';

/** Views that show the whole thing from a side one buys it by: they can stand for it in a list. */
const OTHER_SIDE = 'derecha' satisfies View;
const FACES: readonly View[] = [OTHER_SIDE, 'frente', 'perfil', 'arriba'];
/** From so many sides a thing is shown, in a mirror where that is one of them. */
const ANGLES = 3;

const SOURCES: ReadonlyMap<string, string> = new Map(RECOLOURED.map(([name, source]) => [name, source]));
const ENDING = new RegExp(`-(${Object.keys(VIEW_LABELS).join('|')})$`);

/** The picture a view belongs to, in its own colour. */
export const wholeOf = (picture: string): string => picture.replace(ENDING, '');

/** The view a picture shows; undefined for the usual side. */
export const viewOf = (picture: string): View | undefined => ENDING.exec(picture)?.[1] as View | undefined;

/** The picture a recoloured one was made from, else itself. */
export const subjectOf = (whole: string): string => SOURCES.get(whole) ?? whole;

const renderedOf = (whole: string): View[] => RENDERED[subjectOf(whole)] ?? [];

/** Whether a picture is that of the usual side in a mirror. */
export const isMirrored = (picture: string): boolean => {
  const whole = wholeOf(picture);
  return (
    viewOf(picture) === OTHER_SIDE &&
    !renderedOf(whole).includes(OTHER_SIDE) &&
    ALIKE_ON_BOTH_SIDES.has(subjectOf(whole))
  );
};

/** Whether a picture says how large the thing is. */
export const isScale = (picture: string): boolean => {
  const view = viewOf(picture);
  return view !== undefined && SCALES.includes(view);
};

/** What a picture shows, in Spanish words that are each translated on their own; none of the whole thing. */
export function wordsOf(picture: string): string[] {
  const view = viewOf(picture);
  if (view === undefined) return [];
  const size = isScale(picture) ? SHOWN_SIZES[subjectOf(wholeOf(picture))] : undefined;
  return [...(size ? [size] : []), VIEW_LABELS[view]];
}

/**
 * A picture and the further ones of the same thing in the same colour, itself first and what says how large it is last.
 */
export function sidesOf(picture: string): string[] {
  const whole = wholeOf(picture);
  const named = renderedOf(whole).map((view) => `${whole}-${view}`);
  const seen = [...new Set([picture, whole, ...named.filter((name) => !isScale(name))])];
  const mirror = `${whole}-${OTHER_SIDE}`;
  const further = seen.length < ANGLES && isMirrored(mirror) ? [mirror] : [];
  return [...new Set([...seen, ...further, ...named])];
}

/** A picture that can stand for the thing in a list, another for each position as far as there are. */
export function faceOf(picture: string, position: number): string {
  const views = [
    ...new Set([...renderedOf(picture), ...(ALIKE_ON_BOTH_SIDES.has(subjectOf(picture)) ? [OTHER_SIDE] : [])]),
  ];
  const faces = [picture, ...FACES.flatMap((view) => (views.includes(view) ? [`${picture}-${view}`] : []))];
  return faces[position % faces.length] ?? picture;
}
