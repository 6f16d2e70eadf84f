import type { SignedInCustomer } from '../../../src/commerce/customers';
import { ok, type Result } from '../../../src/domain/result';
import type { ApiCall } from '../serving/bind';
import type { Reply } from '../serving/reply';
import { isOwnPage } from './identity';

/** What the shop's own pages read in the place of a token, which their cookie holds. */
export const IN_COOKIE = 'cookie';

/** Opens a session for who was let in: a program is given its tokens, a page of ours has them in its cookies. */
export async function enteredReply(
  call: Pick<ApiCall<unknown, unknown, unknown>, 'c' | 'request'>,
  signedIn: SignedInCustomer,
): Promise<Result<Reply<string>>> {
  const { request } = call;
  if (isOwnPage(call)) {
    const entered = await request.entry().signIn(signedIn);
    if (!entered.ok) return entered;
    const notices = entered.value;
    return ok(notices.length > 0 ? { result: IN_COOKIE, meta: { notices } } : { result: IN_COOKIE });
  }
  const opened = await request.entry().open(signedIn);
  if (!opened.ok) return opened;
  const { access, refresh } = opened.value;
  return ok({ result: access, meta: { refreshToken: refresh } });
}
