import type { WalletCredit } from '../../../../src/domain/customer/wallet';
import type { Centavos } from '../../../../src/domain/money';

/** What comes into the wallet of a customer of our own, in the store view `store`. */
export interface Credit {
  store: string;
  customerId: string;
  kind: WalletCredit;
  /** Above zero. */
  amount: Centavos;
  /** Under which it comes once, of all wallets; it names what it is for: `refund 000000042 …`. */
  key: string;
  /** When what is left of it ends, epoch ms; left out for never. */
  expiresAt?: number | null;
  /** Number of the order it is about. */
  order?: string | null;
  note?: string | null;
  /** What the operator is called who gives it. */
  by?: string | null;
  /** Epoch ms. */
  at: number;
}

/**
 * Statements that credit a wallet and tell its customer, for a batch of whoever gives it: once under its key, also
 * where the batch runs again. Throws a RangeError on an amount that is not above zero.
 */
export function creditStatements(db: D1Database, credit: Credit): D1PreparedStatement[] {
  const { store, customerId, kind, amount, key, expiresAt = null, order = null, note = null, by = null, at } = credit;
  if (amount <= 0) throw new RangeError(`a credit of ${amount}`);
  return [
    db
      .prepare(
        `INSERT INTO outbox (type, subject, store, created_at, next_attempt_at)
         SELECT 'wallet-credited', ?1, ?2, ?3, ?3 WHERE NOT EXISTS (SELECT 1 FROM wallet_entry WHERE key = ?1)`,
      )
      .bind(key, store, at),
    db
      .prepare(
        `INSERT INTO wallet_entry (store, customer_id, kind, amount, expires_at, order_number, key, note, actor, at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING`,
      )
      .bind(store, customerId, kind, amount, expiresAt, order, key, note, by, at),
  ];
}
