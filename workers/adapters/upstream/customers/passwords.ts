import type {
  ChosenPassword,
  CustomerAccess,
  PasswordChange,
  SignedInCustomer,
} from '../../../../src/commerce/customers';
import { CUSTOMER_MESSAGES } from '../../../../src/contract/customers/messages';
import { MESSAGES } from '../../../../src/contract/messages';
import type { Outcome, Refused } from '../../../../src/domain/cart/outcome';
import { ok, type Problem, type Result, refuse } from '../../../../src/domain/result';
import { RULES } from '../../../../src/domain/validation';
import { isNotNow } from '../answer';
import { asCustomer, type Renewing, signedIn, unavailable } from './as-customer';
import type { RetailerCustomers } from './calls';

const BAD_REQUEST = 400;
const NOT_AUTHORISED = /consumer isn't authorized/i;
/** What platforms say of a link that is no longer good. */
const LINK_REFUSED = /token/i;
/** What they say of a current password that is not right. */
const WRONG_PASSWORD = /(doesn't match|does not match|incorrect|invalid|wrong)/i;

/** AUTH-022: the retailer's own words, for a program as they are and on the page inside a sentence of ours. */
function inItsWords(reason: string): { ok: false; problem: Problem } {
  const notice = { id: 'other', level: 'error', message: CUSTOMER_MESSAGES.passwordRefused, params: { reason } };
  return refuse(BAD_REQUEST, reason, { detail: { notices: [notice] } });
}

/**
 * Whether a refusal says why, under whatever code: the family answers its platform's words under the code of a failure.
 */
const saysWhy = ({ code, message }: Refused): boolean =>
  message !== '' && !isNotNow(code) && !NOT_AUTHORISED.test(message);

/** A refusal by a link or a password is none of the customer's token, whatever its code. */
const ofThePassword = <T>(outcome: Outcome<T>): Outcome<T> =>
  outcome.state === 'refused' && saysWhy(outcome) ? { ...outcome, code: BAD_REQUEST } : outcome;

/** Chooses a password with the link that the retailer sent. One whose answer was lost was chosen if it signs in. */
export async function resetAtRetailer(
  customers: RetailerCustomers,
  { email, token, password }: ChosenPassword,
): Promise<Result<SignedInCustomer | null>> {
  if (email === null)
    return refuse(422, MESSAGES.invalid, { fields: [{ field: 'email', rule: 'required', message: RULES.required }] });
  const made = await customers.createPassword({ email, token, password });
  if (made.state === 'refused' && !saysWhy(made)) return unavailable();
  if (made.state === 'refused')
    return LINK_REFUSED.test(made.message)
      ? refuse(BAD_REQUEST, CUSTOMER_MESSAGES.resetExpired)
      : inItsWords(made.message);
  const found = await signedIn(customers, { email, password });
  if (found.ok) return found;
  return made.state === 'ok' ? ok(null) : unavailable();
}

/**
 * Changes a password with the retailer, whose tokens are then taken anew: a refresh token of the family is made of the
 * password.
 */
export async function changeAtRetailer(
  customers: RetailerCustomers,
  renewing: Renewing,
  { remote, customerId }: CustomerAccess,
  change: PasswordChange,
): Promise<Result<null>> {
  const profile = await asCustomer(renewing, remote, customers.me);
  if (!profile.ok) return profile;
  if (profile.value.state !== 'ok' || profile.value.value.customerId !== customerId) return unavailable();
  const { email } = profile.value.value;
  const changed = await asCustomer(renewing, remote, async (userToken) =>
    ofThePassword(await customers.changePassword(userToken, change)),
  );
  if (!changed.ok) return changed;
  const outcome = changed.value;
  if (outcome.state === 'refused' && !saysWhy(outcome)) return unavailable();
  if (outcome.state === 'refused')
    return WRONG_PASSWORD.test(outcome.message)
      ? refuse(BAD_REQUEST, CUSTOMER_MESSAGES.passwordWrong)
      : inItsWords(outcome.message);
  const granted = await customers.login({ email, password: change.next });
  if (granted.state === 'ok') {
    const held = await remote.tokens();
    if (held.ok)
      await remote.refresh(held.value, async () =>
        ok({ access: granted.value.access, refresh: granted.value.refresh }),
      );
    return ok(null);
  }
  return outcome.state === 'ok' ? ok(null) : unavailable();
}
