import { daysTo, type ShippingRates, type Special } from '../../domain/shipping/shipping';
import { usePast } from '../../ui/hooks/use-past';
import { Icon, type IconName } from '../../ui/icon';
import { serverNow } from '../../ui/server-now';
import { arrivalWords, promisedAt } from '../shop/delivery/delivery';
import type { Place } from '../shop/delivery/look-up-place';
import type { PlaceTexts } from './place-texts';

/** What a delivery of the cart takes; null where that is not promised, as by a retailer. */
export type CartDelivery = { special: Special; rates: Pick<ShippingRates, 'policyDays' | 'specialDays'> } | null;

interface CoverageProps {
  place: Place;
  delivery: CartDelivery;
  /** Epoch ms of the page, so that the days are the same here and there. */
  now: number;
  locale: string;
  texts: PlaceTexts;
}

const Said = ({ as, icon, children }: { as: 'error' | 'info' | 'success'; icon: IconName; children: string }) => (
  <p className={`notice notice-${as}`}>
    <Icon name={icon} size={20} />
    <span className="notice-text">{children}</span>
  </p>
);

/** Whether and when a place is reached, or that it has to be written by hand. */
export function Coverage({ place, delivery, now, locale, texts }: CoverageProps) {
  const days = delivery && daysTo(place.deliveryDays, delivery.special, delivery.rates);
  const promised = days && promisedAt(days, now);
  const isPast = usePast(promised?.before ?? null);
  if (!place.covered)
    return (
      <Said as="error" icon="alert">
        {texts.noCoverage}
      </Said>
    );
  if (place.municipality === '')
    return (
      <Said as="info" icon="info">
        {texts.byHand}
      </Said>
    );
  if (!days || !promised) return null;
  return (
    <Said as="success" icon="truck">
      {arrivalWords(isPast ? promisedAt(days, serverNow()) : promised, texts.promise, locale)}
    </Said>
  );
}
