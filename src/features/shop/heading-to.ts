export interface Point {
  x: number;
  y: number;
}

/**
 * Whether a pointer that came from one point to the next moves inside the triangle between it and the near edge of a
 * box at its right.
 */
export function isHeadingTo(
  from: Point,
  to: Point,
  { left, top, bottom }: { left: number; top: number; bottom: number },
): boolean {
  const way = to.x - from.x;
  if (way <= 0 || to.x >= left) return false;
  const slope = (to.y - from.y) / way;
  const reached = from.y + slope * (left - from.x);
  return reached >= top && reached <= bottom;
}
