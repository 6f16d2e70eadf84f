import type { Principal } from '../../../src/commerce/principal';
import type { Result } from '../../../src/domain/result';
import { log } from '../../http/log';
import type { ShopRequest } from '../../http/shop-request';

const NOT_FOUND = 404;

/**
 * The same answer; where it is that of an unknown id, who asked for it and where is written down: somebody else's id is
 * answered so, and no answer tells which it was. `route` is the name of a call, a form or a page.
 */
export function notingForeign<T>(
  { requestId }: Pick<ShopRequest, 'requestId'>,
  { owner }: Pick<Principal, 'owner'>,
  route: string,
  answer: Result<T>,
): Result<T> {
  if (!answer.ok && answer.problem.status === NOT_FOUND)
    log('warn', 'not-theirs', { route, principal: owner, requestId });
  return answer;
}
