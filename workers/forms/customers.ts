import { ACCOUNT_PAGE, BACK, type CUSTOMER_FORMS, SIGN_IN_FORM, SIGN_IN_PAGE, SIGN_UP_FORM, SIGN_UP_PAGE } from '../../src/contract/customers/forms';
import { CUSTOMER_MESSAGES } from '../../src/contract/customers/messages';
import { passwordsDiffer } from '../../src/contract/customers/passwords-differ';
import type { Notice } from '../../src/domain/cart/cart';
import type { FieldProblem, Problem } from '../../src/domain/result';
import type { ShopRequest } from '../http/shop-request';
import { signInTo, signOutOf } from '../http/sign-in-to';
import { checkForm } from './check-form';
import { invalid, type Outcome, refusedAt } from './outcome';
import type { FormHandlers, SentForm } from './sent-form';
import { wayBack, withParameter } from './way-back';

type Call = Pick<SentForm, 'request' | 'sent'>;

const said = (message: string): Notice => ({ id: 'other', level: 'success', message });

const wanted = ({ request, sent }: Call): string | null => wayBack(request.store, sent[BACK]);

/** The page of the form again, which remembers where to go on to. */
function again(call: Call, page: string, problem: Problem): Outcome {
  const back = wanted(call);
  return refusedAt(back === null ? page : withParameter(page, BACK, back), problem);
}

/** Signs in with these credentials, and goes on to where the shopper wanted to. */
async function enter(call: Call, page: string, credentials: { email: string; password: string }, message: string): Promise<Outcome> {
  const { request } = call;
  const found = await request.commerce.customers.signIn(credentials);
  const signedIn = found.ok ? await signInTo(request, found.value) : found;
  if (!signedIn.ok) return again(call, page, signedIn.problem);
  return { location: wanted(call) ?? ACCOUNT_PAGE, notices: [said(message)] };
}

async function signIn(call: Call): Promise<Outcome> {
  const fields = checkForm(SIGN_IN_FORM, call.sent);
  return fields.ok ? enter(call, SIGN_IN_PAGE, fields.values, CUSTOMER_MESSAGES.signedIn) : again(call, SIGN_IN_PAGE, invalid(fields.errors));
}

const isTaken = ({ status, message }: Problem): boolean => status === 400 && message === CUSTOMER_MESSAGES.emailTaken;

/** A sign-up that is sent twice signs in: the e-mail has an account by then, and the password is its own. */
async function signUp(call: Call): Promise<Outcome> {
  const { request, sent } = call;
  const fields = checkForm(SIGN_UP_FORM, sent);
  const errors = [...(fields.ok ? [] : fields.errors), ...passwordsDiffer(sent)];
  if (!fields.ok || errors.length > 0) return again(call, SIGN_UP_PAGE, invalid(errors));
  const { email, password, firstName, lastName } = fields.values;
  const made = await request.commerce.customers.create({ email, password, firstName, lastName, attributes: [], addresses: [] });
  if (!made.ok && !isTaken(made.problem)) return again(call, SIGN_UP_PAGE, made.problem);
  const entered = await enter(call, SIGN_UP_PAGE, { email, password }, CUSTOMER_MESSAGES.accountMade);
  if (made.ok || !entered.refused) return entered;
  const taken: FieldProblem = { field: 'email', rule: 'value', message: CUSTOMER_MESSAGES.emailTaken };
  return again(call, SIGN_UP_PAGE, entered.refused.status === 401 ? invalid([taken]) : entered.refused);
}

async function end({ accounts, principal }: ShopRequest, everywhere: boolean) {
  if (principal?.kind !== 'customer') return null;
  return everywhere ? accounts.endAll(principal.account) : accounts.end(principal.account, principal.sessionId);
}

/** AUTH-019: ends the session, here or on every device, and lets the carts of this browser go. */
async function signOut({ request, sent }: Call): Promise<Outcome> {
  const ended = await end(request, Boolean(sent.everywhere));
  if (ended && !ended.ok) return refusedAt(ACCOUNT_PAGE, ended.problem);
  signOutOf(request);
  return { location: SIGN_IN_PAGE, notices: [said(CUSTOMER_MESSAGES.signedOut)], payload: { cart: null } };
}

/** Forms of signing in, up and out. */
export const customersForms: FormHandlers<typeof CUSTOMER_FORMS> = {
  entrar: signIn,
  'crear-cuenta': signUp,
  salir: signOut,
};
