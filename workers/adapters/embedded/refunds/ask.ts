import { MOST_ASKS, nextAsk } from '../../../../src/domain/refund/asks';
import type { Env } from '../../../env';
import { log, reasonOf } from '../../../http/log';
import { withRetry } from '../../../http/transient';
import { readRow } from '../orders/row';
import { accountOfOrder, openRefund } from '.';

/** What a card is to get may be refused by its gateway, and is asked for then. */
const CARD_PAUSE_MS = 60 * 60 * 1000;
/** Orders of one run. */
const STEP = 20;

interface Due {
  number: string;
  askAt: number;
  asks: number;
}

/** Notes when somebody is asked next, and asks them now where `isAsked`: once, whoever looks at the same moment. */
const noted = (env: Env, { number, askAt, asks }: Due, next: number | null, isAsked: boolean, now: number) => {
  const { SHOP } = env;
  return withRetry(() =>
    SHOP.batch([
      SHOP.prepare('UPDATE refund SET ask_at = ?3, asks = ?4 WHERE order_number = ?1 AND ask_at = ?2').bind(
        number,
        askAt,
        next,
        isAsked ? asks + 1 : asks,
      ),
      ...(isAsked
        ? [
            SHOP.prepare(
              `INSERT INTO outbox (type, subject, store, created_at, next_attempt_at)
               SELECT 'refund-asked', order_number, store, ?2, ?2 FROM refund WHERE order_number = ?1 AND changes() = 1`,
            ).bind(number, now),
          ]
        : []),
    ]),
  );
};

async function ask(env: Env, due: Due, now: number): Promise<void> {
  const row = await readRow(env, { number: due.number });
  const open = row && (await openRefund(env, row));
  if (open?.byHand) {
    const isAsked = due.asks < MOST_ASKS && (await accountOfOrder(env, due.number)) === null;
    await noted(env, due, isAsked ? nextAsk(due.asks + 1, now) : null, isAsked, now);
  } else await noted(env, due, open?.toCards ? now + CARD_PAUSE_MS : null, false, now);
}

/** Asks shoppers where money of their orders is sent that goes back by no card. One that fails is tried again. */
export async function askRefundAccounts(env: Env, now: number): Promise<void> {
  const { results } = await withRetry(() =>
    env.SHOP.prepare(
      'SELECT order_number AS number, ask_at AS askAt, asks FROM refund WHERE ask_at <= ? ORDER BY ask_at LIMIT ?',
    )
      .bind(now, STEP)
      .all<Due>(),
  );
  for (const due of results)
    await ask(env, due, now).catch((error: unknown) =>
      log('error', 'refund.not-asked', { number: due.number, reason: reasonOf(error) }),
    );
}
