import type { KnownPlace } from '../../domain/known-place';
import { type Centavos, formatMoney } from '../../domain/money';
import type { DeliveryDays } from '../../domain/shipping/delivery-window';
import { arrivalWords, cutWords, type PromiseWords, promisedAt } from '../shop/delivery/delivery';

/** What the box of delivery says, and asks with. */
export interface DeliveryBoxView {
  storePrefix: string;
  locale: string;
  sign: string;
  /** Of the product as it can be put into the cart; null where something is still to be chosen. */
  sku: string | null;
  /** Days of a special item, null for any other. */
  special: number | null;
  /** Days of the policy, where a place has none of its own; null where a retailer delivers, who promises none. */
  policy: Pick<DeliveryDays, 'from' | 'to'> | null;
  /** Whether it alone is worth free delivery, and in which border regions it is not. */
  free: { isAlone: boolean; but: readonly string[] };
  texts: {
    /** What is said before a postal code is known. */
    title: string;
    note: string;
    code: string;
    see: string;
    searching: string;
    /** Of a special item both name its last day alone. */
    promise: PromiseWords;
    /** With {place}. */
    to: string;
    change: string;
    /** That delivery is free. */
    free: string;
    /** Of the cart with this product, with {amount}. */
    cost: string;
    /** What delivery costs where there is no cart; null where only the retailer knows. */
    usualCost: string | null;
    noCoverage: string;
    failed: string;
  };
}

/** Class of what is told of a known place before the component runs. */
export const TOLD_DELIVERY = 'told';

/** How long it takes to a place; null where nothing is promised. */
export const daysAt = (
  { special, policy }: Pick<DeliveryBoxView, 'special' | 'policy'>,
  place: Pick<KnownPlace, 'days'>,
): DeliveryDays | null => policy && { ...(place.days ?? policy), ...(special === null ? {} : { special }) };

/** What it costs to deliver the cart, null where that is not known; `isWith`: with this product in it. */
export interface CartCost {
  gross: Centavos | null;
  isWith: boolean;
}

/**
 * What delivery costs: what the cart costs with this product in it. Where that cannot be told nothing, if this product
 * alone is worth that or the cart is already, else what is usual.
 */
export function costAt(
  { free, sign, texts }: Pick<DeliveryBoxView, 'free' | 'sign' | 'texts'>,
  { border }: Pick<KnownPlace, 'border'>,
  cart: CartCost | null,
): string | null {
  if (cart?.gross === 0) return texts.free;
  if (cart?.isWith && cart.gross !== null) return texts.cost.replace('{amount}', formatMoney(cart.gross, sign));
  return free.isAlone && !free.but.includes(border) ? texts.free : texts.usualCost;
}

/** "a 44100, Guadalajara": where it goes. */
export const nameAt = ({ texts }: Pick<DeliveryBoxView, 'texts'>, { code, name }: KnownPlace): string =>
  texts.to.replace('{place}', [code, name].join(', '));

interface ToldDelivery {
  when: string;
  /** Until when that holds; '' where nothing is promised. */
  cut: string;
  place: string;
  cost: string | null;
}

/**
 * What is told of a place without asking: when it arrives there and what that usually costs, or that the shop does not go
 * there. `now` is the shop's, epoch ms.
 */
export function toldDelivery(view: DeliveryBoxView, place: KnownPlace, now: number): ToldDelivery | string {
  const { texts, locale } = view;
  if (!place.isCovered) return texts.noCoverage;
  const days = daysAt(view, place);
  const promised = days && promisedAt(days, now);
  return {
    when: promised ? arrivalWords(promised, texts.promise, locale) : texts.title,
    cut: promised ? cutWords(promised, texts.promise, now, locale) : '',
    place: nameAt(view, place),
    cost: costAt(view, place, null),
  };
}
