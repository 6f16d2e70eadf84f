import type { MineOfCustomer } from '../../../src/commerce/mine';
import { isRecent } from '../../../src/commerce/principal';
import { MESSAGES } from '../../../src/contract/messages';
import { PASSKEY_MESSAGES } from '../../../src/contract/passkeys/messages';
import { ok, type Result, refuse } from '../../../src/domain/result';
import { isPassword, RULES } from '../../../src/domain/validation';
import type { ShopRequest } from '../shop-request';

const ofPassword = (rule: string, message: string) =>
  refuse(422, MESSAGES.invalid, { fields: [{ field: 'password', rule, message }] });

/**
 * Whether these are the customer's own password and e-mail, counted as a sign-in is; whoever signed in just now is not
 * asked.
 */
export async function passwordAgain(
  { commerce, now }: ShopRequest,
  mine: MineOfCustomer,
  email: string,
  password: string,
): Promise<Result<null>> {
  if (isRecent(mine, now)) return ok(null);
  if (password === '') return ofPassword('required', RULES.required);
  if (!isPassword(password)) return ofPassword('value', PASSKEY_MESSAGES.wrongPassword);
  const found = await commerce.customers.signIn({ email, password });
  if (found.ok)
    return mine.isMe(found.value.customer.customerId) ? ok(null) : ofPassword('value', PASSKEY_MESSAGES.wrongPassword);
  return found.problem.status === 401 ? ofPassword('value', PASSKEY_MESSAGES.wrongPassword) : found;
}
