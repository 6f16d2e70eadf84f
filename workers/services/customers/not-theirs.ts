import type { Principal } from '../../../src/commerce/principal';
import type { Access } from '../../../src/contract/access';
import type { Problem, Result } from '../../../src/domain/result';
import { log } from '../../http/log';
import type { ShopRequest } from '../../http/shop-request';

const NOT_FOUND = 404;

/** Accesses of which every id that is named is somebody's own. */
const OWN: readonly Access[] = ['customer', 'named'];

type Asking = Pick<ShopRequest, 'requestId'>;
type Whose = Pick<Principal, 'owner'>;

/** Writes down who asked for an unknown id, and where: somebody else's id is answered so, and no answer tells which it was. */
const note = ({ requestId }: Asking, { owner }: Whose, route: string): void =>
  log('warn', 'not-theirs', { route, principal: owner, requestId });

/** What the routers of calls and forms do with a refusal: an unknown id of what is for customers is written down. */
export function noteRefused(
  request: Asking,
  principal: Whose,
  { id, access }: { id: string; access: Access },
  { status }: Problem,
): void {
  if (status === NOT_FOUND && OWN.includes(access)) note(request, principal, id);
}

/**
 * The same answer, an unknown id of it written down: for pages and for what guests may do too, of which no router can tell
 * whether an id is somebody's. `route` is the name of a call, a form or a page.
 */
export function notingForeign<T>(request: Asking, principal: Whose, route: string, answer: Result<T>): Result<T> {
  if (!answer.ok && answer.problem.status === NOT_FOUND) note(request, principal, route);
  return answer;
}
