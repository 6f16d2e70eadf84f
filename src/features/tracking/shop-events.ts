import { readConsent } from './consent';

/** One thing of an event, in the names analytics tools expect; prices in pesos with IVA. */
export interface EventItem {
  item_id: string;
  item_name: string;
  item_variant?: string;
  price: number;
  quantity: number;
}

/** What happened to a shopper, in the names and shapes analytics tools expect. */
export interface ShopEvent {
  event: 'view_item' | 'add_to_cart' | 'begin_checkout' | 'purchase';
  ecommerce: {
    currency: string;
    value: number;
    transaction_id?: string;
    tax?: number;
    shipping?: number;
    items: EventItem[];
  };
}

/** The event of the window by which each is told, beside the list that tags read. */
const TOLD = 'shop:event';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Tells an event to whoever listens: as `shop:event` of the window and in `dataLayer`. Nobody is told anything of a
 * shopper who has not agreed.
 */
export function tellEvent(told: ShopEvent): void {
  if (readConsent() !== 'yes') return;
  window.dataLayer ??= [];
  window.dataLayer.push(told);
  dispatchEvent(new CustomEvent<ShopEvent>(TOLD, { detail: told }));
}
