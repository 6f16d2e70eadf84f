import { readSessionMarker } from '../customers/session-marker';
import { deviceList } from '../device-lists/device-lists';

/** Which session was told last in a store view, and up to which moment. */
const keyOf = (store: string): string => `${store}-viewed-told`;

/**
 * Tells the account what this device saw that it was not told yet, with the first page after a sign-in all of it. What
 * is not told is told with the next page.
 */
export async function tellViewed(store: string): Promise<void> {
  const session = readSessionMarker(document.cookie);
  const items = Object.values(deviceList(store, 'recently-viewed').items);
  if (session === null || items.length === 0) return;
  const told = `${session} ${Math.max(...items.map(({ at }) => at))}`;
  if (localStorage.getItem(keyOf(store)) === told) return;
  try {
    const answer = await fetch(`/api/user/recently-viewed?storeCode=${encodeURIComponent(store)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items }),
      keepalive: true,
    });
    if (answer.ok) localStorage.setItem(keyOf(store), told);
  } catch (error) {
    console.warn('what was looked at is not told to the account yet', error);
  }
}
