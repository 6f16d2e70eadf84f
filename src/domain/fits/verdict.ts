import type { Home } from './home';
import { intoLift, intoPlace, type Lift, type Opening, throughDoor, type Way } from './passage';
import type { Size, Thing } from './thing';

/** Millimetres that have to be left: a hand, a hinge, a tape that hangs through. */
const LEEWAY = 20;

/**
 * How a thing goes: whole, in the way it is carried; in the parts it arrives in, where the catalogue tells them; not at
 * all. `isTight`: it goes, but one that is two centimetres larger does not.
 */
export interface Verdict<Whole extends string> {
  is: Whole | 'in-parts' | 'no';
  isTight: boolean;
}

const larger = ({ width, depth, height }: Size): Size => ({
  width: width + LEEWAY,
  depth: depth + LEEWAY,
  height: height + LEEWAY,
});

function verdict<Whole extends string>({ size, parts }: Thing, goes: (one: Size) => Whole | null): Verdict<Whole> {
  const whole = size && goes(size);
  if (size && whole !== null) return { is: whole, isTight: goes(larger(size)) === null };
  if (parts && goes(parts) !== null) return { is: 'in-parts', isTight: goes(larger(parts)) === null };
  return { is: 'no', isTight: false };
}

/** Whether a thing goes through a door, and how. */
export const atDoor = (thing: Thing, door: Opening): Verdict<Way> =>
  verdict(thing, (one) => throughDoor(one, door)?.way ?? null);

/** Whether a thing goes up in a lift. */
export const atLift = (thing: Thing, lift: Lift): Verdict<'fits'> =>
  verdict(thing, (one) => (intoLift(one, lift) ? 'fits' : null));

/** Whether a thing can stand where it is meant to; null where only the measures of its boxes are known. */
export function atPlace({ size, parts }: Thing, { door, place }: Home): Verdict<'fits'> | null {
  if (!size || !place) return null;
  const way = throughDoor(size, door)?.way;
  const isUpright = parts === null && (way === 'front' || way === 'side');
  const stands = (one: Size) => (intoPlace(one, place, isUpright) ? 'fits' : null);
  return verdict({ size, parts: null }, stands);
}
