import { answerOf, knownOf } from '../../shop/form-answer';
import { keyedBody } from '../../shop/send-form';
import type { SyncTask } from '../../tasks/sync-task';
import { theQueue } from '../../tasks/the-queue';
import type { CartStore, PendingChange } from './cart-store';
import { actionOf, fieldsOf } from './wire';

/** Events that bring back a change of the cart, and a check of stock. */
const CHANGED = 'cart/change';
const STOCK = 'cart/stockSync';
const SERVER_ERROR = 500;

/**
 * Address of a call with the placeholders that stand for what only the cookies hold, and that the gateway takes out; a
 * first add makes the cart it is for.
 */
const withPlaceholders = (path: string, isOfCart: boolean): string => {
  const placeholders = isOfCart ? 'token={{token}}&cartId={{cartId}}' : 'token={{token}}';
  return `${path}${path.includes('?') ? '&' : '?'}${placeholders}`;
};

function skuOf({ change }: PendingChange, store: CartStore): string | undefined {
  if (change.kind === 'destination') return undefined;
  if (change.kind === 'add') return change.fields.sku;
  return store.confirmed()?.lines.find(({ itemId }) => itemId === change.itemId)?.sku;
}

/**
 * Leaves a change to the queue of network tasks, under its key, and has the stock of what it is about checked; false
 * when the queue cannot be had.
 */
export async function queueChange(one: PendingChange, prefix: string, store: CartStore): Promise<boolean> {
  const { queue } = await theQueue();
  const isOfCart = one.change.kind !== 'add';
  await queue({
    task_id: one.key,
    owner: one.owner,
    url: withPlaceholders(prefix + actionOf(one), isOfCart),
    payload: {
      method: 'POST',
      mode: 'same-origin',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: keyedBody(fieldsOf(one), one.key).toString(),
    },
    callback_event: CHANGED,
    silent: true,
  });
  const sku = skuOf(one, store);
  if (sku && one.change.kind !== 'remove') {
    await queue({
      task_id: `stock:${sku}`,
      owner: one.owner,
      url: withPlaceholders(`${prefix}/api/stock/check?sku=${encodeURIComponent(sku)}`, isOfCart),
      payload: { method: 'GET', mode: 'same-origin', headers: { accept: 'application/json' } },
      callback_event: STOCK,
      is_result_cacheable: true,
    });
  }
  return true;
}

export const unqueueChange = (key: string): void =>
  void theQueue()
    .then(({ remove }) => remove(key))
    .catch(() => undefined);

/** Sends what waits in the queue, of this page or another. */
export const processQueue = (): void =>
  void theQueue()
    .then(({ process }) => process())
    .catch(() => undefined);

/** Takes away what others than whoever is signed in have left in the queue. */
export const clearOthers = (): void =>
  void theQueue()
    .then((queue) => queue.clearOthers())
    .catch(() => undefined);

/** Brings what checks of stock have found on the pages before this one. */
export const recallStock = (): void =>
  void theQueue()
    .then(({ recall }) => recall(STOCK))
    .catch(() => undefined);

/**
 * Hears what the queue has sent: settles changes, and shows what a check of stock has found. A check that found nobody
 * to ask changes nothing.
 */
export function hearQueue(store: CartStore): void {
  addEventListener(CHANGED, (event) => {
    const { task_id, owner, result, resultCode, meta, created_at } = (event as CustomEvent<SyncTask>).detail;
    event.preventDefault();
    store.queueAnswered(task_id, knownOf(answerOf(resultCode ?? SERVER_ERROR, { result, meta })), created_at, owner);
  });
  addEventListener(STOCK, (event) => {
    const { result, resultCode } = (event as CustomEvent<SyncTask>).detail;
    const stock = result as { product_sku?: string; is_in_stock?: boolean } | null;
    event.preventDefault();
    if (resultCode === 200 && stock?.product_sku !== undefined)
      store.stockChecked(stock.product_sku, stock.is_in_stock !== false);
  });
}
