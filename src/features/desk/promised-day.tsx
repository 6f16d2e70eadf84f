import type { DeskRow } from '../../commerce/desk/orders';
import { requestContext } from '../../commerce/request-context';
import { startOfDay } from '../../domain/mexico-city';
import { stepsOf } from '../../domain/order/desk-action';
import type { Order } from '../../domain/order/order';
import { isOff } from '../../domain/order/status';
import type { OrderState } from '../../domain/order/step';
import { transitionOf } from '../../domain/order/transitions';
import { clockTime, shortDay } from '../../i18n/dates';
import { texts } from '../shop/texts';
import { promisedText } from './order/promise-words';

/** Whether the day of an order can still be kept or missed. */
const isUnderWay = (order: Order, state: OrderState): boolean =>
  transitionOf(state.status, 'send') !== null ||
  transitionOf(state.status, 'deliver') !== null ||
  stepsOf(order, state, 'accept') !== null;

/** Whether it is late, or is to be done today: a day has passed with its end, what a branch is to have ready at its hour. */
function Mark({ promise, branch }: Pick<Order, 'promise' | 'branch'>) {
  const t = texts();
  const { now } = requestContext();
  if (!promise) return null;
  const [day, today] = [startOfDay(promise.to), startOfDay(now)];
  if (day < today || (branch && promise.to < now))
    return <strong className="desk-mark desk-mark-late">{t('Late')}</strong>;
  return day === today ? <strong className="desk-mark">{t('Is today')}</strong> : null;
}

/** Until which day a branch keeps what it has ready (epoch ms), and whether that is today or over. */
export function KeptUntil({ at }: { at: number }) {
  const t = texts();
  const [day, today] = [startOfDay(at), startOfDay(requestContext().now)];
  return (
    <>
      <span>{t('Kept until {day}', { day: shortDay(at, t.locale) })}</span>
      {day < today && <strong className="desk-mark desk-mark-late">{t('Nobody came for it')}</strong>}
      {day === today && <strong className="desk-mark">{t('Last day it is kept')}</strong>}
    </>
  );
}

/** What was promised as it was stored, and whether it is late; what lies ready at its branch was kept. */
export function Promised({ order, state }: Pick<DeskRow, 'order' | 'state'>) {
  if (isOff(state.status)) return <span>—</span>;
  return (
    <>
      <span>{promisedText(texts(), order, { status: state.status, now: requestContext().now })}</span>
      {isUnderWay(order, state) && order.keptUntil === undefined && <Mark {...order} />}
    </>
  );
}

/**
 * The promised day as it was stored, and in words whether it is today's or has passed; of what lies ready at a branch
 * until when it is kept.
 */
export function PromisedDay({ order, state, endsAt }: Pick<DeskRow, 'order' | 'state' | 'endsAt'>) {
  const t = texts();
  const { now } = requestContext();
  if (endsAt !== null) {
    const at = `${shortDay(endsAt, t.locale)} ${clockTime(endsAt)}`;
    const isToday = startOfDay(endsAt) <= startOfDay(now);
    return (
      <>
        <span>{t('Pays until {moment}', { moment: at })}</span>
        {isToday && <strong className="desk-mark desk-mark-late">{t('Ends today')}</strong>}
      </>
    );
  }
  if (order.keptUntil !== undefined) return <KeptUntil at={order.keptUntil} />;
  return <Promised order={order} state={state} />;
}
