import { commerce, requestContext } from '../../commerce/request-context';
import { DELIVERY_CALENDAR } from '../../config/delivery-calendar';
import { isoDay } from '../../domain/mexico-city';
import { PageIcon } from '../../ui/page-icon';
import { CUT_TIME } from '../shop/delivery/delivery';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import type { PlaceSettings } from './arrival-line';
import { PLACE_PATH } from './place-path';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Holidays this far ahead are told: longer than the slowest delivery takes. */
const AHEAD_MS = 120 * DAY_MS;

function settings(): PlaceSettings {
  const t = texts();
  const { store, now } = requestContext();
  const { policyDays, specialDays } = store.shipping;
  const { rates, reducedIn } = commerce().shipping;
  const [first, last] = [isoDay(now - DAY_MS), isoDay(now + AHEAD_MS)];
  return {
    policy: rates && { from: policyDays.from, to: policyDays.to },
    special: specialDays,
    cutOffHour: DELIVERY_CALENDAR.cutOffHour,
    closed: [...DELIVERY_CALENDAR.holidays].filter((day) => day >= first && day <= last),
    ...(reducedIn.length > 0 && { reduced: [...reducedIn] }),
    texts: {
      ask: t('Type your postal code'),
      to: t('Send to {place}', { place: '{place}' }),
      on: t('Arrives {day}', { day: '{day}' }),
      between: t('Arrives {from} to {to}', { from: '{from}', to: '{to}' }),
      by: t('Arrives by {day}', { day: '{day}' }),
      before: t('if you pay before {time}', CUT_TIME),
      beforeOn: t('paid before {time} on {day}', { ...CUT_TIME, day: '{day}' }),
      free: t('free shipping'),
      noCoverage: t('{code}: we do not deliver there yet', { code: '{code}' }),
    },
  };
}

/** Where things are sent: the way to say it, the same on every other page; the browser writes the place it keeps into it. */
export function PlaceLink() {
  const told = settings();
  // On its page it leads there alone.
  const opens = requestContext().path === PLACE_PATH ? {} : { 'data-place-link': '', 'data-live': 'windows' };
  return (
    <a className="place" href={href(PLACE_PATH)} {...opens} data-place={JSON.stringify(told)}>
      <PageIcon name="pin" size={16} />
      <span>{told.texts.ask}</span>
    </a>
  );
}
