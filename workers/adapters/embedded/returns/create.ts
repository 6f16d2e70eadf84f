import type { NewReturn } from '../../../../src/commerce/returns';
import { RETURNS_MESSAGES } from '../../../../src/contract/returns/messages';
import type { Operator } from '../../../../src/domain/operator';
import { type FieldProblem, ok, type Result, refuse } from '../../../../src/domain/result';
import { isOpenDay } from '../../../../src/domain/returns/clock';
import { RETURNS_REFUSED } from '../../../../src/domain/returns/refusals';
import { isCondition, isReason, isRevocation, MOST_RETURNS } from '../../../../src/domain/returns/return';
import { orderProblem, reasonProblem, returnableLines } from '../../../../src/domain/returns/returnable';
import type { Env } from '../../../env';
import { digest } from '../../../http/digest';
import { withRetry } from '../../../http/transient';
import { auditNumberedStatement } from '../audit/write-numbered';
import { type OrderRow, orderOf } from '../orders/row';
import { clockOf, deliveredAt, type ReturnRow } from './read';
import { countStatement, takenUnits, UNITS_ON_RETURNS } from './units';

type Database = Pick<Env, 'SHOP'>;

/** So long the letter waits of what was handed over: until it was taken in, as a rule. */
const HANDED_OVER_MS = 10 * 60 * 1000;

const notReturned = (status: 409 | 422, fields: FieldProblem[]): Result<never> =>
  refuse(status, RETURNS_MESSAGES.notReturned, { fields });

const problem = (field: string, message: string): FieldProblem => ({ field, rule: 'value', message });

/** An operator who begins a return for its customer, and why although its time is over; '' for nothing. */
export interface Beginning {
  operator: Operator;
  beyond: string;
}

/** Under which key a return is asked for, by an operator where one begins it. */
interface Asking {
  key: string;
  beginning: Beginning | null;
}

/**
 * What is wrong with a return, with the name of each field; nothing where all of it may go back. The time is no bound for
 * an operator who says why.
 */
async function problemsOf(
  env: Database,
  row: OrderRow,
  asked: NewReturn,
  beginning: Beginning | null,
  now: number,
): Promise<Result<null>> {
  const [delivered, taken] = await Promise.all([deliveredAt(env, row.number), takenUnits(env, row.number)]);
  const clock = clockOf(row, delivered);
  const whole = orderProblem({ status: row.status, isPickup: orderOf(row).branch !== undefined }, clock, now);
  const isTooLate = whole === RETURNS_REFUSED.tooLate;
  if (whole && !(beginning && isTooLate)) return refuse(409, whole);
  if (asked.lines.length === 0) return refuse(422, RETURNS_REFUSED.nothing);
  const lines = new Map(returnableLines(orderOf(row).lines, taken).map((line) => [line.lineNo, line]));
  const wrong = asked.lines.flatMap(({ lineNo, reason, condition }, index): FieldProblem[] => {
    const line = lines.get(lineNo);
    // A line that is named twice would be counted apart, each time as if it were alone.
    if (!line || asked.lines.findIndex((one) => one.lineNo === lineNo) !== index)
      return [problem(`qty-${lineNo}`, RETURNS_REFUSED.tooMany)];
    if (!isReason(reason)) return [problem(`reason-${lineNo}`, RETURNS_MESSAGES.chooseReason)];
    if (!isCondition(condition)) return [problem(`condition-${lineNo}`, RETURNS_MESSAGES.chooseCondition)];
    const over = beginning ? null : reasonProblem(reason, clock, now);
    return over ? [problem(`reason-${lineNo}`, over)] : [];
  });
  const isBeyond = isTooLate || asked.lines.some(({ reason }) => reasonProblem(reason, clock, now) !== null);
  if (beginning?.beyond === '' && isBeyond)
    wrong.push({ field: 'beyond', rule: 'required', message: RETURNS_MESSAGES.beyondMissing });
  if (asked.way === 'collect' && !isOpenDay(asked.collectOn, now))
    wrong.push(problem('collectOn', RETURNS_MESSAGES.collectDay));
  if (wrong.length > 0) return notReturned(422, wrong);
  const many = asked.lines.flatMap(({ lineNo, qty }) => {
    const line = lines.get(lineNo);
    return line && qty > line.left ? [problem(`qty-${lineNo}`, line.problem ?? RETURNS_REFUSED.tooMany)] : [];
  });
  return many.length > 0 ? notReturned(409, many) : ok(null);
}

/** The number of the return made under a key; null for none. */
async function madeUnder(env: Database, keyHash: string): Promise<string | null> {
  const row = await withRetry(() =>
    env.SHOP.prepare('SELECT number FROM order_return WHERE key_hash = ?')
      .bind(keyHash)
      .first<Pick<ReturnRow, 'number'>>(),
  );
  return row?.number ?? null;
}

/** The return of a key, as the statements after the first name it. */
const OF_KEY = '(SELECT number FROM order_return WHERE key_hash = ?1)';
/** Only what this batch made is filled in: of a return that was there its lines stand already. */
const IS_NEW = `NOT EXISTS (SELECT 1 FROM order_return_event WHERE return_number = ${OF_KEY})`;

