import { allocate, type Centavos, toCentavos } from '../money';

/**
 * What was charged for an order and what has moved for it. `charged` and `wallet` only shrink, `refunded` is less where it
 * bounced, `received` where it was noted by mistake, and everything else only grows; what is still to be paid or given back is always worked out of it, never
 * stored beside it.
 */
export interface OrderMoney {
  /** What the order keeps costs: its total, less its adjustments; nothing once it is canceled or expired. */
  charged: Centavos;
  /** What of it the customer's wallet pays: held there until the goods go, then taken. */
  wallet: Centavos;
  /** Held on cards, and of it taken or let go. */
  authorised: Centavos;
  captured: Centavos;
  released: Centavos;
  /** Came in by whatever form, captures included. */
  received: Centavos;
  /** Taken back by a bank or a card's holder, never more than was there. */
  reversed: Centavos;
  /** Sent back to the shopper, less what bounced. */
  refunded: Centavos;
  /**
   * Taken back beyond what was there: a refund and a reversal of the same money. It is claimed from whoever took it,
   * not from the shopper.
   */
  disputed: Centavos;
}

/** What is there of what came in. */
export const kept = ({ received, reversed, refunded }: OrderMoney): Centavos =>
  toCentavos(received - reversed - refunded);

/** What is paid of it by another form than the wallet. */
export const byOtherForms = ({ charged, wallet }: Pick<OrderMoney, 'charged' | 'wallet'>): Centavos =>
  toCentavos(charged - wallet);

/** What the shopper still owes. */
export const stillDue = (money: OrderMoney): Centavos => toCentavos(Math.max(0, byOtherForms(money) - kept(money)));

/** What the shop still owes the shopper. */
export const toRefund = (money: OrderMoney): Centavos => toCentavos(Math.max(0, kept(money) - byOtherForms(money)));

/**
 * An order that costs this much less, at most all of it: what the wallet pays of that share is the wallet's again, the
 * rest is its other forms'. Source: decisions "Refund".
 */
export function cheaper(money: OrderMoney, amount: Centavos): OrderMoney {
  const less = toCentavos(Math.min(amount, money.charged));
  if (less === 0) return money;
  const [back = less] = allocate(money.wallet, [less, money.charged - less]);
  return { ...money, charged: toCentavos(money.charged - less), wallet: toCentavos(money.wallet - back) };
}

/** What is held on cards and neither taken nor let go. */
export const openAuthorisation = ({ authorised, captured, released }: OrderMoney): Centavos =>
  toCentavos(authorised - captured - released);

/**
 * What would be left to pay by card if nothing had been taken off an order, of what was to be paid of it when it was
 * placed: what stays of it keeps the months it was sold with. Source: decisions "What stays of an order".
 */
export const unpaidAsSold = (money: OrderMoney, full: Centavos): Centavos =>
  toCentavos(Math.max(0, full - kept(money) - openAuthorisation(money)));

/** What of it is taken when the goods go. */
export const toCapture = (money: OrderMoney): Centavos =>
  toCentavos(Math.min(openAuthorisation(money), stillDue(money)));

/** What a card is charged as the goods go although less is due, and what of that goes back to it at once. */
export interface WholeCharge {
  charged: Centavos;
  back: Centavos;
}

/** The same of a gateway that takes all of a hold; null where just what is due is held, or nothing is to be taken. */
export function wholeCharge(money: OrderMoney): WholeCharge | null {
  const [charged, needed] = [openAuthorisation(money), toCapture(money)];
  return needed > 0 && charged > needed ? { charged, back: toCentavos(charged - needed) } : null;
}

/** What of it is needed no longer. */
export const toRelease = (money: OrderMoney): Centavos => toCentavos(openAuthorisation(money) - toCapture(money));

/**
 * Whether nobody pays anything for it: it costs nothing, or nothing any more, and the shop keeps no payment for it.
 * True of an order that is off as well; not of one that a wallet pays.
 */
export const costsNothing = (money: OrderMoney): boolean => money.charged === 0 && kept(money) === 0;

/** Whether the goods may go: paid for, or as much held on a card as is missing. */
export const isSecured = (money: OrderMoney): boolean => openAuthorisation(money) >= stillDue(money);
