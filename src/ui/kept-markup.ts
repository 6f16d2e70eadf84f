import { AsyncLocalStorage } from 'node:async_hooks';

const renders = new AsyncLocalStorage<string[]>();
const PLACE = /<!--kept:(\d+)-->/;

/** Runs a render whose static markup is put into `kept` instead of its payload; `withKept` puts it into the HTML. */
export const keepingMarkup = <T>(kept: string[], work: () => T): T => renders.run(kept, work);

/** Keeps markup of the render that is running and answers its number; null where the payload has to carry it. */
export function keep(html: string): number | null {
  const kept = renders.getStore();
  return kept ? kept.push(html) - 1 : null;
}

/** The HTML of a render with its kept markup in place. */
export function withKept(html: string, kept: string[]): string {
  // splitting at the places leaves text and number in turn; joining once copies a page once
  const parts = html.split(PLACE);
  for (let at = 1; at < parts.length; at += 2) parts[at] = kept[Number(parts[at])] ?? '';
  return parts.join('');
}