/** That an operator began it. */
const begunStatement = (
  db: D1Database,
  { store, number: order }: OrderRow,
  { operator, beyond }: Beginning,
  keyHash: string,
  at: number,
): D1PreparedStatement =>
  auditNumberedStatement(
    db,
    { operator, store, at },
    { action: 'begin-return', subject: 'return', after: { status: 'authorised', order }, note: beyond || null },
    'SELECT number FROM order_return WHERE key_hash = ?1',
    keyHash,
  );

/**
 * The batch that asks for a return. Its first statement alone decides: it writes nothing where a line would have more
 * units on their way back than were bought, whoever else asks meanwhile, and the others follow it.
 */
function statements(
  db: D1Database,
  row: OrderRow,
  asked: NewReturn,
  beginning: Beginning | null,
  status: 'requested' | 'authorised',
  keyHash: string,
  now: number,
): D1PreparedStatement[] {
  const lines = JSON.stringify(asked.lines);
  // What is there already is taken in at once as a rule, and that letter says it all.
  const toldAt = asked.way === 'handed-over' ? now + HANDED_OVER_MS : now;
  return [
    db
      .prepare(
        `INSERT INTO order_return (key_hash, store, order_number, customer_id, status, way, collect_on, comment, created_at, is_to_wallet, collect_agreed, number, version)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?11, ?12, printf('%09d', sequence.last + 1), 1 FROM sequence
         WHERE sequence.name = 'return'
           AND EXISTS (SELECT 1 FROM orders WHERE number = ?3 AND status IN ('sent', 'complete'))
           AND (SELECT count(*) FROM order_return WHERE order_number = ?3) < ${MOST_RETURNS}
           AND NOT EXISTS (SELECT 1 FROM json_each(?10) AS asked
             LEFT JOIN order_line ON order_line.order_number = ?3 AND order_line.line_no = asked.value ->> 'lineNo'
             WHERE order_line.qty IS NULL OR order_line.qty < (asked.value ->> 'qty')
               + coalesce((SELECT gone ->> CAST(order_line.line_no AS TEXT) FROM orders WHERE number = ?3), 0)
               + (SELECT ${UNITS_ON_RETURNS} FROM order_return_line AS line JOIN order_return AS made ON made.number = line.return_number
                 WHERE made.order_number = ?3 AND line.line_no = order_line.line_no))
         ON CONFLICT (key_hash) DO NOTHING`,
      )
      .bind(
        ...[
          keyHash,
          row.store,
          row.number,
          row.customerId ?? '',
          status,
          asked.way,
          asked.collectOn,
          asked.comment,
          now,
          lines,
        ],
        asked.isToWallet ? 1 : 0,
        // The operator who begins a return agrees on its day by choosing it.
        beginning ? asked.collectOn : null,
      ),
    countStatement(db),
    db
      .prepare(
        `INSERT INTO order_return_line (return_number, line_no, qty, taken, reason, condition)
         SELECT ${OF_KEY}, value ->> 'lineNo', value ->> 'qty', value ->> 'qty', value ->> 'reason', value ->> 'condition'
         FROM json_each(?2) WHERE ${OF_KEY} IS NOT NULL AND ${IS_NEW}`,
      )
      .bind(keyHash, lines),
    db
      .prepare(
        `INSERT INTO outbox (type, subject, store, created_at, next_attempt_at)
         SELECT ?2, ${OF_KEY}, ?3, ?4, ?5 WHERE ${OF_KEY} IS NOT NULL AND ${IS_NEW}`,
      )
      .bind(keyHash, `return-${status}`, row.store, now, toldAt),
    ...(beginning ? [begunStatement(db, row, beginning, keyHash, now)] : []),
    db
      .prepare(
        `INSERT INTO order_return_event (return_number, seq, status, at, actor, note)
         SELECT ${OF_KEY}, 1, ?2, ?3, ?4, nullif(?5, '') WHERE ${OF_KEY} IS NOT NULL AND ${IS_NEW}`,
      )
      .bind(keyHash, status, now, beginning?.operator.name ?? null, beginning?.beyond ?? ''),
  ];
}

/**
 * Asks for a return of an order, for its customer or by an operator, once under its key; answers its number. A change of
 * mind in time is a right and needs nobody's word, and an operator's word is given as they begin it. Refuses as the
 * ports say.
 */
export async function createReturn(
  env: Database,
  row: OrderRow,
  asked: NewReturn,
  { key, beginning }: Asking,
  now: number,
): Promise<Result<string>> {
  const keyHash = await digest(JSON.stringify([row.number, beginning ? 'desk' : row.customerId, key]));
  const before = await madeUnder(env, keyHash);
  if (before) return ok(before);
  const checked = await problemsOf(env, row, asked, beginning, now);
  if (!checked.ok) return checked;
  const status = beginning || isRevocation(asked.lines.map(({ reason }) => reason)) ? 'authorised' : 'requested';
  await withRetry(() => env.SHOP.batch(statements(env.SHOP, row, asked, beginning, status, keyHash, now)));
  const made = await madeUnder(env, keyHash);
  if (made) return ok(made);
  // Somebody else took the units meanwhile: what was right is read anew.
  const again = await problemsOf(env, row, asked, beginning, now);
  return again.ok ? refuse(409, RETURNS_MESSAGES.notReturned) : again;
}
