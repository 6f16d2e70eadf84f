import { Icon, type IconName } from '../../ui/icon';
import { deliveryDays } from '../shop/delivery';
import type { Place } from '../shop/look-up-place';
import type { PlaceTexts } from './place-texts';

interface CoverageProps {
  place: Place;
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
export function Coverage({ place, now, locale, texts }: CoverageProps) {
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
  if (!place.deliveryDays) return null;
  const days = deliveryDays(place.deliveryDays, now, locale);
  return (
    <Said as="success" icon="truck">
      {texts.arrives.replace('{from}', days.from).replace('{to}', days.to)}
    </Said>
  );
}
