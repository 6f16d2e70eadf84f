import { seeded } from '../random.ts';

const Z_95 = 1.96;

/** `size` of the items, drawn without putting back, in their order; all of them when there are no more. */
export function sampleOf<T>(items: readonly T[], size: number, seed: number): T[] {
  const random = seeded(seed);
  return items
    .map((item, index) => ({ item, index, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, size)
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item);
}

/** Wilson's 95 % interval of a share. */
export function interval(hits: number, of: number): [low: number, high: number] {
  if (of === 0) return [0, 1];
  const share = hits / of;
  const spread = Z_95 ** 2 / of;
  const centre = share + spread / 2;
  const half = Z_95 * Math.sqrt((share * (1 - share)) / of + spread / (4 * of));
  return [(centre - half) / (1 + spread), (centre + half) / (1 + spread)];
}
