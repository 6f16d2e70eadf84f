import type { WalletKind } from '../../../../src/domain/customer/wallet';
import { type Centavos, toCentavos } from '../../../../src/domain/money';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { leftOf } from './sql';

/** A credit as its customer is told of it. */
export interface ToldCredit {
  store: string;
  customerId: string;
  kind: WalletKind;
  came: Centavos;
  /** What of it is not spent yet. */
  left: Centavos;
  /** Epoch ms; null for never. */
  expiresAt: number | null;
  order: string | null;
}

/** The credit of a key or an id; null when there is none. */
export async function toldCredit(env: Pick<Env, 'SHOP'>, by: 'key' | 'id', name: string): Promise<ToldCredit | null> {
  const found = await withRetry(() =>
    env.SHOP.prepare(
      `SELECT store, customer_id AS customerId, kind, amount AS came, ${leftOf('credit')} AS left, expires_at AS expiresAt,
         order_number AS "order" FROM wallet_entry AS credit WHERE ${by} = ?`,
    )
      .bind(name)
      .first<ToldCredit>(),
  );
  return found && { ...found, came: toCentavos(found.came), left: toCentavos(found.left) };
}
