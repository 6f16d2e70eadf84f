import { requestContext } from '../../commerce/request-context';
import { texts } from './texts';

/** What is to be known of a special item wherever it stands: it arrives later than others. */
export const specialNote = (): string =>
  texts()('Special item: it arrives within {days} days', { days: requestContext().store.shipping.specialDays });
