const SECOND_MS = 1000;
const LONGEST_WAIT_MS = 60 * 60 * SECOND_MS;

/** How long an answer asks us to wait, an hour at most; nothing where it names no seconds. */
export function retryAfterOf(response: Response): { retryAfterMs?: number } {
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? { retryAfterMs: Math.min(seconds * SECOND_MS, LONGEST_WAIT_MS) } : {};
}
