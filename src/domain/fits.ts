/** A thing as it stands, in centimetres. */
export interface Size {
  width: number;
  depth: number;
  height: number;
}

/** An opening, upright. */
interface Opening {
  width: number;
  height: number;
}

export const DOOR = { width: 80, height: 200 } as const satisfies Opening;
/** Of a block of flats: its door, and how wide and deep its cabin is. */
export const LIFT = { door: DOOR, width: 110, depth: 140 } as const;

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

/** Whether a rectangle that is longer than an opening is high goes through it aslant (Carver's inequality). */
function isAslant(a: number, b: number, { width, height }: Opening): boolean {
  const [long, short] = [Math.max(a, b), Math.min(a, b)];
  if (long <= height) return false;
  if (short > width) return false;
  return (
    width >=
    (2 * long * short * height + (long ** 2 - short ** 2) * Math.sqrt(long ** 2 + short ** 2 - height ** 2)) /
      (long ** 2 + short ** 2)
  );
}

/** The easiest way through a door, with room before and behind it; null where there is none. */
export function throughDoor(size: Size, door: Opening = DOOR): Passage | null {
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
export const intoLift = (size: Size): Passage | null =>
  passages(size).find(
    ({ across, up, along }) => across <= LIFT.door.width && up <= LIFT.door.height && along <= LIFT.depth,
  ) ?? null;

const TRIPLE = /^(\d{1,3}(?:[.,]\d)?) × (\d{1,3}(?:[.,]\d)?) × (\d{1,3}(?:[.,]\d)?) cm$/;
const LEAST_EDGE = 60;

/**
 * The size that measures tell ("205 × 84 × 72 cm": width, depth, height); null where they tell several, or of something
 * anybody carries under an arm.
 */
export function sizeOf(measures: string): Size | null {
  const [width = 0, depth = 0, height = 0] = (TRIPLE.exec(measures.trim()) ?? [])
    .slice(1)
    .map((edge) => Number(edge.replace(',', '.')));
  const isBulky = Math.min(width, depth, height) > 0 && Math.max(width, depth, height) >= LEAST_EDGE;
  return isBulky ? { width, depth, height } : null;
}
