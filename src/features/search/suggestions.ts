import type { SuggestAnswer } from '../../contract/catalogue/suggest';

export type Suggested = SuggestAnswer;

/** From here on a screen is a desktop's (px). */
const DESKTOP_FROM = 992;
const ON_DESKTOP = 8;
const ELSEWHERE = 5;

/** How many products are offered on a screen of this width (px). */
export const suggestionSize = (width: number): number => (width >= DESKTOP_FROM ? ON_DESKTOP : ELSEWHERE);

const NOTHING: Suggested = { products: [], categories: [] };

/**
 * What is offered for a typed text. Nothing for an empty one, and nothing when the shop cannot be asked: a suggestion that fails is no
 * error to a shopper, who still has the results page. null when `signal` ended it.
 */
export async function fetchSuggestions(address: string, text: string, size: number, signal: AbortSignal): Promise<Suggested | null> {
  if (text.trim() === '') return NOTHING;
  try {
    const answer = await fetch(`${address}?${new URLSearchParams({ q: text.trim(), size: String(size) })}`, { signal });
    if (!answer.ok) return NOTHING;
    return ((await answer.json()) as { result: Suggested }).result;
  } catch {
    return signal.aborted ? null : NOTHING;
  }
}

/** The option that a key leads to, from `active` (-1 is the text field itself); null for a key that moves nothing. */
export function movedTo(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active >= 0 ? active - 1 : count - 1;
  return null;
}
