/** How long what a tap asked for is waited for; then its link is followed, or its form sent. */
export const TAP_WAITS_MS = 4_000;

/**
 * Ends what it is given to after a time, or with another signal. Browsers that are a few years old have neither
 * AbortSignal.timeout nor AbortSignal.any.
 */
export function endsIn(ms: number, other?: AbortSignal): AbortSignal {
  const ending = new AbortController();
  const end = () => ending.abort();
  if (other?.aborted) end();
  else setTimeout(end, ms);
  other?.addEventListener('abort', end);
  return ending.signal;
}

/** What was begun, where it is done before `limit` ends; throws where it is not, as what nobody can break off goes on. */
export const inTime = <Done>(limit: AbortSignal, begun: Promise<Done>): Promise<Done> =>
  Promise.race([
    begun,
    new Promise<never>((_, reject) => limit.addEventListener('abort', () => reject(new Error('not in time')))),
  ]);
