import type { OperatorAct } from '../../../../src/commerce/desk/orders';
import { DESK_MESSAGES } from '../../../../src/contract/desk/messages';
import { MESSAGES } from '../../../../src/contract/messages';
import { ORDER_MESSAGES } from '../../../../src/contract/order-forms';
import { isoDay, startOfIsoDay } from '../../../../src/domain/mexico-city';
import { toCentavos } from '../../../../src/domain/money';
import { SPEI, STORE_PAYMENT } from '../../../../src/domain/payment/methods';
import { canBeApplied } from '../../../../src/domain/payment/notification';
import { isSamePayee, orderPayee } from '../../../../src/domain/payment/payee';
import { ok, type Result, refuse } from '../../../../src/domain/result';
import type { StoreView } from '../../../../src/domain/store-view';
import type { Env } from '../../../env';
import { workerFailpoint } from '../../../failpoint';
import { auditStatement, type By } from '../audit/write';
import { refuseChanged } from '../desk/record';
import { changeOrder } from '../orders/change';
import { readRow } from '../orders/row';
import { owedBy } from '../payees';
import { isCounted, movementBefore } from './movements';
import { readUnmatched, resolveStatement, type UnmatchedPayment } from './unmatched';

/** Writes that money of this order came, in the batch in which it does: it fails where the movement waits no longer. */
const appliedStatement = (
  db: D1Database,
  { source, id }: UnmatchedPayment,
  number: string,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO payment_movement (source, id, payee_kind, payee_id, type, amount, at)
       SELECT ?1, ?2, iif(resolved_at IS NULL, ?3, NULL), ?4, type, amount, min(at, ?5) FROM unmatched_payment WHERE source = ?1 AND id = ?2`,
    )
    .bind(source, id, orderPayee(number).kind, number, now);

/** Whether a batch failed because its movement was seen to by somebody else. */
const isResolved = (error: unknown): boolean =>
  isCounted(error) || /NOT NULL constraint failed: payment_movement/.test(String(error));

/** Whether what a movement names is of this store view; one that names nothing of ours may be of any. */
async function isOfView(
  env: Env,
  { payeeKind, payeeId }: UnmatchedPayment,
  { storeCode }: StoreView,
): Promise<boolean> {
  const owed = payeeKind !== null && payeeId !== null ? await owedBy(env, { kind: payeeKind, id: payeeId }) : null;
  return owed === null || owed.store === storeCode;
}

/**
 * Counts a movement that fitted nothing as money of this order, under the name of the operator who says so. Refuses as
 * the port says.
 */
export async function applyUnmatched(
  env: Env,
  view: StoreView,
  which: Pick<UnmatchedPayment, 'source' | 'id'>,
  number: string,
  { note, seen }: Pick<OperatorAct, 'note' | 'seen'>,
  { operator, at }: Pick<By, 'operator' | 'at'>,
): Promise<Result<null>> {
  const payment = await readUnmatched(env, which);
  if (!payment) return refuse(404, MESSAGES.notFound);
  const order = { number, storeCode: view.storeCode };
  if (!(await readRow(env, order))) return refuse(404, ORDER_MESSAGES.orderUnknown);
  const payee = orderPayee(number);
  const isDone = async () => {
    const before = await movementBefore(env, payment);
    return before && isSamePayee({ kind: before.payeeKind, id: before.payeeId }, payee)
      ? ok(null)
      : refuse(409, DESK_MESSAGES.paymentSeenTo);
  };
  if (payment.resolvedAt !== null) return isDone();
  if (!(await isOfView(env, payment, view))) return refuse(409, DESK_MESSAGES.paymentOtherView);
  const { currencyCode } = view.i18n;
  if (payment.currency !== currencyCode) return refuse(409, DESK_MESSAGES.paymentCurrency);
  if (!canBeApplied(payment, currencyCode)) return refuse(409, DESK_MESSAGES.paymentNotForOrder);
  const { source, id, reference } = payment;
  const came = {
    way: payment.form === 'spei' ? SPEI : STORE_PAYMENT,
    sentOn: startOfIsoDay(isoDay(Math.min(payment.at, at))),
  } as const;
  const amount = toCentavos(payment.amount);
  // With the order's number: the same order knows it a second time, another order is refused by the movement.
  const key = `unmatched ${source} ${id} ${number}`;
  const by = { operator, store: view.storeCode, at };
  const record = { action: 'apply-payment', subject: 'payment', subjectId: id, before: null, note, key } as const;
  const said = [reference, note].filter(Boolean).join(' · ');
  try {
    const changed = await changeOrder(
      env,
      order,
      { type: 'received', amount },
      { source: 'operator', id: key, note: said, operator, at, ...came },
      async () => {
        const still = await refuseChanged(env, number, { key, ...(seen === undefined ? {} : { seen }) }, null);
        if (!still.ok) return still;
        return ok([
          appliedStatement(env.SHOP, payment, number, at),
          resolveStatement(env, payment, at),
          auditStatement(env.SHOP, by, { ...record, after: { source, order: number, amount } }),
        ]);
      },
    );
    await workerFailpoint('desk.after-write');
    return changed.ok ? ok(null) : changed;
  } catch (error) {
    if (isResolved(error)) return isDone();
    throw error;
  }
}
