import { OPENS_WINDOW } from '../contract/customers/window';
import type { DeviceListName } from '../domain/device-list';
import { changesWait } from '../features/cart/store/pending-names';
import { forgetLastShopper } from '../features/customers/forget-last-shopper';
import { leaveAfterSignOut } from '../features/customers/leave-after-sign-out';
import { readPriceGroup } from '../features/customers/price-group';
import { deviceList, keepOnDevice } from '../features/device-lists/device-lists';
import { accountKept, isSignedIn } from '../features/favorites/account-kept';
import { devicePlace, onPlaceChange } from '../features/place/device-place';
import { followPlace } from '../features/place/follow-place';
import { lookAhead } from '../features/product/variants/look-ahead';
import { hasToAsk, keepMeasure } from '../features/tracking/measure';
import { tellViewed } from '../features/viewed/tell-viewed';
import { notesOf } from '../ui/hooks/page-notes';
import { nextTask } from './next-task';
import { wantReact } from './react-wanted';

/** Where a product says how it gets to the shopper. */
const DELIVERY_BOX = '.buy-promises';

const keeps = (store: string, name: DeviceListName): boolean => Object.keys(deviceList(store, name).items).length > 0;

/** Whether the page shows something that this device alone knows, or that one price group pays. */
function showsOwn(store: string): boolean {
  const group = readPriceGroup(document.cookie);
  return (
    keeps(store, 'favorites') ||
    keeps(store, 'compare') ||
    (isSignedIn() && Object.keys(accountKept(store) ?? { unread: '' }).length > 0) ||
    document.querySelector('[data-island="kept-here"]') !== null ||
    (group !== null && document.querySelector(`[data-paid-by~="${group}"]`) !== null)
  );
}

/** Asks for React when an element comes near the screen. */
function wantReactAt(selector: string): void {
  const near = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wantReact(),
    { rootMargin: '200px' },
  );
  for (const element of document.querySelectorAll(selector)) near.observe(element);
}

/**
 * What happens on a page though nobody touches it: one of a customer who signs out elsewhere is left, what may be chosen
 * is fetched, it is noted what was looked at, and told to whoever measures. React is asked for where the page has
 * something to show of this device, or to ask. Each part has a task of its own, since another process of the browser has
 * to be asked for what this device keeps; a first tap waits for all of them, so that they go before anything else.
 */
export async function beginUntouched(): Promise<void> {
  leaveAfterSignOut();
  await nextTask('user-blocking');
  void forgetLastShopper();
  void followPlace();
  await nextTask('user-blocking');
  void lookAhead();
  const { store = '' } = document.documentElement.dataset;
  for (const { viewed = '' } of notesOf('viewed')) keepOnDevice(store, 'recently-viewed', viewed);
  void tellViewed(store);
  await nextTask('user-blocking');
  for (const { measured } of notesOf('measured')) {
    keepMeasure(measured || undefined);
    if (hasToAsk(measured || undefined)) wantReact();
  }
  const opensWindow = location.hash.startsWith(OPENS_WINDOW);
  // What an earlier page could not send is sent, and what becomes of it is told.
  if (opensWindow || changesWait() || showsOwn(store)) wantReact();
  // What is promised of a known place is not what the page says to everybody.
  // It may come only now, from the account or another tab.
  const stopWaiting = onPlaceChange(() => watchBox());
  const watchBox = () => {
    if (!devicePlace()) return;
    stopWaiting();
    wantReactAt(DELIVERY_BOX);
  };
  watchBox();
  if (keeps(store, 'recently-viewed')) wantReactAt('[data-island="viewed-row"]');
}
