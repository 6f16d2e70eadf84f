import { sourceAfter } from '../../domain/order/traffic-source';
import { loadScript, notesOf } from '../../ui/hooks/page-notes';
import { onCartChange } from '../cart/cart-changed';
import { readMarker } from '../cart/marker';
import { keepConsent, keepSource, readConsent, readSource, userId } from './consent';
import { type ShopEvent, tellEvent } from './shop-events';

const TOLD_SOURCE = 'source-told';
const TOLD_EVENT = 'event-told ';

/** What was told already; a browser that keeps nothing is told of again. */
const sentBefore = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {}
  },
  forget(): void {
    try {
      for (const key of Object.keys(localStorage))
        if (key.startsWith(TOLD_SOURCE) || key.startsWith(TOLD_EVENT)) localStorage.removeItem(key);
    } catch {}
  },
};

/**
 * The query this visit began with: of this page, or of the page of ours that led here before anybody was asked. Nothing
 * has to be kept for it.
 */
function arrivals(): URLSearchParams[] {
  const before = document.referrer === '' ? null : new URL(document.referrer);
  return [...(before?.origin === location.origin ? [before.searchParams] : []), new URLSearchParams(location.search)];
}

const sourceNow = (): string | null =>
  arrivals().reduce<string | null>((source, query) => sourceAfter(source, query), readSource());

/**
 * Tells the shop where the shopper came from, once for each cart and source; what was not answered is told with the
 * next page.
 */
async function tellSource(): Promise<void> {
  const { storeId, prefix = '' } = document.body.dataset;
  const [source, user, cart] = [readSource(), userId(), readMarker(document.cookie, Number(storeId))];
  if (readConsent() !== 'yes' || source === null || cart === null) return;
  const key = `${TOLD_SOURCE} ${storeId}`;
  const [version = '', told] = (sentBefore.get(key) ?? '').split(/ (.*)/s);
  // A cart's version only grows: a lower one is another cart.
  const isKnown = told === source && version !== '' && Number(version) <= cart.version;
  sentBefore.set(key, `${cart.version} ${source}`);
  if (isKnown) return;
  const tracking = user && { id: user.id, created_at: new Date(user.since * 1000).toISOString() };
  const answer = await fetch(
    `${prefix}/api/user/set-origin?cartId={{cartId}}&utmSource=${encodeURIComponent(source)}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(tracking ? { tracking } : {}),
      keepalive: true,
    },
  ).catch(() => null);
  if (!answer?.ok) sentBefore.set(key, '');
}

/** Tells what this page is, where it says so; the same order is not told again by a page that is loaded anew. */
function tellPage(): void {
  for (const { event = '', eventOnce } of notesOf('event')) {
    const key = TOLD_EVENT + eventOnce;
    if (eventOnce !== undefined && sentBefore.get(key) !== null) continue;
    if (eventOnce !== undefined) sentBefore.set(key, '');
    tellEvent(JSON.parse(event) as ShopEvent);
  }
}

/** Where there is something to ask for: a visit that says where it came from, or a tag of the retailer. */
export const hasToAsk = (tag: string | undefined): boolean =>
  readConsent() === null && (tag !== undefined || sourceNow() !== null);

/** The retailer's own tag is loaded for nobody who has not agreed. */
function measure(tag: string | undefined): void {
  const source = sourceNow();
  if (source !== null) keepSource(source);
  tellPage();
  if (tag) loadScript(tag);
  void tellSource();
}

/**
 * Keeps where a visit came from, and tells what happens to whoever measures, if the shopper has agreed. Before a yes
 * nothing is kept and nobody told; after a no neither.
 */
export function keepMeasure(tag: string | undefined): void {
  if (readConsent() === 'yes') measure(tag);
  onCartChange(() => void tellSource());
}

/** Keeps what the shopper answered, and does it from then on. */
export function answerMeasuring(answer: 'yes' | 'no', tag: string | undefined): void {
  const before = readConsent();
  keepConsent(answer);
  if (answer === 'yes' && before !== 'yes') measure(tag);
  if (answer === 'yes') return;
  sentBefore.forget();
  // What runs already ends with its page.
  if (before === 'yes') location.reload();
}
