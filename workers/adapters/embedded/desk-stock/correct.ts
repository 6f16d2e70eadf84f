import type { StockCorrection } from '../../../../src/commerce/desk/stock';
import { DESK_MESSAGES } from '../../../../src/contract/desk/messages';
import { STOCK_MESSAGES } from '../../../../src/contract/stock';
import type { AuditState } from '../../../../src/domain/audit';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import { CORRECTION_MESSAGES, corrected, onHand, type Shelf } from '../../../../src/domain/stock-correction';
import type { Env } from '../../../env';
import { workerFailpoint } from '../../../failpoint';
import { withRetry } from '../../../http/transient';
import { reused } from '../../../objects/shared/keyed-calls';
import { auditStatement, type By } from '../audit/write';
import { HELD_AT_BRANCH, HELD_TO_SEND } from './held';

/** Tries against orders that take and give back the same units meanwhile. */
const MAX_TRIES = 8;

interface Standing extends Shelf {
  /** 0 where nothing is counted. */
  counted: number;
  /** The last correction: its id, and who made it. */
  version: number | null;
  who: string | null;
}

const LAST = `FROM desk_audit WHERE store = ?1 AND subject = 'product' AND subject_id = ?2 ORDER BY id DESC LIMIT 1`;
const LAST_OF = `(SELECT id ${LAST}) AS version, (SELECT actor ${LAST}) AS who`;

const standing = (db: D1Database, store: string, { sku, branch }: StockCorrection): Promise<Standing | null> =>
  withRetry(() =>
    branch === null
      ? db
          .prepare(
            `SELECT qty, missing, manage_stock AS counted, ${HELD_TO_SEND} AS held, ${LAST_OF} FROM stock WHERE store = ?1 AND sku = ?2`,
          )
          .bind(store, sku)
          .first<Standing>()
      : db
          .prepare(
            `SELECT qty, missing, 1 AS counted, ${HELD_AT_BRANCH} AS held, ${LAST_OF} FROM branch_stock WHERE store = ?1 AND sku = ?2 AND branch = ?3`,
          )
          .bind(store, sku, branch)
          .first<Standing>(),
  );

/** Writes the figure, and fails the batch where anything of it is not as it was read. */
function writeStatement(
  db: D1Database,
  store: string,
  { sku, branch }: StockCorrection,
  was: Standing,
  { qty, missing }: Shelf,
): D1PreparedStatement {
  const isAsRead = (held: string) => `qty = ?3 AND ${held} = ?4 AND coalesce((SELECT id ${LAST}), 0) = ?5`;
  const known = [store, sku, was.qty, was.held, was.version ?? 0, qty, missing] as const;
  return branch === null
    ? db
        .prepare(
          `UPDATE stock SET qty = CASE WHEN ${isAsRead(HELD_TO_SEND)} THEN ?6 ELSE -1 END, missing = ?7 WHERE store = ?1 AND sku = ?2`,
        )
        .bind(...known)
    : db
        .prepare(
          `UPDATE branch_stock SET qty = CASE WHEN ${isAsRead(HELD_AT_BRANCH)} THEN ?6 ELSE -1 END, missing = ?7 WHERE store = ?1 AND sku = ?2 AND branch = ?8`,
        )
        .bind(...known, branch);
}

type Done = Shelf & Pick<StockCorrection, 'sku' | 'branch' | 'counted' | 'reason'>;

/** What was corrected under this key, and what that left; null where there was nothing. */
const doneUnder = (db: D1Database, key: string): Promise<Done | null> =>
  withRetry(() =>
    db
      .prepare(
        `SELECT after ->> 'qty' AS qty, after ->> 'held' AS held, coalesce(after ->> 'missing', 0) AS missing, subject_id AS sku, after ->> 'branch' AS branch,
           after ->> 'counted' AS counted, after ->> 'reason' AS reason FROM desk_audit WHERE key = ?`,
      )
      .bind(key)
      .first<Done>(),
  );

/** Whether a correction asks for what was done under its key. */
const isSame = (done: Done, { sku, branch, counted, reason }: StockCorrection): boolean =>
  done.sku === sku && done.branch === branch && done.counted === counted && done.reason === reason;

/** Why a correction of what was shown does not fit what there is now; nothing where it fits. */
function refuseChanged({ seen }: StockCorrection, was: Standing): Result<[]> {
  const now = onHand(was);
  const detail = { who: was.who, onHand: now };
  if ((was.version ?? 0) !== seen.version) return refuse(409, CORRECTION_MESSAGES.changed, { detail });
  return now === seen.onHand ? ok([]) : refuse(409, CORRECTION_MESSAGES.moved, { detail });
}

/**
 * Corrects what there is of a sku in one place, and writes who did it in the same batch; once under its key. Refuses as
 * the port says. Orders that only move units between those that can be sold and those that are held do not refuse it.
 */
export async function correctStock(
  env: Pick<Env, 'SHOP'>,
  by: By,
  correction: StockCorrection,
  key: string,
): Promise<Result<Shelf>> {
  const { sku, branch, counted, reason, note, knowsHeld } = correction;
  const named = `stock ${by.store} ${key}`;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const done = await doneUnder(env.SHOP, named);
    if (done)
      return isSame(done, correction) ? ok({ qty: done.qty, held: done.held, missing: done.missing }) : reused();
    const was = await standing(env.SHOP, by.store, correction);
    if (!was) return refuse(404, STOCK_MESSAGES.noStock);
    if (was.counted === 0) return refuse(422, CORRECTION_MESSAGES.uncounted);
    const same = refuseChanged(correction, was);
    if (!same.ok) return same;
    const found = corrected(was, counted, knowsHeld);
    if (!found.ok) return found;
    const place: AuditState = branch === null ? {} : { branch };
    const record = auditStatement(env.SHOP, by, {
      action: 'correct-stock',
      subject: 'product',
      subjectId: sku,
      before: { ...place, qty: was.qty, held: was.held, missing: was.missing, counted: onHand(was) },
      after: { ...place, ...found.value, counted, reason },
      note,
      key: named,
    });
    try {
      await withRetry(() => env.SHOP.batch([writeStatement(env.SHOP, by.store, correction, was, found.value), record]));
      await workerFailpoint('desk.after-write');
      return found;
    } catch (error) {
      if (!String(error).includes('stock_never_negative')) throw error;
    }
  }
  return refuse(503, DESK_MESSAGES.orderBusy);
}
