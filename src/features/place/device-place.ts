import { type KnownPlace, readKnownPlace } from '../../domain/known-place';

/** Entry of localStorage: one place of this browser for all store views. */
const KEY = 'codigo-postal';
const CHANGED = 'shop:place';

let read: { text: string | null; place: KnownPlace | null } = { text: null, place: null };

function keptText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The place this browser keeps, the same object until it changes; null for none, and where it keeps nothing. */
export function devicePlace(): KnownPlace | null {
  const text = keptText();
  if (text !== read.text) read = { text, place: readKnownPlace(text) };
  return read.place;
}

function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // a browser that keeps nothing asks again next time
  }
  dispatchEvent(new Event(CHANGED));
}

/** Keeps a place for every page of this browser, in every tab. */
export const keepPlace = (place: KnownPlace): void => write(JSON.stringify(place));

export const forgetPlace = (): void => write(null);

/**
 * Calls back when the place of this browser may have changed, in this tab or another one, or while the page was out of
 * sight. Answers what ends it.
 */
export function onPlaceChange(listener: () => void): () => void {
  const ending = new AbortController();
  const until = { signal: ending.signal };
  addEventListener(CHANGED, listener, until);
  addEventListener('storage', ({ key }) => (key === KEY || key === null) && listener(), until);
  addEventListener('pageshow', ({ persisted }) => persisted && listener(), until);
  return () => ending.abort();
}
