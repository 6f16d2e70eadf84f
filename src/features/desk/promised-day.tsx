import type { DeskRow } from '../../commerce/desk/orders';
import { requestContext } from '../../commerce/request-context';
import { startOfDay } from '../../domain/mexico-city';
import type { OrderState } from '../../domain/order/step';
import { transitionOf } from '../../domain/order/transitions';
import { clockTime, shortDay } from '../../i18n/dates';
import { texts } from '../shop/texts';

/** Whether the day of an order can still be kept or missed. */
const isUnderWay = ({ status }: OrderState): boolean =>
  transitionOf(status, 'send') !== null ||
  transitionOf(status, 'deliver') !== null ||
  transitionOf(status, 'accept') !== null;

/** The promised day as it was stored, and in words whether it is today's or has passed. */
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
  if (!order.promise) return <span>{t('No day promised')}</span>;
  const { to } = order.promise;
  const [day, today] = [startOfDay(to), startOfDay(now)];
  return (
    <>
      <span>{shortDay(to, t.locale)}</span>
      {isUnderWay(state) && day < today && <strong className="desk-mark desk-mark-late">{t('Late')}</strong>}
      {isUnderWay(state) && day === today && <strong className="desk-mark">{t('Is today')}</strong>}
    </>
  );
}
