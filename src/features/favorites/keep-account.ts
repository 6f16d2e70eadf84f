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
