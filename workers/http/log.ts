/** What an exception was thrown for in the first place: query builders wrap what the database said. */
export const firstCause = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? firstCause(error.cause) : error;

type Level = 'info' | 'warn' | 'error';

/**
 * One line of JSON for the log. Callers pass names, numbers and ids of requests, never tokens, queries or what people
 * typed.
 */
export function log(
  level: Level,
  event: string,
  facts: Record<string, string | number | boolean | null | undefined> = {},
): void {
  console[level](JSON.stringify({ level, event, ...facts }));
}

const MAX_REASON = 200;

/**
 * Words of an exception that may quote what was read or bound: parameters of a statement, quoted text, addresses,
 * tokens, long numbers.
 */
const QUOTES = [/\bparams:.*$/is, /"[^"]*"/g, /'[^']*'/g, /`[^`]*`/g, /\S*@\S*/g, /[\w-]{24,}/g, /\d{5,}/g];

/** Why something failed, for the log: kind and words of the first cause, without anything it quotes. */
export function reasonOf(error: unknown): string {
  const cause = firstCause(error);
  if (!(cause instanceof Error)) return typeof cause;
  const words = QUOTES.reduce((text, quote) => text.replace(quote, '…'), cause.message);
  return `${cause.name}: ${words.split('\n')[0] ?? ''}`.slice(0, MAX_REASON);
}

const FRAME = /^\s*at\s+(?:async\s+)?(?:([\w.#<>$]+)\s\()?.*?((?:ssr\/)?(?:assets\/)?[\w.-]+\.\w+:\d+:\d+)\)?$/;
const MAX_FRAMES = 6;

/**
 * Where something failed, for the log: the functions it came through and their places in the built scripts, as `name
 * (index.js:1:2345)`. What the build calls by one letter `npm run trace` tells by file and line again.
 */
export const traceOf = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .flatMap((line) => {
      const [, name, place] = FRAME.exec(line) ?? [];
      if (!place) return [];
      return [name ? `${name} (${place})` : place];
    })
    .slice(0, MAX_FRAMES)
    .join(' < ');
