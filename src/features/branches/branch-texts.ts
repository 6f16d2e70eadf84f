import { requestContext } from '../../commerce/request-context';
import type { Branch, OpeningHours } from '../../domain/branch/branch';
import { pickupTime } from '../../domain/branch/opening';
import { shortDay, weekday } from '../../i18n/dates';
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

/** When an order placed now could be picked up there; null where nobody knows. */
export function readyText(branch: Branch, now: number = requestContext().now): string | null {
  const t = texts();
  const ready = pickupTime(branch, now);
  if (!ready) return null;
  const time = ready.clock;
  if (ready.inDays === 0) return t('Pick it up today from {time}', { time });
  if (ready.inDays === 1) return t('Pick it up tomorrow from {time}', { time });
  return t('Pick it up on {day} from {time}', { day: shortDay(ready.noon, t.locale), time });
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
