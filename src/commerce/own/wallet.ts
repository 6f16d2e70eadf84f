import type { WalletBalance, WalletEntry } from '../../domain/customer/wallet';
import type { Result } from '../../domain/result';
import type { CustomerAccess } from '../customers';

/** A customer's wallet. null: whoever keeps it does not tell it just now. */
export interface OwnWallet {
  /** Whether it pays orders here; that of a retailer is spent at the retailer alone. */
  paysOrders: boolean;
  balance(): Promise<Result<WalletBalance | null>>;
  /** Newest first, at most 100. */
  history(): Promise<Result<WalletEntry[] | null>>;
}

export interface WalletPort {
  ofCustomer(customer: CustomerAccess): OwnWallet;
}

declare module '../commerce' {
  interface Commerce {
    wallet: WalletPort;
  }
}
