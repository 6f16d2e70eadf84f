import { requestContext } from '../../commerce/request-context';
import { seasonAt } from '../../config/seasons';
import type { Card } from '../../domain/catalogue/product';
import { shortDay } from '../../i18n/dates';
import { texts } from '../shop/texts';

/** What runs in this store view now, with its end (epoch ms); null for nothing. */
function campaignAt(now: number): { name: string; over: number } | null {
  const { timer } = requestContext().store;
  const runs = timer && Date.parse(timer.startsAt) <= now && now < Date.parse(timer.endsAt);
  return runs ? { name: timer.name, over: Date.parse(timer.endsAt) } : null;
}

/** The last day of a price; null for one that has no end, and of what is not reduced. */
export function lastDay({ price }: Pick<Card, 'price'>): string | null {
  const { until, discount } = price;
  return until !== null && discount > 0 ? texts()('Until {day}', { day: shortDay(until - 1, texts().locale) }) : null;
}

/** When offers end, as their prices say: all of them on one day, or the first of them; '' where some never do. */
function endOf(cards: readonly Card[]): string {
  const t = texts();
  const ends = cards.flatMap(({ price: { until } }) => (until === null ? [] : [until]));
  const first = Math.min(...ends);
  if (ends.length === 0 || ends.length < cards.length) return '';
  const day = shortDay(first - 1, t.locale);
  return ends.every((end) => end === first) ? t('Until {day}', { day }) : t('The first of them end on {day}', { day });
}

export interface OffersNow {
  /** Named after what is on: a campaign of the store view, the season, else the week. */
  title: string;
  /** When they end, '' for without an end. */
  end: string;
}

/** What the offers of now are called and until when they hold; the page is true as long. */
export function offersNow(cards: readonly Card[]): OffersNow {
  const t = texts();
  const { now } = requestContext();
  const campaign = campaignAt(now);
  const season = seasonAt(now);
  requestContext().noteUntil(campaign?.over ?? season?.over ?? null);
  const title = campaign
    ? t('Offers of {campaign}', { campaign: campaign.name })
    : t(season?.offers ?? 'Offers of the week');
  return { title, end: endOf(cards) };
}
