import type { Result } from '../domain/result';
import type { NamedCustomer } from './customers';

/** Who wants to know of a sku. */
export interface BackInStockWish {
  sku: string;
  email: string;
}

/** Notices that something is back in stock, each sent once. */
export interface BackInStockPort {
  /**
   * Notes a wish; one for the same sku and e-mail that is open stays as it is. Answers the same whether there was one,
   * or so many for the e-mail that no more are taken. 404 for a sku that is unknown, or sold by its parts.
   */
  notify(wish: BackInStockWish): Promise<Result<null>>;
  /** The same for a customer, whose notice it is. */
  ofCustomer(customer: NamedCustomer): Pick<BackInStockPort, 'notify'>;
  /** Ends the notice of this token; the same when it is gone already. */
  end(token: string): Promise<void>;
}

declare module './commerce' {
  interface Commerce {
    /** null: the stock is a retailer's, and nobody here is told when it is back. */
    backInStock: BackInStockPort | null;
  }
}
