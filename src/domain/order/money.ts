import { type Centavos, toCentavos } from '../money';

/**
 * What was charged for an order and what has moved for it. Everything but `charged` only grows; what is still to be
 * paid or given back is always worked out of it, never stored beside it.
 */
export interface OrderMoney {
  /** What the order keeps costs: its total, less its adjustments; nothing once it is canceled or expired. */
  charged: Centavos;
  /** Held on cards, and of it taken or let go. */
  authorised: Centavos;
  captured: Centavos;
  released: Centavos;
  /** Came in by whatever form, captures included. */
  received: Centavos;
  /** Taken back by a bank or a card's holder, never more than was there. */
  reversed: Centavos;
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

/** What the shopper still owes. */
export const stillDue = (money: OrderMoney): Centavos => toCentavos(Math.max(0, money.charged - kept(money)));

/** What the shop still owes the shopper. */
export const toRefund = (money: OrderMoney): Centavos => toCentavos(Math.max(0, kept(money) - money.charged));

/** What is held on cards and neither taken nor let go. */
export const openAuthorisation = ({ authorised, captured, released }: OrderMoney): Centavos =>
  toCentavos(authorised - captured - released);

/** What of it is taken when the goods go. */
export const toCapture = (money: OrderMoney): Centavos =>
  toCentavos(Math.min(openAuthorisation(money), stillDue(money)));

/** What of it is needed no longer. */
export const toRelease = (money: OrderMoney): Centavos => toCentavos(openAuthorisation(money) - toCapture(money));

/**
 * Whether nobody pays anything for it: it costs nothing, or nothing any more, and the shop keeps no payment for it.
 * True of an order that is off as well.
 */
export const costsNothing = (money: OrderMoney): boolean => money.charged === 0 && kept(money) === 0;

/** Whether the goods may go: paid for, or as much held on a card as is missing. */
export const isSecured = (money: OrderMoney): boolean => openAuthorisation(money) >= stillDue(money);
