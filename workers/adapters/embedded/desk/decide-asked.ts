import { DESK_MESSAGES } from '../../../../src/contract/desk/messages';
import { ORDER_MESSAGES } from '../../../../src/contract/order-forms';
import type { AuditAction } from '../../../../src/domain/audit';
import { toCentavos } from '../../../../src/domain/money';
import type { Operator } from '../../../../src/domain/operator';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { workerFailpoint } from '../../../failpoint';
import { withRetry } from '../../../http/transient';
import { noteAudit } from '../audit/write';
import { readRow } from '../orders/row';
import { type Approval, readApproval } from './approvals';
import { recordOrderEvent } from './record';
import { refundOrder } from './refund';

interface By {
  operator: Operator;
  storeCode: string;
  at: number;
}

/** The operator of what two agreed to, as history calls them. */
const both = ({ askedBy, agreedBy }: Approval, operator: Operator): Operator => ({
  ...operator,
  name: `${askedBy} + ${agreedBy}`,
});

const note = (env: Env, { operator, storeCode, at }: By, action: AuditAction, { id, orderNumber, amount }: Approval) =>
  noteAudit(
    env,
    { operator, store: storeCode, at },
    { action, subject: 'order', subjectId: orderNumber, before: null, after: { amount }, key: `${action} ${id}` },
  );

/** Takes what was asked for out of those that wait; `agreed` says of which of them. */
const close = (env: Env, { id, orderNumber }: Approval, at: number, agreed: string): Promise<unknown> =>
  withRetry(() =>
    env.SHOP.batch([
      env.SHOP.prepare(`UPDATE desk_approval SET closed_at = ? WHERE id = ? AND closed_at IS NULL AND ${agreed}`).bind(
        at,
        id,
      ),
      env.SHOP.prepare(
        'UPDATE orders SET is_asked = EXISTS (SELECT 1 FROM desk_approval WHERE order_number = ?1 AND closed_at IS NULL) WHERE number = ?1',
      ).bind(orderNumber),
    ]),
  );

/** Does what two agreed to, once under its id. */
function perform(env: Env, asked: Approval, { operator, storeCode, at }: By): Promise<Result<unknown>> {
  const { id, orderNumber: number, kind } = asked;
  const amount = toCentavos(asked.amount);
  const told = { key: `approval-${id}`, note: asked.note, sentOn: asked.sentOn };
  const two = both(asked, operator);
  return kind === 'refund-card'
    ? refundOrder(env, { number, storeCode }, amount, told, at, two)
    : recordOrderEvent(env, { number, storeCode }, { type: kind, amount }, told, at, two);
}

async function agree(env: Env, asked: Approval, by: By): Promise<Result<null>> {
  const { operator, at } = by;
  if (asked.agreedId === null && asked.askedId === operator.id) return refuse(403, DESK_MESSAGES.ownAsk);
  await withRetry(() =>
    env.SHOP.prepare(
      'UPDATE desk_approval SET agreed_by = ?, agreed_id = ? WHERE id = ? AND closed_at IS NULL AND agreed_id IS NULL AND asked_id <> ?',
    )
      .bind(operator.name, operator.id, asked.id, operator.id)
      .run(),
  );
  const agreed = await readApproval(env, { number: asked.orderNumber, id: asked.id });
  if (!agreed || agreed.agreedId === null) return refuse(409, DESK_MESSAGES.askDecided);
  if (agreed.agreedId === operator.id) await note(env, by, 'agree', agreed);
  await workerFailpoint('desk.agreed');
  const done = await perform(env, agreed, by);
  await workerFailpoint('desk.after-agreed');
  // A gateway that is silent is asked again by itself: what two agreed to is on its way.
  if (done.ok || done.problem.message === DESK_MESSAGES.gatewaySilent) {
    await close(env, agreed, at, 'agreed_id IS NOT NULL');
    return done.ok ? ok(null) : done;
  }
  // It cannot be done as things stand: it waits as before, to be agreed to again or declined.
  await withRetry(() =>
    env.SHOP.prepare('UPDATE desk_approval SET agreed_by = NULL, agreed_id = NULL WHERE id = ? AND closed_at IS NULL')
      .bind(agreed.id)
      .run(),
  );
  return done;
}

async function decline(env: Env, asked: Approval, by: By): Promise<Result<null>> {
  await close(env, asked, by.at, 'agreed_id IS NULL');
  const after = await readApproval(env, { number: asked.orderNumber, id: asked.id });
  if (after?.closedAt == null || after.agreedId !== null) return refuse(409, DESK_MESSAGES.askDecided);
  await note(env, by, 'decline', after);
  return ok(null);
}

/**
 * Agrees to money of an order that another operator asked for, and does it, or declines it. 404; 403 where whoever agrees
 * asked for it; 409 where it was decided otherwise; otherwise as what was asked for is refused.
 */
export async function decideAsked(
  env: Env,
  { number, id }: { number: string; id: number },
  isAgreed: boolean,
  by: By,
): Promise<Result<null>> {
  const asked = (await readRow(env, { number, storeCode: by.storeCode })) && (await readApproval(env, { number, id }));
  if (!asked) return refuse(404, ORDER_MESSAGES.orderUnknown);
  if (asked.closedAt === null) return isAgreed ? agree(env, asked, by) : decline(env, asked, by);
  return (asked.agreedId !== null) === isAgreed ? ok(null) : refuse(409, DESK_MESSAGES.askDecided);
}
