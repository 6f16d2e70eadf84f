import { isoDay, startOfIsoDay } from '../domain/mexico-city';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Times of the year that offers are named after: first and last day by month and day in Mexico City. What is announced
 * anew each year, as El Buen Fin is, is the `timer` of a store view.
 */
const SEASONS = [
  { offers: 'Offers for Reyes', from: '12-25', to: '01-06' },
  { offers: 'Offers for Valentine’s Day', from: '02-01', to: '02-14' },
  { offers: 'Offers for Mother’s Day', from: '04-25', to: '05-10' },
  { offers: 'Offers for going back to school', from: '08-01', to: '08-31' },
  { offers: 'Offers for Christmas', from: '11-20', to: '12-24' },
] as const;

/** The season of a moment (epoch ms), and when it is over. */
export function seasonAt(now: number): { offers: (typeof SEASONS)[number]['offers']; over: number } | null {
  const [year = '', day = ''] = [isoDay(now).slice(0, 4), isoDay(now).slice(5)];
  const season = SEASONS.find(({ from, to }) => (from <= to ? day >= from && day <= to : day >= from || day <= to));
  if (!season) return null;
  const endYear = Number(year) + Number(season.to < day);
  return { offers: season.offers, over: startOfIsoDay(`${endYear}-${season.to}`) + DAY_MS };
}
