import { BUYER_DETAILS, CREATE_ACCOUNT, KNOWN_NAME, PERSONAL_DETAILS } from '../../../src/contract/checkout/forms';
import { NEW_PASSWORD } from '../../../src/contract/customers/new-password';
import type { Checkout, NewAccount } from '../../../src/domain/order/order';
import { isTrafficSource } from '../../../src/domain/order/traffic-source';
import { ok, type Result } from '../../../src/domain/result';
import { splitName } from '../../../src/domain/validation';
import type { CookieJar, CookieName } from '../../http/cookie-jar';
import { type Checked, checkForm, type Values } from '../serving/check-form';
import type { StepCall } from './checkout-step';

type Sent = Record<string, string>;
type Buyer = Checked<typeof PERSONAL_DETAILS>;

/** Written by the browser of a shopper who agreed to it (src/features/tracking/consent.ts). */
const COOKIE: CookieName = { name: 'source', access: 'open' };

/** Where this browser's last visit from elsewhere came from; null when it is not known, or not as we wrote it. */
function readTrafficSource(jar: CookieJar): string | null {
  try {
    const source = decodeURIComponent(jar.get(COOKIE) ?? '');
    return isTrafficSource(source) ? source : null;
  } catch {
    return null;
  }
}

/** Whether a name that was typed whole is the one that was known, whose parts then stay as they are. */
const isKnown = ({ fullName, firstName, lastName }: Sent): boolean =>
  fullName?.trim() === `${firstName ?? ''} ${lastName ?? ''}`;

/** Name and e-mail: the name in one field, as the form asks for it, or in two. */
function namedBuyer(sent: Sent): Buyer {
  const inTwo = checkForm(PERSONAL_DETAILS, sent);
  if (sent.fullName === undefined || (inTwo.ok && isKnown(sent))) return inTwo;
  const fields = checkForm(BUYER_DETAILS, sent);
  if (!fields.ok) return fields;
  const { fullName, emailAddress } = fields.values;
  return { ok: true, values: { ...splitName(fullName), emailAddress } };
}

/** Who buys, and whether the password of an account that is wanted is one. */
export function buyerOf(sent: Sent): Buyer {
  const buyer = namedBuyer(sent);
  const password = sent[CREATE_ACCOUNT] ? checkForm({ password: NEW_PASSWORD }, sent) : null;
  if (password === null || password.ok) return buyer;
  return { ok: false, errors: [...(buyer.ok ? [] : buyer.errors), ...password.errors] };
}

/** Who buys, where it was asked for beside an address or a branch; null where it was not. */
export const buyerBeside = (sent: Sent): Buyer | null =>
  sent.emailAddress === undefined
    ? null
    : buyerOf({ ...sent, firstName: sent[KNOWN_NAME.first] ?? '', lastName: sent[KNOWN_NAME.last] ?? '' });

/** The account a guest asks for with these details; null without one, and where a retailer keeps the customers. */
async function wantedAccount({ request, sent, key }: StepCall, email: string): Promise<Result<NewAccount | null>> {
  const { orderAccounts } = request.commerce.customers;
  if (!sent[CREATE_ACCOUNT] || !orderAccounts || request.principal?.kind !== 'guest') return ok(null);
  return orderAccounts.prepare({ email, password: sent.password ?? '', key: key ?? crypto.randomUUID() });
}

/** What is kept of who buys: their account too, and where they came from. */
export async function keptOf(
  call: StepCall,
  { firstName, lastName, emailAddress }: Values<typeof PERSONAL_DETAILS>,
): Promise<Result<Partial<Checkout>>> {
  const account = await wantedAccount(call, emailAddress);
  if (!account.ok) return account;
  const source = readTrafficSource(call.request.cookies);
  return ok({
    personalDetails: { firstName, lastName, emailAddress },
    newAccount: account.value,
    ...(source ? { source } : {}),
  });
}
