import type { Desk } from '../../commerce/desk';
import { requestContext } from '../../commerce/request-context';

/** The desk of the operator who asks; its routes let in nobody else, so that it is missing is a bug and throws. */
export function requireDesk(): Desk {
  const { desk } = requestContext();
  if (!desk) throw new Error('a page of the desk was asked for by somebody who is no operator');
  return desk;
}
