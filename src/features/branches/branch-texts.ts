import { requestContext } from '../../commerce/request-context';
import type { Branch, OpeningHours } from '../../domain/branch/branch';
import { branchMoment, pickupTime } from '../../domain/branch/opening';
import { isMoved, type OrderPromise } from '../../domain/shipping/promise';
import type { Translate } from '../../i18n';
import { shortDay, weekday } from '../../i18n/dates';
import { MOVED_TEXTS } from '../shop/delivery/delivery';
import { texts } from '../shop/texts';

/** Where a branch is, on one line. */
export const branchAddressLine = ({
  streetAddress,
  exteriorNumber,
  neighbourhood,
  zipCode,
  city,
  state,
}: Branch): string =>
  [`${streetAddress} ${exteriorNumber}`.trim(), neighbourhood, `${zipCode} ${city}`.trim(), state]
    .filter(Boolean)
    .join(', ');

/** From when something can be picked up there that is ready at a moment (epoch ms), by the branch's own clock. */
export function readyAtText(branch: Branch, at: number): string {
  const t = texts();
  const { clock: time, inDays, noon } = branchMoment(branch, at, requestContext().now);
  if (inDays === 0) return t('Pick it up today from {time}', { time });
  if (inDays === 1) return t('Pick it up tomorrow from {time}', { time });
  return t('Pick it up on {day} from {time}', { day: shortDay(noon, t.locale), time });
}

/** When an order placed now could be picked up there; null where nobody knows. */
export function readyText(branch: Branch): string | null {
  const ready = pickupTime(branch, requestContext().now);
  return ready && readyAtText(branch, ready.from);
}

/** When a branch has an order ready, by its own clock, whatever day it is read on: 'lun 30 nov, 13:15'. */
export function readyMoment(branch: Pick<Branch, 'timeZone'>, at: number, locale: string): string {
  const { noon, clock } = branchMoment(branch, at, at);
  return `${shortDay(noon, locale)}, ${clock}`;
}

/** Why a branch has an order ready at another time than was promised, and which that was; null where it does not. */
export function readyChangeText(branch: Branch, { change }: OrderPromise, t: Translate): string | null {
  if (!change) return null;
  const before = readyMoment(branch, change.was.to, t.locale);
  return isMoved(change.why)
    ? t(MOVED_TEXTS[change.why], { before })
    : t('It is counted from your payment, so the time changed. Before: {before}', { before });
}

const isFollowedBy = (before: OpeningHours | undefined, { day, opens, closes }: OpeningHours): boolean =>
  before !== undefined && before.day === day - 1 && before.opens === opens && before.closes === closes;

/** Hours with the days in a row that have the same: "lun–sáb 10:00–20:30". */
export function hoursTexts(hours: readonly OpeningHours[], locale: string = texts().locale): string[] {
  const runs: OpeningHours[][] = [];
  for (const one of hours) {
    const run = runs.at(-1);
    if (run && isFollowedBy(run.at(-1), one)) run.push(one);
    else runs.push([one]);
  }
  return runs.map((run) => {
    const [first, last] = [run[0], run.at(-1)] as [OpeningHours, OpeningHours];
    const days =
      first === last ? weekday(first.day, locale) : `${weekday(first.day, locale)}–${weekday(last.day, locale)}`;
    return `${days} ${first.opens}–${first.closes}`;
  });
}
