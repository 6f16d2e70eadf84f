import type { DeskWallets, WalletChange } from '../../../../src/commerce/desk/wallets';
import { LOOK_MESSAGES } from '../../../../src/contract/desk-customers';
import { WALLET_MESSAGES } from '../../../../src/contract/wallet/messages';
import { formatMoney, fromDecimal } from '../../../../src/domain/money';
import { ok, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { backendOf } from '../../../settings/backends';
import { twoNamesAbove } from '../../../settings/two-names';
import { auditStatement, type By, wasDone } from '../audit/write';
import { readCustomer } from '../customers/read';
import { creditStatements } from './credit';
import { isOverspent, takeStatement } from './pay';
import { walletBalance, walletHistory } from './read';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the desk may give one wallet within thirty days where no amount for two names is set. */
const MOST_GIVEN = fromDecimal(5000);
const GIVEN_WITHIN_MS = 30 * DAY_MS;

/** Fails its batch where a wallet was given more than the limit: the column takes no null. */
const limitStatement = (db: D1Database, { store, at }: By, customerId: string, limit: number): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO wallet_entry (store, customer_id, kind, at)
       SELECT NULL, ?1, 'correction', ?3 WHERE ?5 < (SELECT sum(amount) FROM wallet_entry
         WHERE customer_id = ?1 AND store = ?2 AND kind IN ('goodwill', 'correction') AND amount > 0 AND at > ?4)`,
    )
    .bind(customerId, store, at, at - GIVEN_WITHIN_MS, limit);

const isPastLimit = (error: unknown): boolean =>
  String(error).includes('NOT NULL constraint failed: wallet_entry.store');

/** Wallets at the desk; who gave or took what, and why, is written with it. */
export function embeddedDeskWallets(env: Env, by: By): DeskWallets {
  const { SHOP } = env;
  const { store, at, operator } = by;
  const limit = twoNamesAbove(env, store) ?? MOST_GIVEN;

  function changes(customerId: string, { act, amount, days, note }: WalletChange, key: string): D1PreparedStatement[] {
    const entry = { store, customerId, amount, key, note, by: operator.name, at };
    if (act === 'take') return [takeStatement(SHOP, 'NULL', { ...entry, kind: 'correction' })];
    const expiresAt = days === null ? null : at + days * DAY_MS;
    const kind = act === 'goodwill' ? 'goodwill' : 'correction';
    return [...creditStatements(SHOP, { ...entry, kind, expiresAt }), limitStatement(SHOP, by, customerId, limit)];
  }

  return {
    async of(customerId) {
      const [balance, entries] = await Promise.all([
        walletBalance(env, store, customerId, at),
        walletHistory(env, store, customerId),
      ]);
      return { balance, entries };
    },

    async change(customerId, change, given) {
      const key = `wallet ${given}`;
      const isOurs = backendOf(env, store).backend === 'embedded';
      if (!isOurs || !(await readCustomer(env, customerId))) return refuse(404, LOOK_MESSAGES.noCustomer);
      if (await wasDone(env, key)) return ok(null);
      const { act, amount, days, note } = change;
      const record = auditStatement(SHOP, by, {
        action: act === 'take' ? 'take-wallet' : 'give-wallet',
        subject: 'customer',
        subjectId: customerId,
        before: null,
        after: { amount, ...(days === null ? {} : { days }) },
        note,
        key,
      });
      try {
        await withRetry(() => SHOP.batch([...changes(customerId, change, key), record]));
        return ok(null);
      } catch (error) {
        if (await wasDone(env, key)) return ok(null);
        if (isPastLimit(error)) return refuse(409, WALLET_MESSAGES.limit, { detail: { limit: formatMoney(limit) } });
        if (isOverspent(error)) return refuse(409, WALLET_MESSAGES.tooLittle);
        throw error;
      }
    },
  };
}
