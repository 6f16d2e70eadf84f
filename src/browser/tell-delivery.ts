import { isOutdated } from '../domain/known-place';
import { devicePlace } from '../features/place/device-place';
import type { PurchaseView } from '../features/product/purchase.client';
import { TOLD_DELIVERY, toldDelivery } from '../features/product/told-delivery';
import { serverNow } from '../ui/server-now';

/** What a browser with a cart is told of its cost comes with the component, which asks: its line is kept free. */
const LATER = '\u00a0';

const hasCart = (): boolean => document.cookie.includes('cart-marker-');

function line(name: 'strong' | 'span', text: string, className = ''): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

/**
 * Says in the box of a product, before its component runs, when it arrives at the place this browser keeps; the component
 * takes over once it has asked. Nothing of a place the shop has to be asked about, nor in a box whose component runs.
 */
export function tellDelivery(): void {
  const box = document.querySelector<HTMLElement>(`.${TOLD_DELIVERY}`);
  const island = box?.closest<HTMLElement>('[data-island]');
  if (!box || !island || island.isAwake) return;
  const place = devicePlace();
  const { delivery } = JSON.parse(island.dataset.props ?? '{}') as Partial<PurchaseView>;
  if (!delivery?.box || !place || isOutdated(place, Date.now())) {
    box.replaceChildren();
    return;
  }
  const told = toldDelivery(delivery.box, place, serverNow());
  if (typeof told === 'string') {
    box.replaceChildren(told);
    return;
  }
  const cost = hasCart() ? LATER : told.cost;
  box.replaceChildren(
    line('strong', told.when),
    ...(told.cut ? [line('span', told.cut, 'delivery-cost')] : []),
    line('span', told.place),
    ...(cost ? [line('span', cost, 'delivery-cost')] : []),
  );
}
