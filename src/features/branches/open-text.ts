import { requestContext } from '../../commerce/request-context';
import type { Branch } from '../../domain/branch/branch';
import { openState } from '../../domain/branch/opening';
import { shortDay } from '../../i18n/dates';
import { texts } from '../shop/texts';

/**
 * Whether a branch is open now and until when, else when it opens; null where nobody knows its hours. The page is true
 * until that changes.
 */
export function openText(branch: Branch): { isOpen: boolean; text: string } | null {
  const t = texts();
  const { now, noteUntil } = requestContext();
  const state = openState(branch, now);
  if (!state) return null;
  const { isOpen, day, until } = state;
  noteUntil(until);
  if (isOpen) return { isOpen, text: t('Open now, until {time}', { time: day.closesClock }) };
  const time = day.opensClock;
  if (day.inDays === 0) return { isOpen, text: t('Closed now, opens today at {time}', { time }) };
  if (day.inDays === 1) return { isOpen, text: t('Closed now, opens tomorrow at {time}', { time }) };
  return { isOpen, text: t('Closed now, opens on {day} at {time}', { day: shortDay(day.noon, t.locale), time }) };
}
