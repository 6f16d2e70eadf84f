import { readSessionMarker } from '../../customers/session-marker';
import { onSignedOut } from '../../customers/signed-out';
import { knownOf } from '../../shop/form-answer';
import { newKey } from '../../shop/new-key';
import { keyedBody, sendForm, sendUnasked } from '../../shop/send-form';
import { tasksWait } from '../../tasks/noted';
import { announceCart, expectInCart } from '../cart-changed';
import { readMarker } from '../marker';
import { CartStore, type Surroundings } from './cart-store';
import { KeptCart } from './kept-cart';
import { clearOthers, hearQueue, processQueue, queueChange, recallStock, unqueueChange } from './queued-changes';
import { actionOf, fieldsOf, pullCart } from './wire';

/** What the document says of its store view. */
const view = () => ({
  code: document.documentElement.dataset.store ?? '',
  id: Number(document.body.dataset.storeId),
  prefix: document.body.dataset.prefix ?? '',
});

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function markers(): { cart: string; user: string } {
  const marker = readMarker(document.cookie, view().id);
  return { cart: marker ? `${marker.version}.${marker.count}` : '', user: readSessionMarker(document.cookie) ?? '' };
}

async function exclusively(work: () => Promise<void>): Promise<void> {
  // Only pages that came over https have locks; elsewhere a change that two tabs send counts once by its key.
  if (navigator.locks) await navigator.locks.request(`${view().code}-cart`, work);
  else await work();
}

const surroundings = (kept: KeptCart, queue: Surroundings['queue']): Surroundings => ({
  kept,
  send: async (change) => {
    // Nobody tapped for where the cart goes: no challenge takes the page away for it.
    const send = change.change.kind === 'destination' ? sendUnasked : sendForm;
    return knownOf(await send(view().prefix + actionOf(change), keyedBody(fieldsOf(change), change.key)));
  },
  pull: () => pullCart(view().prefix),
  queue,
  unqueue: unqueueChange,
  clearOthers,
  exclusively,
  isOnline: () => navigator.onLine,
  now: Date.now,
  newKey,
  wait: (work, ms) => setTimeout(work, ms),
  markers,
});

/** The network has only just come back, and may go again at once. */
const BACK_MS = 1_000;

/** Keeps the count of the cart, which shows the marker, in step with what the marker does not say yet. */
function keepCount(store: CartStore): void {
  let said = 0;
  store.subscribe(() => {
    const { more } = store.shown();
    const now = document.body.dataset.countBy === 'items' ? more.items : more.quantities;
    if (now !== said) expectInCart(now - said);
    said = now;
    announceCart();
  });
}

function listen(store: CartStore, kept: KeptCart): void {
  const look = () => {
    store.lookAtUser();
    if (store.pending().length > 0) void store.resume();
    if (tasksWait()) processQueue();
  };
  addEventListener('storage', ({ key }) => {
    const part = key === null ? null : kept.partOf(key);
    if (part) store.heard(part);
  });
  const back = () => {
    look();
    if (store.confirmed()) void store.load({ keep: false }).catch(() => undefined);
  };
  addEventListener('online', () => setTimeout(back, BACK_MS));
  addEventListener('focus', look);
  onSignedOut(look);
  addEventListener('pageshow', ({ persisted }) => persisted && look());
  look();
}

let store: CartStore | null = null;

/** The cart of this page. */
export function theCart(): CartStore {
  if (store) return store;
  const kept = new KeptCart(view().code, storage());
  const made: CartStore = new CartStore(surroundings(kept, (change) => queueChange(change, view().prefix, made)));
  store = made;
  hearQueue(store);
  if (markers().cart !== '') recallStock();
  keepCount(store);
  listen(store, kept);
  return store;
}
