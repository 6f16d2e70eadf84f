import { showToast } from '../../ui/show-toast';
import { cartSays } from '../cart/cart-says';
import type { CartChange } from '../cart/store/cart-store';
import { theCart } from '../cart/store/the-cart';
import type { FormDone } from '../shop/form-answer';
import { tellEvent } from '../tracking/shop-events';
import { galleryPort } from './purchase-store';

export interface AddedTexts {
  added: string;
  seeCart: string;
  checkout: string;
  undo: string;
  undone: string;
  failed: string;
  offline: string;
}

interface AddedWords {
  name: string;
  hrefs: { cart: string; checkout: string };
  texts: AddedTexts;
}

export type Add = CartChange & { kind: 'add' };

/** What a form that buys asks for. */
export function addOf(fields: URLSearchParams, { name }: Pick<AddedWords, 'name'>): Add {
  const { qty, ...identity } = Object.fromEntries(fields);
  return { kind: 'add', fields: identity, qty: Number(qty) || 1, label: { name, image: pictureShown() } };
}

interface Added {
  itemId: number;
  /** How many of it there were before. */
  before: number;
}

const pictureShown = (): string | null => galleryPort()?.first() ?? null;

/** Takes what was added out again: the product, and the services that came with it. */
async function undo(lines: readonly Added[], { texts }: AddedWords): Promise<void> {
  const answers = await Promise.all(
    lines.map(({ itemId, before }) =>
      theCart().change(before > 0 ? { kind: 'set', itemId, qty: before } : { kind: 'remove', itemId }),
    ),
  );
  const answer = answers.find((one) => !one?.ok) ?? answers[0];
  showToast(answer?.ok ? { level: 'success', message: texts.undone } : { level: 'error', message: texts.failed });
}

const services = (fields: Record<string, string>): string[] =>
  Object.entries(fields).flatMap(([name, sku]) => (name.startsWith('servicio-') ? [sku] : []));

/** Says what was added, with the ways on from there and back. */
export async function tellAdded(done: FormDone, { qty: added, fields }: Add, told: AddedWords): Promise<void> {
  const { texts, hrefs } = told;
  const line = done.cart?.lines.find((one) => one.itemId === done.itemId);
  const withIt = (done.cart?.lines ?? []).filter((one) => services(fields).includes(one.sku));
  const lines = [...(line ? [line] : []), ...withIt].map(({ itemId, qty }) => ({ itemId, before: qty - added }));
  const success = done.notices.find((one) => one.level === 'success');
  const others = done.notices.filter((one) => one.level !== 'success');
  const said = [...(success ? [success] : []), ...others];
  if (line && added > 0) {
    tellEvent({
      event: 'add_to_cart',
      ecommerce: {
        currency: 'MXN',
        value: line.unitPrice * added,
        items: [
          {
            item_id: line.parentSku,
            item_name: line.name,
            item_variant: line.sku,
            price: line.unitPrice,
            quantity: added,
          },
        ],
      },
    });
  }
  // What is nearly always answered is said at once.
  const isPlain = said.every(({ id }) => id === 'productAddedToCart');
  showToast({
    level: others[0]?.level ?? 'success',
    message: isPlain
      ? texts.added
      : [...new Set(await Promise.all(said.map((one) => cartSays(one, texts.added))))].join(' '),
    detail: told.name,
    image: pictureShown(),
    actions: [
      { label: texts.seeCart, href: hrefs.cart, kind: 'plain' },
      { label: texts.checkout, href: hrefs.checkout, kind: 'buy' },
      ...(line ? [{ label: texts.undo, run: () => void undo(lines, told) }] : []),
    ],
  });
}

/** Calls back once no add is without an answer. */
export function whenAddsAreAnswered(work: () => void): void {
  const store = theCart();
  const stop = store.subscribe(() => {
    if (store.pending().some(({ change }) => change.kind === 'add')) return;
    stop();
    work();
  });
}

/** Says that what was added waits for the network, until it has been sent. */
export function tellWaits({ texts, name }: AddedWords): void {
  whenAddsAreAnswered(
    showToast({
      ...{ level: 'warning', message: texts.offline, detail: name, image: pictureShown() },
      ...{ hasNoTimeout: true, isOffline: true },
    }),
  );
}
