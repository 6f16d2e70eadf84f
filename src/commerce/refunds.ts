import type { Centavos } from '../domain/money';
import type { RefundAccount } from '../domain/refund/account';
import type { Result } from '../domain/result';

/**
 * Money of an order that was sent back by hand, that came back since, or that went into the wallet by choice. `note`: its
 * reference.
 */
export interface RefundMove {
  type: 'refunded' | 'bounced' | 'wallet';
  amount: Centavos;
  note: string | null;
  /** When it was sent, as its operator says, else when it was noted. Epoch ms. */
  at: number;
}

/** How money of an order goes back. */
export interface OrderRefund {
  /** To its cards, by their gateway, what is under way included. */
  toCards: Centavos;
  /** Whether none of that goes by itself: it is more than leaves the shop by one name. */
  isAskedOfTwo: boolean;
  /** To where its shopper says. */
  byHand: Centavos;
  account: RefundAccount | null;
  /** Whether they may have it in their wallet instead: not once they said an account, which may be paid already. */
  canBeInWallet: boolean;
  /** Whether they were asked as often as anybody is, and did not say it. */
  isOwed: boolean;
  /** By hand and into the wallet, oldest first. */
  moves: RefundMove[];
}

/** Money of orders that goes back. Whoever calls has shown that the order is theirs. */
export interface RefundsPort {
  /** null without the order, and where nothing of its money is to go back or went back. */
  of(orderNumber: string): Promise<OrderRefund | null>;
  /**
   * Keeps where the shopper wants it, in place of what they said before. 404 without the order, 409 where nothing is to
   * be sent there, 422 where the account is somebody else's.
   */
  give(orderNumber: string, account: RefundAccount): Promise<Result<null>>;
  /** What is to be sent by hand goes into the customer's wallet at once. 404; 409 where nothing is, or it may not. */
  toWallet(orderNumber: string): Promise<Result<null>>;
}

/**
 * Where the money of an order goes: to this account, 'owed' where its customer said none yet, 'by-itself' to the card it
 * came from, which nobody need send.
 */
export type RefundGoes = RefundAccount | 'owed' | 'by-itself';

/** What a list of orders says of where their money goes to, by the number of each. */
export type RefundAccounts = ReadonlyMap<string, RefundGoes>;

export interface DeskRefunds {
  of(orderNumber: string): Promise<OrderRefund | null>;
  accounts(orderNumbers: readonly string[]): Promise<RefundAccounts>;
}

declare module './desk' {
  interface Desk {
    refunds: DeskRefunds;
  }
}

declare module './commerce' {
  interface Commerce {
    /** null: orders are a retailer's, and so is how their money goes back. */
    refunds: RefundsPort | null;
  }
}
