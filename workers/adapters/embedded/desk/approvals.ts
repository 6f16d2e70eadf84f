import type { AskedMoney, OperatorAct } from '../../../../src/commerce/desk/orders';
import { DESK_MESSAGES } from '../../../../src/contract/desk/messages';
import { ORDER_MESSAGES } from '../../../../src/contract/order-forms';
import { type Centavos, formatMoney, toCentavos } from '../../../../src/domain/money';
import type { Operator } from '../../../../src/domain/operator';
import { toRefund } from '../../../../src/domain/order/money';
import { ORDER_STEP_MESSAGES } from '../../../../src/domain/order/step';
import { type Result, refuse } from '../../../../src/domain/result';
import type { ApprovalKind } from '../../../../src/domain/two-names';
import type { Env } from '../../../env';
import { workerFailpoint } from '../../../failpoint';
import { withRetry } from '../../../http/transient';
import { twoNamesAbove } from '../../../settings/two-names';
import { noteAudit } from '../audit/write';
import { type OrderRef, readRow, stateOf } from '../orders/row';
import type { deskApproval } from '../schema/shop';

export type Approval = typeof deskApproval.$inferSelect;

const COLUMNS = `id, order_number AS orderNumber, kind, amount, note, sent_on AS sentOn, key, asked_by AS askedBy, asked_id AS askedId, asked_at AS askedAt,
  agreed_by AS agreedBy, agreed_id AS agreedId, closed_at AS closedAt`;

/** What waits of an order, or what was asked under an id whether it waits or not. */
export const readApproval = (env: Pick<Env, 'SHOP'>, by: { number: string; id?: number }): Promise<Approval | null> =>
  withRetry(() =>
    by.id === undefined
      ? env.SHOP.prepare(`SELECT ${COLUMNS} FROM desk_approval WHERE order_number = ? AND closed_at IS NULL`)
          .bind(by.number)
          .first<Approval>()
      : env.SHOP.prepare(`SELECT ${COLUMNS} FROM desk_approval WHERE order_number = ? AND id = ?`)
          .bind(by.number, by.id)
          .first<Approval>(),
  );

/** What waits of an order, as this operator sees it. */
export async function askedOf(env: Pick<Env, 'SHOP'>, number: string, { id }: Operator): Promise<AskedMoney | null> {
  const found = await readApproval(env, { number });
  return (
    found && {
      id: found.id,
      kind: found.kind,
      amount: toCentavos(found.amount),
      note: found.note,
      sentOn: found.sentOn,
      askedBy: found.askedBy,
      isOwn: found.askedId === id,
      agreedBy: found.agreedBy,
      at: found.askedAt,
    }
  );
}

const isAsked = async ({ SHOP }: Pick<Env, 'SHOP'>, key: string): Promise<boolean> =>
  (await withRetry(() => SHOP.prepare('SELECT id FROM desk_approval WHERE key = ?').bind(key).first())) !== null;

/**
 * Asks for a second name for what an operator may not move alone, once under its key, and says so with 409. What is more
 * than there is is refused at once.
 */
export async function askSecondName(
  env: Env,
  order: OrderRef,
  { kind, amount }: { kind: ApprovalKind; amount: Centavos },
  { key, note, sentOn }: Pick<OperatorAct, 'key' | 'note' | 'sentOn'>,
  at: number,
  operator: Operator,
): Promise<Result<never>> {
  const row = await readRow(env, order);
  if (!row) return refuse(404, ORDER_MESSAGES.orderUnknown);
  const { money } = stateOf(row);
  const { number, store } = row;
  const named = `${number} ${key}`;
  const most = kind === 'adjusted' ? money.charged : toRefund(money);
  // What was asked under this key was less than there was then: how it was decided is what is told.
  if (amount > most && !(await isAsked(env, named)))
    return refuse(409, ORDER_STEP_MESSAGES.tooMuch, { detail: { most } });
  const { SHOP } = env;
  await withRetry(() =>
    SHOP.batch([
      SHOP.prepare(
        `INSERT INTO desk_approval (order_number, kind, amount, note, sent_on, key, asked_by, asked_id, asked_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      ).bind(number, kind, amount, note, sentOn ?? null, named, operator.name, operator.id, at),
      SHOP.prepare(
        'UPDATE orders SET is_asked = EXISTS (SELECT 1 FROM desk_approval WHERE order_number = ?1 AND closed_at IS NULL) WHERE number = ?1',
      ).bind(number),
    ]),
  );
  await workerFailpoint('desk.after-write');
  const waiting = await readApproval(env, { number });
  if (waiting && waiting.key !== named) return refuse(409, DESK_MESSAGES.askedAlready);
  // Behind what it tells of, and once under its key: whoever asks again after it broke off writes it then.
  if (waiting)
    await noteAudit(
      env,
      { operator, store, at },
      {
        action: 'ask-second-name',
        subject: 'order',
        subjectId: number,
        note,
        before: null,
        after: { amount },
        key: `ask ${named}`,
      },
    );
  const limit = formatMoney(twoNamesAbove(env, store) ?? toCentavos(0));
  return waiting ? refuse(409, DESK_MESSAGES.secondName, { detail: { limit } }) : refuse(409, DESK_MESSAGES.askDecided);
}
