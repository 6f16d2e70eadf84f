import { stepClass } from '../../domain/order/step-class';
import type { ToldOrder } from '../../domain/order/told-order';
import { ButtonLink } from '../../ui/button';
import { texts } from '../shop/texts';
import { AgainForm } from './again-part';

/** What most come back to an order of the list for: to follow its parcel, or once it is there to buy it again. */
export function NextOfListed({ order: { number, status, tracking } }: { order: ToldOrder }) {
  const t = texts();
  const step = stepClass(status);
  if (step === 'order-sent' && tracking)
    return (
      <div className="own-next">
        <ButtonLink
          kind="plain"
          href={tracking}
          rel="noreferrer"
          target="_blank"
          aria-label={`${t('Follow the parcel')}: ${t('Order {number}', { number })}`}
        >
          {t('Follow the parcel')}
        </ButtonLink>
      </div>
    );
  if (step !== 'order-delivered') return null;
  return (
    <div className="own-next">
      <AgainForm number={number} label={t('Buy it again')} />
    </div>
  );
}
