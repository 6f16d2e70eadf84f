import type { SyncTask } from '../tasks/sync-task';
import { theQueue } from '../tasks/the-queue';
import { accountKept, session } from './account-kept';
import { keepAccount } from './keep-account';

/** A call about the lists of the account. */
export interface ListsCall {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below the shop, with the prefix of its store view. */
  url: string;
  body?: string;
}

/** Event that brings back a heart that waited for the network. */
const SENT = 'favorites/change';
const OK = 200;

const taskOf = (store: string, sku: string): string => `favorite:${store}:${sku}`;
const TASK = /^favorite:([^:]*):(.+)$/s;

/** Leaves a heart to the queue of network tasks, in place of what waited for the same product. */
export async function queueHeart(store: string, sku: string, { method, url, body }: ListsCall): Promise<void> {
  const { queue } = await theQueue();
  await queue({
    task_id: taskOf(store, sku),
    owner: session() ?? '',
    url,
    payload: {
      method,
      mode: 'same-origin',
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    },
    callback_event: SENT,
    // Taken off already is as good as taken off now.
    silent: method === 'DELETE',
  });
}

/** Takes a heart back that waits for the network. */
export const unqueueHeart = async (store: string, sku: string): Promise<void> =>
  (await theQueue()).remove(taskOf(store, sku));

/** What a heart that was sent late came to: it has the id of its product now, or is off where it was refused. */
function takeAnswer(event: Event): void {
  const { task_id, payload, result, resultCode } = (event as CustomEvent<SyncTask>).detail;
  const [, store = '', sku = ''] = TASK.exec(task_id) ?? [];
  const kept = accountKept(store);
  event.preventDefault();
  if (kept === null || payload.method === 'DELETE') return;
  const { [sku]: _, ...others } = kept;
  const id = (result as { id?: number | string } | null)?.id;
  keepAccount(store, resultCode === OK && id !== undefined ? { ...others, [sku]: String(id) } : others);
}

/** Hears from now on what came of hearts that waited for the network. */
export const hearSentHearts = (): void => addEventListener(SENT, takeAnswer);
