import type { Centavos } from '../domain/money';
import type { OrderMoney } from '../domain/order/money';
import type { Order } from '../domain/order/order';

/** How an order is paid by transfer: to an account that is for this order alone. */
export interface SpeiInstructions {
  form: 'spei';
  clabe: string;
  /** Name of the bank the account is with, and of whom it belongs to. */
  bank: string;
  beneficiary: string;
}

/** How an order is paid at the till of a shop. */
export interface TillInstructions {
  form: 'store';
  reference: string;
  /** Shops whose tills take it. */
  shops: string[];
}

/** What of an order is still to be paid, and how. */
export interface DuePayment {
  amount: Centavos;
  /** Epoch ms until which it has to be there; null where nothing ends it. */
  until: number | null;
  how: SpeiInstructions | TillInstructions | null;
}

/** The money of an order, and what is to be paid; `due` is null once nothing is, or the order is off. */
export interface OrderPayment {
  money: OrderMoney;
  due: DuePayment | null;
}

/** Payments of orders that the shop makes itself; those a retailer makes are paid at the retailer. */
export interface PaymentsPort {
  /** null for an order that is not known. */
  of(order: Pick<Order, 'number'>): Promise<OrderPayment | null>;
}
