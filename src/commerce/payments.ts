import type { PaymentMethod } from '../domain/cart/cart';
import type { Centavos } from '../domain/money';
import type { OrderEvent } from '../domain/order/events';
import type { OrderMoney, WholeCharge } from '../domain/order/money';
import type { Order } from '../domain/order/order';
import type { Offering } from '../domain/payment/months';
import type { UnmatchedReason } from '../domain/payment/notification';
import type { Payee } from '../domain/payment/payee';
import type { Result } from '../domain/result';

/** How something is paid by transfer: to an account that is for it alone. */
export interface SpeiInstructions {
  form: 'spei';
  clabe: string;
  /** Name of the bank the account is with, and of whom it belongs to. */
  bank: string;
  beneficiary: string;
}

/** How something is paid at the till of a shop. */
export interface TillInstructions {
  form: 'store';
  reference: string;
  /** Shops whose tills take it. */
  shops: string[];
}

/** How an order is paid by card: on a page of the gateway's. */
export interface CardInstructions {
  form: 'card';
  /** checking: the bank decides, or the gateway has not said yet what became of it since the shopper went there. */
  state: 'to-pay' | 'checking';
  /** true when the last card was refused. */
  isDeclined: boolean;
  /** Monthly payments without interest, 1 for all at once. */
  months: number;
  /** Who did not grant those months, and in how many it may be paid by card instead; null where nobody said so. */
  refused: { by: 'gateway' | 'card'; instead: { months: number; isChargedAtOnce: boolean }[] } | null;
  /** true where the card is charged before the order is sent, as the shopper agreed. */
  isChargedAtOnce: boolean;
  /** Other ways in which this order can be paid. */
  others: Pick<PaymentMethod, 'code' | 'title'>[];
}

/** What of an order is still to be paid, and how. */
export interface DuePayment {
  amount: Centavos;
  /** Epoch ms until which it has to be there; null where nothing ends it. */
  until: number | null;
  how: SpeiInstructions | TillInstructions | CardInstructions | null;
}

/** The money of an order, and what is to be paid; `due` is null once nothing is, or the order is off. */
export interface OrderPayment {
  money: OrderMoney;
  due: DuePayment | null;
  /** Where its card will be charged more than the order costs by now, as its gateway takes all of a hold; else null. */
  wholeCharge: WholeCharge | null;
  /** When it was paid, or held on a card; null where that has not happened. Delivery counts from then on. Epoch ms. */
  securedAt: number | null;
  /** When it was sent, or lay ready at its branch, and once it is handed over when that was; null before. Epoch ms. */
  reachedAt: number | null;
}

/** Payments of orders that the shop makes itself; those a retailer makes are paid at the retailer. */
export interface PaymentsPort {
  /** Cards as the payment step takes them; null where none are taken. */
  readonly card: Offering | null;
  /** As it is written down: nobody is asked, and nothing changes. null for an order that is not known. */
  of(order: Pick<Order, 'number'>): Promise<OrderPayment | null>;
  /** Asks the gateway what became of the payment under way, and lets that happen. Twice it is once. */
  refresh(payee: Payee): Promise<void>;
  /**
   * The page where an order is paid by card, made once however often it is asked for; `returnUrl` is where it leads
   * back to. 409 where nothing is to be paid or its months are not granted, 503 where the gateway has no answer.
   */
  startCard(order: Pick<Order, 'number'>, returnUrl: string): Promise<Result<{ url: string }>>;
  /**
   * An order that was to be paid by card is paid by this method; nobody can pay it by card any more. 409 and 503 as
   * above, 422 for another method.
   */
  payOtherwise(order: Pick<Order, 'number'>, method: string): Promise<Result<null>>;
  /**
   * An order whose months were not granted is paid by card in so many payments, 1 for all at once. 409 and 503 as above,
   * 422 for a number that may not be chosen in their place.
   */
  payInMonths(order: Pick<Order, 'number'>, months: number): Promise<Result<null>>;
}

/**
 * An order that waits for money, and why a payment may be for it: it waits for just that amount, its reference is the
 * same but for a digit, or it waits for nearly as much.
 */
export interface OfferedOrder {
  number: string;
  name: string;
  /** When it was placed, epoch ms. */
  at: number;
  due: Centavos;
  why: 'amount' | 'reference' | 'near';
}

/** A movement of money that fits nothing that can be paid. */
export interface DeskUnmatchedPayment {
  source: 'collector' | 'gateway';
  id: string;
  type: OrderEvent['type'];
  reference: string;
  /** What it was paid for; null where the reference names nothing of ours. */
  payee: Payee | null;
  amount: Centavos;
  currency: string;
  reason: UnmatchedReason;
  at: number;
  /** Whether it may be put onto an order (domain/payment/notification.ts). */
  canBeApplied: boolean;
  /** Orders it may be for, the likeliest first; none of one that may not be put onto any. */
  orders: OfferedOrder[];
}

/** One that an operator has seen to, or that counted by itself since. */
export interface ResolvedPayment extends DeskUnmatchedPayment {
  resolvedAt: number;
  /** Who saw to it, onto which order they put it, null for none, and what they wrote; null where nobody did. */
  by: { actor: string; order: string | null; note: string | null } | null;
}

/** What a card's gateway was asked to do and has not answered for a while. `since` in epoch ms. */
export interface UnansweredAsk {
  kind: 'capture' | 'release' | 'refund';
  /** The number of its order; null where it is of something else that is paid. */
  order: string | null;
  /** null for as much as there is. */
  amount: Centavos | null;
  since: number;
  attempts: number;
}

export interface DeskPayments {
  /** What the gateway of the whole shop does not answer, the oldest first. */
  unanswered(): Promise<UnansweredAsk[]>;
  /** Movements of money that fit no order and wait for an operator, the oldest first. */
  unmatchedPayments(): Promise<DeskUnmatchedPayment[]>;
  /** The last ones that wait no longer, the newest first. */
  resolvedPayments(): Promise<ResolvedPayment[]>;
  /** false where no such movement waits. `note`: what its operator found out. */
  resolveUnmatched(source: DeskUnmatchedPayment['source'], id: string, note: string | null): Promise<boolean>;
  /**
   * Counts a movement that waits as money of an order of this store view, once: put onto the same order again it is
   * done already. 404 without the movement or the order; 409 where it was seen to otherwise, may not be put onto an
   * order, or the order changed since `seen`, the number of the last event that was shown.
   */
  applyUnmatched(
    payment: Pick<DeskUnmatchedPayment, 'source' | 'id'>,
    order: string,
    told: { note: string | null; seen?: number },
  ): Promise<Result<null>>;
}

declare module './desk' {
  interface Desk {
    payments: DeskPayments;
  }
}

declare module './commerce' {
  interface Commerce {
    /** null: orders are a retailer's, and so is how they are paid. */
    payments: PaymentsPort | null;
  }
}
