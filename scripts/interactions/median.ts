/** The middle of values, the lower one of two; null of none. */
export const median = (values: number[]): number | null =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? null;
