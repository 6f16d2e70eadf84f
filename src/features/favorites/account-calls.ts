import type { Envelope } from '../../contract/envelope';
import { endsIn } from '../../ui/time-limit';
import { deviceList, letGoOnDevice } from '../device-lists/device-lists';
import { type AccountKept, accountKept, isSignedIn } from './account-kept';
import { isFirstOffer, keepAccount } from './keep-account';

const LONGEST_MS = 20_000;

const address = (path: string): string => `${document.body.dataset.prefix ?? ''}/api/user/favorites${path}`;

async function ask(method: string, path: string, body?: object) {
  const response = await fetch(address(path), {
    method,
    signal: endsIn(LONGEST_MS),
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  });
  return { isOk: response.ok, ...((await response.json()) as Envelope<unknown>) };
}

/** What is in the account needs no place on the device. */
function dropDoubles(store: string, kept: AccountKept): void {
  for (const sku of Object.keys(deviceList(store, 'favorites').items))
    if (Object.hasOwn(kept, sku)) letGoOnDevice(store, 'favorites', sku);
}

/** FAV-007: reads the lists of whoever is signed in, once a session unless it has to be now. */
export async function loadAccount(store: string, isForced = false): Promise<void> {
  if (!isSignedIn() || (!isForced && accountKept(store) !== null)) return;
  try {
    const { isOk, meta } = await ask('GET', '');
    if (!isOk || meta?.degraded) return;
    const kept = (meta?.kept ?? {}) as AccountKept;
    keepAccount(store, kept);
    dropDoubles(store, kept);
  } catch (error) {
    console.warn('lists of the account were not read', error);
  }
}

/** Reads them as a page opens; true once a session where this device kept favourites before somebody signed in. */
export async function openAccount(store: string): Promise<boolean> {
  await loadAccount(store);
  return Object.keys(deviceList(store, 'favorites').items).length > 0 && isFirstOffer(store);
}

/** What came of a tap on a heart: done, or the message of why not; '' where nobody knows. */
export type AccountOutcome = 'added' | 'removed' | { refused: string };

/** Puts a product into the default list of the account, or takes it off every list. */
export async function toggleInAccount(store: string, sku: string): Promise<AccountOutcome> {
  try {
    await loadAccount(store);
    const id = accountKept(store)?.[sku];
    const { isOk, result } =
      id === undefined
        ? await ask('POST', '/item', { sku })
        : await ask('DELETE', `/product?product_id=${encodeURIComponent(id)}`);
    if (!isOk) return { refused: typeof result === 'string' ? result : '' };
    const { [sku]: _, ...others } = accountKept(store) ?? {};
    const added = id === undefined ? { [sku]: String((result as { id: number | string }).id) } : {};
    keepAccount(store, { ...others, ...added });
    return id === undefined ? 'added' : 'removed';
  } catch {
    return { refused: '' };
  }
}
