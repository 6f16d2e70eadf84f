import { SIGNED_IN } from '../../contract/customers/pages';
import { texts } from './texts';

/** What a page says of what led to it, by the fragment of its address. */
export const saidOnArrival = (): Record<string, string> => ({ [SIGNED_IN]: texts()('You signed in') });
