import type { Envelope } from '../../contract/envelope';
import { endsIn } from '../../ui/time-limit';
import { deviceList, letGoOnDevice } from '../device-lists/device-lists';
import { tasksWait } from '../tasks/noted';
import { type AccountKept, accountKept, isSignedIn } from './account-kept';
import { isToOffer, keepAccount, noteOffered } from './keep-account';
import { hearSentHearts, type ListsCall, queueHeart, unqueueHeart } from './queued-hearts';

const LONGEST_MS = 20_000;

const address = (path: string): string => `${document.body.dataset.prefix ?? ''}/api/user/favorites${path}`;

/** null where nobody answered: then nothing is known of what was asked. Throws for an answer that is none of the shop's. */
async function ask({ method, url, body }: ListsCall) {
  const response = await fetch(url, {
    method,
    signal: endsIn(LONGEST_MS),
    ...(body ? { body, headers: { 'content-type': 'application/json' } } : {}),
  }).catch(() => null);
  return response && { isOk: response.ok, ...((await response.json()) as Envelope<unknown>) };
}

/** What is in the account needs no place on the device. */
function dropDoubles(store: string, kept: AccountKept): void {
  for (const sku of Object.keys(deviceList(store, 'favorites').items))
    if (Object.hasOwn(kept, sku)) letGoOnDevice(store, 'favorites', sku);
}

/** FAV-007: reads the lists of whoever is signed in, once a session unless it has to be now. Whether it could. */
export async function loadAccount(store: string, isForced = false): Promise<boolean> {
  if (!isSignedIn()) return false;
  if (!isForced && accountKept(store) !== null) return true;
  try {
    const answer = await ask({ method: 'GET', url: address('') });
    if (!answer?.isOk || answer.meta?.degraded) return false;
    const kept = (answer.meta?.kept ?? {}) as AccountKept;
    keepAccount(store, kept);
    dropDoubles(store, kept);
    return true;
  } catch (error) {
    console.warn('lists of the account were not read', error);
    return false;
  }
}

/**
 * Reads them as a page opens. `offer` is called once a session where this device kept favourites before somebody signed
 * in; one that rejects has offered nothing, and is called again by the next page.
 */
export async function openAccount(store: string, offer: () => Promise<void>): Promise<void> {
  hearSentHearts();
  await loadAccount(store);
  if (Object.keys(deviceList(store, 'favorites').items).length === 0 || !isToOffer(store)) return;
  await offer();
  noteOffered(store);
}

/**
 * What came of a tap on a heart: done; 'unsent' where nobody answered, so that it is shown and sent as soon as somebody
 * does; or the message of why not, '' where nobody knows.
 */
export type AccountOutcome = 'added' | 'removed' | 'unsent' | { refused: string };

const callOf = (sku: string, id: string | undefined): ListsCall =>
  id === undefined
    ? { method: 'POST', url: address('/item'), body: JSON.stringify({ sku }) }
    : { method: 'DELETE', url: address(`/product?product_id=${encodeURIComponent(id)}`) };

/** Puts a product into the default list of the account, or takes it off every list. */
export async function toggleInAccount(store: string, sku: string): Promise<AccountOutcome> {
  hearSentHearts();
  try {
    if (tasksWait()) await unqueueHeart(store, sku);
    // One that has waited may have been sent by a page that heard no answer.
    const hasWaited = accountKept(store)?.[sku] === '';
    const isRead = await loadAccount(store, hasWaited);
    const kept = accountKept(store);
    const { [sku]: id, ...others } = kept ?? {};
    // A part of the lists must not be taken for all of them.
    const keep = (next: AccountKept) => kept && keepAccount(store, next);
    if (hasWaited && (!isRead || id === undefined)) {
      keep(others);
      return 'removed';
    }
    const call = callOf(sku, id);
    const answer = await ask(call);
    if (!answer && !kept) return { refused: '' };
    if (answer && !answer.isOk) return { refused: typeof answer.result === 'string' ? answer.result : '' };
    const added = String((answer?.result as { id?: number | string } | undefined)?.id ?? '');
    keep(id === undefined ? { ...others, [sku]: added } : others);
    if (answer) return id === undefined ? 'added' : 'removed';
    await queueHeart(store, sku, call);
    return 'unsent';
  } catch (error) {
    console.warn('a heart was not answered', error);
    return { refused: '' };
  }
}
