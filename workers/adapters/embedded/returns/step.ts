import { RETURNS_MESSAGES } from '../../../../src/contract/returns/messages';
import type { AuditAction } from '../../../../src/domain/audit';
import type { Operator } from '../../../../src/domain/operator';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import { canReturn, orderStands, type ReturnStatus, type ReturnVerb } from '../../../../src/domain/returns/return';
import type { Env } from '../../../env';
import { workerFailpoint } from '../../../failpoint';
import { withRetry } from '../../../http/transient';
import { auditStatement } from '../audit/write';
import type { KeptReturn } from './read';
import { FAILS_BY_RETURN } from './units';

/** A step of a return: where it leads, what is noted of it, and whether its customer is written to. */
export interface ReturnStep {
  verb: ReturnVerb;
  to: Exclude<ReturnStatus, 'refunded'>;
  note: string | null;
  letter: 'return-authorised' | 'return-refused' | 'return-received' | 'return-partly-received' | null;
  /** null: the customer. */
  operator: Operator | null;
  at: number;
  /** Stands with it in the record of operators, by which the same told again is known. */
  key?: string;
}

/** The letter of a step; none of a parcel that comes back of a canceled order, whose customer was told all of it. */
export const letterOf = ({ row }: KeptReturn, letter: ReturnStep['letter']): ReturnStep['letter'] =>
  row.way === 'undelivered' ? null : letter;

const ACTIONS: Partial<Record<ReturnVerb, AuditAction>> = {
  authorise: 'authorise-return',
  refuse: 'refuse-return',
  receive: 'receive-return',
  close: 'close-return',
};

const refuseUnsent = (verb: ReturnVerb) =>
  refuse(409, verb === 'ship' ? RETURNS_MESSAGES.neverLeft : RETURNS_MESSAGES.noteSending);

/** 409 where a return is not at `seen` any more, or cannot do this in its status or in that of its order. */
export function refuseStep({ row, orderRow }: KeptReturn, verb: ReturnVerb, seen: number | null): Result<null> {
  if (seen !== null && row.version !== seen) return refuse(409, RETURNS_MESSAGES.changed);
  if (!canReturn(row.status, verb)) return refuse(409, RETURNS_MESSAGES.notNow);
  return orderStands(verb)?.includes(orderRow.status) === false ? refuseUnsent(verb) : ok(null);
}

/** Fails a batch where the order of its return does not stand by then as the step presupposes. */
function whileOrderStands(db: D1Database, number: string, verb: ReturnVerb): D1PreparedStatement[] {
  const statuses = orderStands(verb);
  if (statuses === null) return [];
  return [
    db
      .prepare(
        `${FAILS_BY_RETURN} WHERE number = ?1 AND NOT EXISTS (SELECT 1 FROM orders
           WHERE orders.number = order_return.order_number AND orders.status IN (SELECT value FROM json_each(?2)))`,
      )
      .bind(number, JSON.stringify(statuses)),
  ];
}

/**
 * The statements of a step, which fail where another one was written first, or its order was taken back meanwhile; `more`
 * are written with it.
 */
export function stepStatements(
  db: D1Database,
  { row, told }: KeptReturn,
  { verb, to, note, letter, operator, at, key }: ReturnStep,
  more: readonly D1PreparedStatement[] = [],
): D1PreparedStatement[] {
  const action = ACTIONS[verb];
  return [
    ...whileOrderStands(db, row.number, verb),
    db
      .prepare('INSERT INTO order_return_event (return_number, seq, status, at, actor, note) VALUES (?, ?, ?, ?, ?, ?)')
      .bind(row.number, row.version + 1, to, at, operator?.name ?? null, note),
    db
      .prepare('UPDATE order_return SET status = ?, version = ? WHERE number = ?')
      .bind(to, row.version + 1, row.number),
    ...more,
    ...(letter
      ? [
          db
            .prepare(
              'INSERT INTO outbox (type, subject, store, created_at, next_attempt_at) VALUES (?1, ?2, ?3, ?4, ?4)',
            )
            .bind(letter, row.number, row.store, at),
        ]
      : []),
    ...(operator && action
      ? [
          auditStatement(
            db,
            { operator, store: row.store, at },
            {
              action,
              subject: 'return',
              subjectId: row.number,
              before: { status: row.status },
              after: { status: to, order: told.order },
              note,
              key: key ?? `return ${row.number} ${row.version + 1}`,
            },
          ),
        ]
      : []),
  ];
}

/** Whether a batch failed because another step of the return was written first. */
export const isOvertaken = (error: unknown): boolean =>
  String(error).includes('UNIQUE constraint failed: order_return_event');

/** Whether a batch failed because the order of its return did not stand as the step presupposes. */
const isUnsent = (error: unknown): boolean => /UNIQUE constraint failed: order_return\./.test(String(error));

/** Writes the statements of a step; 409 where somebody else was first, or its order is not sent any more. */
export async function writeStep(
  env: Pick<Env, 'SHOP'>,
  verb: ReturnVerb,
  statements: D1PreparedStatement[],
): Promise<Result<null>> {
  try {
    await withRetry(() => env.SHOP.batch(statements));
    await workerFailpoint('desk.after-write');
    return ok(null);
  } catch (error) {
    if (isOvertaken(error)) return refuse(409, RETURNS_MESSAGES.changed);
    if (isUnsent(error)) return refuseUnsent(verb);
    throw error;
  }
}

/** Frees the units of a return that are not there: they may be returned once more. */
export const freeStatement = (db: D1Database, number: string): D1PreparedStatement =>
  db.prepare('UPDATE order_return_line SET taken = received WHERE return_number = ?').bind(number);
