import { AsyncLocalStorage } from 'node:async_hooks';

const renders = new AsyncLocalStorage<string[]>();
const PLACE = /<!--kept:(\d+)-->/g;

/** Runs a render whose static markup is put into `kept` instead of its payload; `withKept` puts it into the HTML. */
export const keepingMarkup = <T>(kept: string[], work: () => T): T => renders.run(kept, work);

/** Keeps markup of the render that is running and answers its number; null where the payload has to carry it. */
export function keep(html: string): number | null {
  const kept = renders.getStore();
  return kept ? kept.push(html) - 1 : null;
}

/** The HTML of a render with its kept markup in place. */
export const withKept = (html: string, kept: string[]): string => html.replace(PLACE, (_, number: string) => kept[Number(number)] ?? '');
