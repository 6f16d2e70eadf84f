import type { SignedInCustomer } from '../../../src/commerce/customers';
import { wayBack, withParameter } from '../../../src/config/way-back';
import {
  type CUSTOMER_FORMS,
  END_SESSION_FORM,
  SIGN_IN_FORM,
  SIGN_UP_FORM,
} from '../../../src/contract/customers/forms';
import { CUSTOMER_MESSAGES } from '../../../src/contract/customers/messages';
import { ACCOUNT_PAGE, BACK, SECURITY_PAGE, SIGN_IN_PAGE, SIGN_UP_PAGE } from '../../../src/contract/customers/pages';
import { passwordsDiffer } from '../../../src/contract/customers/passwords-differ';
import { OPENS_WINDOW, WINDOW } from '../../../src/contract/customers/window';
import type { Notice } from '../../../src/domain/cart/cart';
import { attributesOf } from '../../../src/domain/customer/about';
import { type FieldProblem, ok, type Problem, type Result } from '../../../src/domain/result';
import { ofFavorites } from '../../services/favorites/pending-favorite';
import { checkForm } from '../serving/check-form';
import { invalid, type Outcome, refusedAt } from '../serving/outcome';
import type { FormHandlers, SentForm } from '../serving/sent-form';
import { emailForms } from './email';
import { passwordForms } from './passwords';

type Call = Pick<SentForm, 'request' | 'sent'>;

const said = (message: string): Notice => ({ id: 'other', level: 'success', message });

const wanted = ({ request, sent }: Call): string | null => wayBack(request.store, sent[BACK]);

/**
 * The page of the form again, which remembers where to go on to; a form of the window is shown in it again, over the
 * page it stood on.
 */
function again(call: Call, page: string, problem: Problem): Outcome {
  const back = wanted(call);
  if (back === null) return refusedAt(page, problem);
  const refused = refusedAt(withParameter(page, BACK, back), problem);
  return call.sent[WINDOW] ? { ...refused, over: { location: `${back}${OPENS_WINDOW}${page}`, page } } : refused;
}

/** Signs in who was found, and goes on to where the shopper wanted to. */
async function enter(call: Call, page: string, found: Result<SignedInCustomer>, message: string): Promise<Outcome> {
  const signedIn = found.ok ? await call.request.entry().signIn(found.value) : found;
  if (!signedIn.ok) return again(call, page, signedIn.problem);
  return { location: wanted(call) ?? ACCOUNT_PAGE, notices: [said(message), ...ofFavorites(signedIn.value)] };
}

async function signIn(call: Call): Promise<Outcome> {
  const fields = checkForm(SIGN_IN_FORM, call.sent);
  if (!fields.ok) return again(call, SIGN_IN_PAGE, invalid(fields.errors));
  return enter(
    call,
    SIGN_IN_PAGE,
    await call.request.commerce.customers.signIn(fields.values),
    CUSTOMER_MESSAGES.signedIn,
  );
}

const isTaken = ({ status, message }: Problem): boolean => status === 400 && message === CUSTOMER_MESSAGES.emailTaken;

/**
 * Signs up, and in: our own customers without a sign-in that would be counted. A sign-up that is sent twice signs in,
 * because the e-mail has an account by then, and the password is its own.
 */
async function signUp(call: Call): Promise<Outcome> {
  const { request, sent } = call;
  const fields = checkForm(SIGN_UP_FORM, sent);
  const errors = [...(fields.ok ? [] : fields.errors), ...passwordsDiffer(sent)];
  if (!fields.ok || errors.length > 0) return again(call, SIGN_UP_PAGE, invalid(errors));
  const { email, password, firstName, lastName } = fields.values;
  const attributes = attributesOf(fields.values);
  const { customers } = request.commerce;
  const made = await customers.create({ email, password, firstName, lastName, attributes, addresses: [] });
  if (!made.ok && !isTaken(made.problem)) return again(call, SIGN_UP_PAGE, made.problem);
  const found =
    made.ok && !customers.hasTokens
      ? ok({ customer: made.value, remote: null })
      : await customers.signIn({ email, password });
  const entered = await enter(
    call,
    SIGN_UP_PAGE,
    found,
    made.ok ? CUSTOMER_MESSAGES.accountMade : CUSTOMER_MESSAGES.signedIn,
  );
  if (made.ok || !entered.refused) return entered;
  const taken: FieldProblem = { field: 'email', rule: 'value', message: CUSTOMER_MESSAGES.emailTaken };
  return again(call, SIGN_UP_PAGE, entered.refused.status === 401 ? invalid([taken]) : entered.refused);
}

/** AUTH-019: ends the session, here or on every device, and lets the carts of this browser go. */
async function signOut({ request, sent }: Call): Promise<Outcome> {
  const mine = request.mine();
  const ended = mine.kind === 'customer' ? await mine.endSession(sent.everywhere ? 'everywhere' : 'here') : null;
  if (ended && !ended.ok) return refusedAt(ACCOUNT_PAGE, ended.problem);
  request.entry().signOut();
  return { location: SIGN_IN_PAGE, notices: [said(CUSTOMER_MESSAGES.signedOut)], payload: { cart: null } };
}

const afterEnd = (ended: Result<null>, message: string): Outcome =>
  ended.ok ? { location: SECURITY_PAGE, notices: [said(message)] } : refusedAt(SECURITY_PAGE, ended.problem);

/** Ends one session; the one that asks is signed out here as well. */
async function endOne({ request, mine, sent }: SentForm<'customer'>): Promise<Outcome> {
  const fields = checkForm(END_SESSION_FORM, sent);
  if (!fields.ok) return refusedAt(SECURITY_PAGE, invalid(fields.errors));
  const { session: sessionId } = fields.values;
  const devices = await mine().devices();
  if (devices.ok && devices.value.some((one) => one.isThis && one.sessionId === sessionId))
    return signOut({ request, sent: {} });
  return afterEnd(await mine().endSession({ sessionId }), CUSTOMER_MESSAGES.sessionEnded);
}

/** Forms of signing in, up and out. */
export const customersForms: FormHandlers<typeof CUSTOMER_FORMS> = {
  ...passwordForms,
  ...emailForms,
  entrar: signIn,
  'crear-cuenta': signUp,
  salir: signOut,
  'cerrar-sesion': endOne,
  'cerrar-otras': async ({ mine }) => afterEnd(await mine().endSession('others'), CUSTOMER_MESSAGES.othersEnded),
};
