import { announceKept } from '../device-lists/device-lists';
import { type AccountKept, accountKey, session } from './account-kept';

/** Entry that says in which session the favourites of the device were offered. */
const offeredKey = (store: string): string => `${store}-offered-favorites`;

/** Keeps what was read for as long as the session; where the browser keeps nothing it is read again. */
export function keepAccount(store: string, kept: AccountKept): void {
  try {
    localStorage.setItem(accountKey(store), JSON.stringify({ session: session() ?? '', kept }));
  } catch {
    return;
  }
  announceKept();
}

/** Whether what this device keeps was not offered yet in this session; false where the browser keeps nothing. */
export function isToOffer(store: string): boolean {
  try {
    return localStorage.getItem(offeredKey(store)) !== session();
  } catch {
    return false;
  }
}

/** Notes that it was offered in this session. */
export function noteOffered(store: string): void {
  try {
    localStorage.setItem(offeredKey(store), session() ?? '');
  } catch {
    // A browser that is full offers it again on the next page.
  }
}
