import { parseShopTime } from '../../../src/domain/shop-time';
import { Stop } from '../stop.mjs';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function moment(text: string, lastMoment: boolean): number {
  const at = DAY.test(text) ? parseShopTime(text, lastMoment) : null;
  if (at === null) throw new Stop(`«${text}» no es un día: se escribe AAAA-MM-DD.`);
  return at;
}

/** Epoch ms at which a day of Mexico City begins; without one, the beginning of time. */
export const dayStart = (text: string | undefined): number =>
  text === undefined ? Number.NEGATIVE_INFINITY : moment(text, false);

/** Epoch ms at which the day after it begins; without one, the end of time. */
export const dayEnd = (text: string | undefined): number =>
  text === undefined ? Number.POSITIVE_INFINITY : moment(text, true);
