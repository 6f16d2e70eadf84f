/**
 * A wait for something outside this isolate: what for (a method's name or the statements), whether inside an object, and
 * from when to when (epoch ms).
 * @typedef {{ target: 'd1' | 'object' | 'kv', what: string, inObject: boolean, from: number, to: number }} Wait
 */

/**
 * How many of these waits come one after another at most: waits that overlap count once.
 * @param {readonly Wait[]} waits
 */
export function longestChain(waits) {
  let count = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { from, to } of [...waits].sort((a, b) => a.to - b.to)) {
    if (from < end) continue;
    count += 1;
    end = to;
  }
  return count;
}

/**
 * What a request waited for one after another before it was answered: `d1` and `objects` from the Worker itself,
 * `inside` from an object for its database, `near` for KV.
 * @param {readonly Wait[]} waits
 * @param {number} answeredAt epoch ms; what ended later was not waited for
 */
export function waitsBefore(waits, answeredAt) {
  const before = waits.filter(({ to }) => to <= answeredAt);
  const chain = (/** @type {(wait: Wait) => boolean} */ isOf) => longestChain(before.filter(isOf));
  return {
    d1: chain(({ target, inObject }) => target === 'd1' && !inObject),
    objects: chain(({ target, inObject }) => target === 'object' && !inObject),
    inside: chain(({ target, inObject }) => target !== 'kv' && inObject),
    near: chain(({ target }) => target === 'kv'),
  };
}

const SHOWN = 200;

/**
 * A line for each wait as it was before the answer, in the order they began; times in ms from the first one's.
 * @param {readonly Wait[]} waits
 * @param {number} answeredAt epoch ms
 */
export function chainOf(waits, answeredAt) {
  const before = waits.filter(({ to }) => to <= answeredAt).sort((a, b) => a.from - b.from || a.to - b.to);
  const start = before[0]?.from ?? 0;
  return before.map(
    ({ target, what, inObject, from, to }) =>
      `${inObject ? '  ' : ''}${target} ${from - start} to ${to - start}: ${what.replace(/\s+/g, ' ').slice(0, SHOWN)}`,
  );
}
