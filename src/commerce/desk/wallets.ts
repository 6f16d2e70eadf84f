import type { WalletAct, WalletBalance, WalletEntry } from '../../domain/customer/wallet';
import type { Centavos } from '../../domain/money';
import type { Result } from '../../domain/result';

export interface WalletChange {
  act: WalletAct;
  /** Above zero. */
  amount: Centavos;
  /** For how many days what is given can be spent; null for ever. */
  days: number | null;
  /** Why. */
  note: string;
}

/** Wallets of our own customers, who are named by their ids. */
export interface DeskWallets {
  of(customerId: string): Promise<{ balance: WalletBalance; entries: WalletEntry[] }>;
  /**
   * Changes a wallet, once under its key, on record. 404 without such a customer of ours; 409 where more is to be taken than there is, or where more than the
   * limit would have been given within thirty days.
   */
  change(customerId: string, change: WalletChange, key: string): Promise<Result<null>>;
}

declare module '../desk' {
  interface Desk {
    wallets: DeskWallets;
  }
}
