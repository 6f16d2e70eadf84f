import type { CartView } from '../../contract/cart/view';
import { announceMarkup } from '../../ui/new-markup';
import { parsed, patchMarkup } from '../../ui/patch-markup';
import type { CartStore } from './store/cart-store';

const ISLAND = '[data-island="cart-page"]';
const LINE = '.cart-line';
/** Query parameter of the page that says what was removed and offers it back. */
const REMOVED = 'quitado';
const LONGEST_READ_MS = 20_000;
/**
 * How long a page that could not be read, or was older than the cart, is left before it is read again; doubled each
 * time.
 */
const RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

interface Read {
  element: HTMLElement;
  cart: CartView | null;
}

/** The page of the cart as the server writes it now, null when it cannot be read. */
async function readPage(path: string): Promise<Read | null> {
  try {
    const answer = await fetch(path, {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(LONGEST_READ_MS),
    });
    const element = answer.ok ? parsed(await answer.text()).querySelector<HTMLElement>(ISLAND) : null;
    return element && { element, cart: (JSON.parse(element.dataset.props ?? '{}') as { cart: CartView | null }).cart };
  } catch {
    return null;
  }
}

const idsOf = (root: HTMLElement): string => [...root.querySelectorAll(LINE)].map(({ id }) => id).join();

/**
 * The markup of the cart's page: what the shopper has asked for shown in it, and replaced by the server's when the cart
 * has changed there.
 */
export class CartPageMarkup {
  private readonly root: HTMLElement;
  private readonly texts: { updating: string; unsent: string };
  /** What the server has written last. */
  private written: string;
  private shown: Pick<CartView, 'id' | 'version'>;
  private isReading = false;
  private retryMs = RETRY_MS;
  private retry: { cart: CartView; timer: ReturnType<typeof setTimeout>; read: () => void } | null = null;

  constructor(root: HTMLElement, cart: CartView | null, texts: { updating: string; unsent: string }) {
    this.root = root;
    this.shown = cart ?? { id: '', version: 0 };
    this.texts = texts;
    this.written = root.innerHTML;
    addEventListener('online', () => {
      this.retryMs = RETRY_MS;
      this.retry?.read();
    });
  }

  /**
   * Shows the cart of the store, a field that is being typed in left alone; `removed` is the line taken out last, which
   * the page offers back. The amounts are those of the server's markup: until it is of the confirmed cart, the page
   * says that they are being brought up to date.
   */
  show(store: CartStore, isTyped: (field: HTMLInputElement) => boolean, removed: number | null): void {
    const { lines, isConfirmed } = store.shown();
    for (const element of this.root.querySelectorAll<HTMLElement>(LINE)) {
      const shown = lines.find(({ line }) => element.id === `linea-${line.itemId}`);
      element.hidden = !shown;
      const field = element.querySelector<HTMLInputElement>('input[name="qty"]');
      if (shown && field && !isTyped(field)) field.value = String(shown.line.qty);
      const mark = element.querySelector('[data-mark]');
      if (mark) mark.textContent = shown?.mark === 'unsent' ? this.texts.unsent : '';
    }
    const confirmed = store.confirmed();
    const isUpToDate = isConfirmed && !(confirmed && this.isBehind(confirmed));
    this.root.toggleAttribute('data-updating', !isUpToDate);
    const status = this.root.querySelector('[data-updating-status]');
    const said = isUpToDate ? '' : this.texts.updating;
    if (status && status.textContent !== said) status.textContent = said;
    void this.follow(store, isTyped, removed);
  }

  private isBehind({ id, version }: CartView): boolean {
    return id !== this.shown.id || version > this.shown.version;
  }

  /**
   * Reads the page anew when the cart of the store is another one or further than the one the page shows; again after a
   * while when that failed.
   */
  private async follow(
    store: CartStore,
    isTyped: (field: HTMLInputElement) => boolean,
    removed: number | null,
  ): Promise<void> {
    const cart = store.confirmed();
    const hasFailed = this.retry?.cart.id === cart?.id && this.retry?.cart.version === cart?.version;
    if (!cart || this.isReading || hasFailed || !this.isBehind(cart)) return;
    this.dropRetry();
    this.isReading = true;
    const askedAt = Date.now();
    const isGone = removed !== null && !cart.lines.some(({ itemId }) => itemId === removed);
    const path = isGone ? `${location.pathname}?${REMOVED}=${removed}` : location.pathname;
    const read = await readPage(path);
    this.isReading = false;
    const isOlder = read?.cart?.id === cart.id && read.cart.version < cart.version;
    if (!read || isOlder) {
      this.readLater(cart, () => void this.follow(store, isTyped, removed));
      return;
    }
    this.retryMs = RETRY_MS;
    this.replace(read.element, path);
    this.shown = read.cart ?? { id: cart.id, version: cart.version };
    if (read.cart) store.take(read.cart, askedAt, { keep: false });
    else this.show(store, isTyped, null);
  }

  private dropRetry(): void {
    clearTimeout(this.retry?.timer);
    this.retry = null;
  }

  private readLater(cart: CartView, work: () => void): void {
    const read = () => {
      this.dropRetry();
      work();
    };
    this.retry = { cart, timer: setTimeout(read, this.retryMs), read };
    this.retryMs = Math.min(this.retryMs * 2, LONGEST_RETRY_MS);
  }

  private replace(next: HTMLElement, path: string): void {
    const after = next.innerHTML;
    if (idsOf(next) === idsOf(this.root)) patchMarkup(this.root, this.written, after);
    else {
      this.root.replaceChildren(...next.childNodes);
      announceMarkup(this.root);
    }
    this.written = after;
    if (location.pathname + location.search !== path) history.replaceState(history.state, '', path);
    const undo = path === location.pathname ? null : this.root.querySelector<HTMLElement>('.notices button');
    if (document.activeElement === document.body) undo?.focus();
  }
}
