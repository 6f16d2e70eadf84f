import type { OrderGroup } from '../../contract/history/pages';
import type { Order } from '../../domain/order/order';
import type { HistoryDocument, ToldOrder } from '../../domain/order/told-order';
import type { Result } from '../../domain/result';
import type { CustomerAccess } from '../customers';
import type { Cancellation, CancelReason } from './cancellation';

/** Which of a customer's orders: everything that is left out is not asked for. */
export interface OrdersWanted {
  group?: OrderGroup | undefined;
  /** Epoch ms; orders of before are left out. */
  since?: number | undefined;
  /** A number, or words of what was bought. */
  search?: string | undefined;
  /** From 1; ten a page. */
  page: number;
}

export interface OrdersFound {
  items: ToldOrder[];
  total: number;
  /** Set where only the newest so many were looked through: of a retailer's history nobody asks for all. */
  lookedThrough?: number;
}

/** An order of a customer: our own whole, or as a retailer tells it. */
export type OwnOrder =
  | { kind: 'own'; order: Order; document: HistoryDocument }
  | { kind: 'told'; order: ToldOrder; document: HistoryDocument };

export interface OwnOrders {
  /** The newest first. */
  list(wanted: OrdersWanted): Promise<Result<OrdersFound>>;
  /**
   * What is under way, at most ten: first what may wait for its payment, however long ago it was ordered, then the
   * newest; where nothing is, the last order alone. Of a retailer's orders the newest twenty are looked through.
   */
  underWay(): Promise<Result<ToldOrder[]>>;
  /** The order of this number; 404 for one that is not the customer's, as for one there is none of. */
  order(number: string): Promise<Result<OwnOrder>>;
  /** Why this order may be canceled; 404 as above. */
  cancelReasons(number: string): Promise<Result<CancelReason[]>>;
  /**
   * Cancels it, or some of it, before it is sent, and answers the status it has then. 404 as above; 409 once it cannot
   * be canceled, with a retailer's own words where it has some; 422 for a reason there is none of; 503 while a retailer
   * does not say.
   */
  cancel(cancellation: Cancellation): Promise<Result<{ status: string }>>;
}

export interface HistoryPort {
  ofCustomer(customer: CustomerAccess): OwnOrders;
}

declare module '../commerce' {
  interface Commerce {
    history: HistoryPort;
  }
}
