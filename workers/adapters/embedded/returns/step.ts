import { RETURNS_MESSAGES } from '../../../../src/contract/returns/messages';
import type { AuditAction } from '../../../../src/domain/audit';
import type { Operator } from '../../../../src/domain/operator';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import { canReturn, type ReturnStatus, type ReturnVerb } from '../../../../src/domain/returns/return';
import type { Env } from '../../../env';
import { workerFailpoint } from '../../../failpoint';
import { withRetry } from '../../../http/transient';
import { auditStatement } from '../audit/write';
import type { KeptReturn } from './read';

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

/** 409 where a return is not at `seen` any more, or cannot do this in its status. */
export function refuseStep({ row }: KeptReturn, verb: ReturnVerb, seen: number | null): Result<null> {
  if (seen !== null && row.version !== seen) return refuse(409, RETURNS_MESSAGES.changed);
  return canReturn(row.status, verb) ? ok(null) : refuse(409, RETURNS_MESSAGES.notNow);
}

/** The statements of a step, which fail where another one was written first; `more` are written with it. */
export function stepStatements(
  db: D1Database,
  { row, told }: KeptReturn,
  { verb, to, note, letter, operator, at, key }: ReturnStep,
  more: readonly D1PreparedStatement[] = [],
): D1PreparedStatement[] {
  const action = ACTIONS[verb];
  return [
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

/** Writes the statements of a step; 409 where somebody else was first. */
export async function writeStep(env: Pick<Env, 'SHOP'>, statements: D1PreparedStatement[]): Promise<Result<null>> {
  try {
    await withRetry(() => env.SHOP.batch(statements));
    await workerFailpoint('desk.after-write');
    return ok(null);
  } catch (error) {
    if (isOvertaken(error)) return refuse(409, RETURNS_MESSAGES.changed);
    throw error;
  }
}

/** Frees the units of a return that are not there: they may be returned once more. */
export const freeStatement = (db: D1Database, number: string): D1PreparedStatement =>
  db.prepare('UPDATE order_return_line SET taken = received WHERE return_number = ?').bind(number);
