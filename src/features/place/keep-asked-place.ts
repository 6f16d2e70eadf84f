import { readKnownPlace } from '../../domain/known-place';
import { notesOf } from '../../ui/hooks/page-notes';
import { devicePlace, keepPlace } from './device-place';
import { ASKED_PLACE } from './place-path';

/** Whether the page was gone to: one that is come back to, or loaded again, says nothing new. */
const isGoneTo = (): boolean =>
  performance.getEntriesByType('navigation').some((one) => (one as PerformanceNavigationTiming).type === 'navigate');

/** Whether a form of this shop led here: what a link from elsewhere names is not kept, the form of the page asks. */
const isOwnForm = (): boolean => document.referrer.startsWith(`${location.origin}/`);

/**
 * Keeps the place that its page was asked about and knows (`data-asked-place`): the form was sent before its component
 * ran.
 */
export function keepAskedPlace(): void {
  const place = readKnownPlace(notesOf(ASKED_PLACE)[0]?.askedPlace ?? null);
  if (place && place.code !== devicePlace()?.code && isOwnForm() && isGoneTo()) keepPlace(place);
}
