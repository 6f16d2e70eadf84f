const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How long after somebody was asked where their money is sent they are asked once more: three days after the first time,
 * ten days after it. After that it is owed, and nobody is asked any more.
 */
export const ASK_PAUSES_MS: readonly number[] = [3 * DAY_MS, 7 * DAY_MS];

/** How often somebody is asked: as the money is owed, and after each pause. */
export const MOST_ASKS = ASK_PAUSES_MS.length + 1;

/** When somebody who was asked so many times is asked next (epoch ms); null for not again. */
export function nextAsk(asks: number, now: number): number | null {
  const pause = ASK_PAUSES_MS[asks - 1];
  return pause === undefined ? null : now + pause;
}
