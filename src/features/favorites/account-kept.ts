import { readSessionMarker } from '../customers/session-marker';

/** Which products stand in lists of the account: the id of each by its sku, '' for one that waits to be sent. */
export type AccountKept = Record<string, string>;

interface Cached {
  /** Marker of the session they were read in. */
  session: string;
  kept: AccountKept;
}

/** FAV-008: entry of localStorage; it goes with the lists of the device when somebody signs out. */
export const accountKey = (store: string): string => `${store}-current-favorites`;

export const session = (): string | null => readSessionMarker(document.cookie);

export const isSignedIn = (): boolean => session() !== null;

let last: { text: string; cached: Cached } | null = null;

function read(text: string): Cached {
  if (last?.text !== text) last = { text, cached: JSON.parse(text) as Cached };
  return last.cached;
}

/** What stands in lists of the account, the same object until it changes; null for a guest, or before it was read. */
export function accountKept(store: string): AccountKept | null {
  try {
    const text = localStorage.getItem(accountKey(store));
    const cached = text === null ? null : read(text);
    return cached?.session === session() ? cached.kept : null;
  } catch {
    return null;
  }
}
