/** A thing as it stands, in whole millimetres. */
export interface Size {
  width: number;
  depth: number;
  height: number;
}

/**
 * What is to be got home. `size`: the thing itself; `parts`: a box as large as the largest of those it arrives in, edge
 * by edge, its shortest edge first. null where the catalogue does not say it; one of them is there.
 */
export type Thing = { size: Size; parts: Size | null } | { size: null; parts: Size };

/** Attributes that tell measures ("205 × 84 × 72 cm": width, depth, height) and those of the boxes a thing arrives in. */
export const MEASURES = 'medidas';
const BOXES = 'empaques';

const EDGE = String.raw`(\d{1,3}(?:[.,]\d)?)`;
const TRIPLE = `${EDGE} × ${EDGE} × ${EDGE} cm`;
const WHOLE = new RegExp(`^${TRIPLE}$`);
const EACH = new RegExp(`(?<![\\d.,])${TRIPLE}`, 'g');
/** A shorter thing is carried under an arm. */
const LEAST_EDGE = 600;

/** Edges from the shortest to the longest. */
export const edgesOf = ({ width, depth, height }: Size): [number, number, number] =>
  [width, depth, height].sort((a, b) => a - b) as [number, number, number];

function sizeOf(edges: readonly string[]): Size | null {
  const [width = 0, depth = 0, height = 0] = edges.map((edge) => Math.round(Number(edge.replace(',', '.')) * 10));
  return Math.min(width, depth, height) > 0 ? { width, depth, height } : null;
}

/** The size that measures tell; null where they tell several, or anything else besides. */
export function measuredSize(measures: string): Size | null {
  const found = WHOLE.exec(measures.trim());
  return found && sizeOf(found.slice(1));
}

/** A box as large as all that a text tells, edge by edge; null where one of them cannot be read. */
export function largestBox(boxes: string): Size | null {
  const found = [...boxes.matchAll(EACH)].map((each) => sizeOf(each.slice(1)));
  if (found.length === 0 || found.length * 2 !== boxes.split('×').length - 1) return null;
  let largest: [number, number, number] = [0, 0, 0];
  for (const box of found) {
    if (!box) return null;
    const [a, b, c] = edgesOf(box);
    largest = [Math.max(largest[0], a), Math.max(largest[1], b), Math.max(largest[2], c)];
  }
  const [width, depth, height] = largest;
  return { width, depth, height };
}

/** The thing that a product's attributes tell, in words by code; null where they tell no size. */
export function thingOf(words: (code: string) => string): Thing | null {
  const size = measuredSize(words(MEASURES));
  const parts = largestBox(words(BOXES));
  if (size) return { size, parts };
  return parts && { size: null, parts };
}

/** Whether a thing is large enough to ask how it gets home. */
export const isBulky = ({ size, parts }: Thing): boolean =>
  [size, parts].some((one) => one !== null && edgesOf(one)[2] >= LEAST_EDGE);
