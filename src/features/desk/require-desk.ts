import type { Desk } from '../../commerce/desk';
import { mineAs } from '../../commerce/request-context';

/** The desk of the operator who asks; its routes let in nobody else, so that it is missing is a bug and throws. */
export function requireDesk(): Desk {
  return mineAs('service').desk();
}
