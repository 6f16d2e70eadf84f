import { AsyncLocalStorage } from 'node:async_hooks';

const renders = new AsyncLocalStorage<string[]>();
/** The place of kept markup is a comment with its number. Texts cannot hold one, React escapes them. */
const OPEN = '<!--static:';
const CLOSE = '-->';

/** Stands where the kept markup of that number goes. */
export const placeOf = (number: number): string => `${OPEN}${number}${CLOSE}`;

/**
 * Runs a render whose static markup is put into `kept` instead of its payload; `insertStaticMarkup` puts it into the
 * HTML.
 */
export const collectStaticMarkup = <T>(kept: string[], work: () => T): T => renders.run(kept, work);

/** Keeps markup of the render that is running and answers its number; null where the payload has to carry it. */
export function collect(html: string): number | null {
  const kept = renders.getStore();
  return kept ? kept.push(html) - 1 : null;
}

/** The HTML of a render with its kept markup in place. */
export function insertStaticMarkup(html: string, kept: string[]): string {
  let text = '';
  let from = 0;
  for (let at = html.indexOf(OPEN); at >= 0; at = html.indexOf(OPEN, from)) {
    const end = html.indexOf(CLOSE, at);
    text += html.slice(from, at) + (kept[Number(html.slice(at + OPEN.length, end))] ?? '');
    from = end + CLOSE.length;
  }
  return text + html.slice(from);
}
