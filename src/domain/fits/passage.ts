import type { Size } from './thing';

/** An opening, upright, in whole millimetres. */
export interface Opening {
  width: number;
  height: number;
}

/** A lift: its door, and how far its cabin reaches behind it. The cabin is nowhere narrower or lower than its door. */
export interface Lift {
  door: Opening;
  depth: number;
}

/** What is asked where nobody has measured: a usual door, and the lift of a block of flats. */
export const USUAL_DOOR = { width: 800, height: 2000 } as const satisfies Opening;
export const USUAL_LIFT = { door: USUAL_DOOR, depth: 1400 } as const satisfies Lift;

/** How a thing is carried: standing with its front or its side ahead, lying on its side or on its back, or aslant. */
export type Way = 'front' | 'side' | 'on-side' | 'on-back' | 'aslant';

/** What of a thing goes through an opening: how much of it is across and up, and how far it reaches along. */
export interface Passage {
  way: Way;
  across: number;
  up: number;
  along: number;
}

/** Every way to carry a thing squarely, the easiest first. */
const passages = ({ width, depth, height }: Size): Passage[] => [
  { way: 'front', across: width, up: height, along: depth },
  { way: 'side', across: depth, up: height, along: width },
  { way: 'on-side', across: depth, up: width, along: height },
  { way: 'on-side', across: height, up: width, along: depth },
  { way: 'on-back', across: height, up: depth, along: width },
  { way: 'on-back', across: width, up: depth, along: height },
];

/**
 * Whether a rectangle that is longer than an opening goes through it turned (Carver's inequality, without its root, so
 * that whole millimetres are compared exactly).
 */
function isAslant(a: number, b: number, { width, height }: Opening): boolean {
  const [long, short] = [Math.max(a, b), Math.min(a, b)];
  const [high, wide] = [Math.max(width, height), Math.min(width, height)];
  if (long <= high || short > wide) return false;
  const [l, s, h, w] = [BigInt(long), BigInt(short), BigInt(high), BigInt(wide)];
  const squares = l * l + s * s;
  const left = w * squares - l * s * h * BigInt(2);
  const right = l * l - s * s;
  return left >= BigInt(0) && left * left >= right * right * (squares - h * h);
}

/**
 * The easiest way through a door, with room before and behind it; null where there is none. What goes with any of its
 * sides ahead goes with its smallest one, which is found within every other.
 */
export function throughDoor(size: Size, door: Opening): Passage | null {
  const all = passages(size);
  const square = all.find(({ across, up }) => across <= door.width && up <= door.height);
  if (square) return square;
  const aslant = all.find(({ across, up }) => isAslant(across, up, door));
  return aslant ? { ...aslant, way: 'aslant' } : null;
}

/**
 * The easiest way into a lift whose door then closes: squarely through it and no longer than the cabin; null where
 * there is none.
 */
export const intoLift = (size: Size, { door, depth }: Lift): Passage | null =>
  passages(size).find(({ across, up, along }) => across <= door.width && up <= door.height && along <= depth) ?? null;

/**
 * Whether a thing stands in a place, turned one way or the other. What cannot be carried in upright, or is put together
 * there, has to be raised in it: its diagonal, seen from the narrower side, must be no longer than the place is high.
 */
export function intoPlace({ width, depth, height }: Size, place: Size, isUpright: boolean): boolean {
  const [narrow, wide] = [Math.min(width, depth), Math.max(width, depth)];
  const stands =
    narrow <= Math.min(place.width, place.depth) &&
    wide <= Math.max(place.width, place.depth) &&
    height <= place.height;
  return stands && (isUpright || height ** 2 + narrow ** 2 <= place.height ** 2);
}

/**
 * The longest second edge that goes through a door aslant, by the shortest edge in millimetres from 0 on; from the end
 * of the list on there is none. For what is asked where the rule itself does not run.
 */
export function aslantLimits(door: Opening): number[] {
  const high = Math.max(door.width, door.height);
  const limits: number[] = [];
  let longest = Math.floor(Math.hypot(door.width, door.height));
  for (let short = 0; longest > high; short += 1) {
    while (longest > high && !isAslant(longest, short, door)) longest -= 1;
    if (longest > high) limits.push(longest);
  }
  return limits;
}
