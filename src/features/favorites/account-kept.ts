import { readSessionMarker } from '../customers/session-marker';
import { announceKept } from '../device-lists/device-lists';

/** Which products stand in lists of the account: the id of each by its sku. */
export type AccountKept = Record<string, string>;

interface Cached {
  /** Marker of the session they were read in. */
  session: string;
  kept: AccountKept;
}

/** FAV-008: entry of localStorage; it goes with the lists of the device when somebody signs out. */
const keyOf = (store: string): string => `${store}-current-favorites`;

/** Entry that says in which session the favourites of the device were offered. */
const offeredKey = (store: string): string => `${store}-offered-favorites`;

const session = (): string | null => readSessionMarker(document.cookie);

export const isSignedIn = (): boolean => session() !== null;

let last: { text: string; cached: Cached } | null = null;

function read(text: string): Cached {
  if (last?.text !== text) last = { text, cached: JSON.parse(text) as Cached };
  return last.cached;
}

/** What stands in lists of the account, the same object until it changes; null for a guest, or before it was read. */
export function accountKept(store: string): AccountKept | null {
  try {
    const text = localStorage.getItem(keyOf(store));
    const cached = text === null ? null : read(text);
    return cached?.session === session() ? cached.kept : null;
  } catch {
    return null;
  }
}

/** Keeps what was read for as long as the session; where the browser keeps nothing it is read again. */
export function keepAccount(store: string, kept: AccountKept): void {
  try {
    localStorage.setItem(keyOf(store), JSON.stringify({ session: session() ?? '', kept }));
  } catch {
    return;
  }
  announceKept();
}

/** Whether what this device keeps has to be offered still: true once a session. */
export function isFirstOffer(store: string): boolean {
  try {
    if (localStorage.getItem(offeredKey(store)) === session()) return false;
    localStorage.setItem(offeredKey(store), session() ?? '');
    return true;
  } catch {
    return false;
  }
}
