const MOST = 6;
const MOST_CHARS = 120;

const keyOf = (place: string): string => `busquedas:${place}`;

/** What was searched on this device in a store view, the latest first; none where the browser keeps nothing. */
export function recentSearches(place: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((text): text is string => typeof text === 'string' && text !== '').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** Notes a search on this device, and nowhere else. */
export function noteSearch(place: string, typed: string): void {
  const text = typed.trim().slice(0, MOST_CHARS);
  if (text === '') return;
  const others = recentSearches(place).filter((one) => one.toLowerCase() !== text.toLowerCase());
  try {
    localStorage.setItem(keyOf(place), JSON.stringify([text, ...others].slice(0, MOST)));
  } catch {
    // a browser that keeps nothing has no recent searches
  }
}

export function forgetSearches(place: string): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // nothing was kept
  }
}
