import type { OrderPayment } from '../../commerce/payments';
import { requestContext } from '../../commerce/request-context';
import { PICKUP_DAYS } from '../../config/terms';
import type { Branch } from '../../domain/branch/branch';
import type { Order } from '../../domain/order/order';
import type { OrderPromise } from '../../domain/shipping/promise';
import { longDay, longMoment } from '../../i18n/dates';
import { branchAddressLine, hoursTexts, readyAtText, readyChangeText } from '../branches/branch-texts';
import { BranchWays } from '../branches/branch-ways';
import { spacedPhone } from '../checkout/phone';
import { texts } from '../shop/texts';
import { Next } from './next-step';

interface Ordered {
  order: Order;
  /** Null where a retailer is paid. */
  payment: OrderPayment | null;
}

/** Until when the shop keeps what is picked up: for some days once it is ready, or while it may be paid there. */
function heldText({ order, payment }: Ordered): string | null {
  const t = texts();
  if (!payment) return null;
  if (order.keptUntil !== undefined)
    return t('We keep it for you until {date}.', { date: longDay(order.keptUntil, t.locale) });
  const until = payment.due?.how ? null : (payment.due?.until ?? null);
  return until === null
    ? t('We keep it for you for {days} days once it is ready.', { days: PICKUP_DAYS })
    : t('We keep it for you until {moment}.', { moment: longMoment(until, t.locale) });
}

interface AtBranchProps extends Ordered {
  branch: Branch;
  isUnpaid: boolean;
  /** When it is ready; null where nobody promises that. */
  promise: OrderPromise | null;
}

/** Where and when it is picked up, until when, and what to bring. */
export function AtBranch({ branch, order, payment, isUnpaid, promise }: AtBranchProps) {
  const t = texts();
  const heldUntil = heldText({ order, payment });
  const isReady = order.status === 'sent';
  // A moment that is past sends nobody there: whoever is told that it is ready comes then.
  const isAhead = promise !== null && promise.to > requestContext().now;
  const ready = isUnpaid || isReady || !isAhead ? null : readyAtText(branch, promise.to);
  const changed = isUnpaid || isReady || !promise ? null : readyChangeText(branch, promise, t);
  const phone = order.shippingAddress?.phoneNumber;
  return (
    <>
      {!isReady && (
        <Next icon="box" title={t('We look your order out at the branch')}>
          <p>
            {phone
              ? t('We tell you at {phone} when it is ready.', { phone: spacedPhone(phone) })
              : t('We tell you when it is ready.')}
          </p>
        </Next>
      )}
      <Next icon="store" title={ready ?? t('You pick it up at {branch}', { branch: branch.name })}>
        <p>
          {ready && (
            <>
              <strong>{branch.name}</strong>
              <br />
            </>
          )}
          {branchAddressLine(branch)}
          <br />
          {hoursTexts(branch.hours).join(' · ')}
        </p>
        <BranchWays
          row={{
            name: branch.name,
            phone: branch.phoneNumber,
            address: branchAddressLine(branch),
            position: branch.position ?? undefined,
          }}
          texts={{ call: t('Call'), map: t('See on the map') }}
          className="line-link"
        />
        {changed && <p>{changed}</p>}
        {heldUntil && <p>{heldUntil}</p>}
        <p>{t('Bring your order number and an identification.')}</p>
      </Next>
    </>
  );
}
