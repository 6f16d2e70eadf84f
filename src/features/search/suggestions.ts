import type { SuggestAnswer } from '../../contract/catalogue/suggest';
import { endsIn } from '../../ui/time-limit';

/** What is offered for a typed text; `offline` and `noresults` where the shop could not be asked at all. */
export type Suggested = SuggestAnswer & { offline?: true; noresults?: true };

/** From here on a screen is a desktop's (px). */
const DESKTOP_FROM = 992;
const ON_DESKTOP = 8;
const ELSEWHERE = 5;

/** How long the browser waits for a search (spec 0 §9). */
const SEARCH_TIMEOUT_MS = 5000;

/** How many products are offered on a screen of this width (px). */
export const suggestionSize = (width: number): number => (width >= DESKTOP_FROM ? ON_DESKTOP : ELSEWHERE);

/** What is offered where the shop gave no answer. */
export const UNANSWERED: Suggested = { products: [], categories: [], searches: [] };
/** Whether the shop answered that it has nothing to offer for a text. */
export const hasNothing = (found: Suggested): boolean =>
  found !== UNANSWERED && found.products.length + found.categories.length === 0;

const OFFLINE: Suggested = { ...UNANSWERED, offline: true, noresults: true };

async function ask(address: string, query: Record<string, string>, signal: AbortSignal): Promise<Suggested | null> {
  try {
    const answer = await fetch(`${address}?${new URLSearchParams(query)}`, {
      signal: endsIn(SEARCH_TIMEOUT_MS, signal),
    });
    if (!answer.ok) return UNANSWERED;
    return ((await answer.json()) as { result: Suggested }).result;
  } catch {
    if (signal.aborted) return null;
    return navigator.onLine === false ? OFFLINE : UNANSWERED;
  }
}

/**
 * What is offered for a typed text. Nothing for an empty one, and nothing when the shop cannot be asked: a suggestion
 * that fails is no error to a shopper, who still has the results page. null when `signal` ended it.
 */
export async function fetchSuggestions(
  address: string,
  text: string,
  size: number,
  signal: AbortSignal,
): Promise<Suggested | null> {
  return text.trim() === '' ? UNANSWERED : ask(address, { q: text.trim(), size: String(size) }, signal);
}

/** What others search for, asked for once a page. */
export async function fetchPopular(address: string, signal: AbortSignal): Promise<string[]> {
  return (await ask(address, { q: '' }, signal))?.searches ?? [];
}

/**
 * The option that a key leads to, from `active` (-1 is the text field itself); null for a key that moves nothing, or
 * only in the text.
 */
export function movedTo(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active >= 0 ? active - 1 : count - 1;
  if (active < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
