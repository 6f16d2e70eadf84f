import type { MineOfCustomer } from '../../../src/commerce/mine';
import { wayBack, withParameter } from '../../../src/config/way-back';
import { CUSTOMER_MESSAGES } from '../../../src/contract/customers/messages';
import { ACCOUNT_PAGE, BACK, SECURITY_PAGE, SIGN_IN_PAGE } from '../../../src/contract/customers/pages';
import {
  CONNECT_PAGE,
  RETURN_TO,
  SOCIAL_CONNECT,
  SOCIAL_DISCONNECT,
  type SOCIAL_FORMS,
  SOCIAL_PASSWORD,
  SOCIAL_SIGN_IN,
} from '../../../src/contract/social/forms';
import { SOCIAL_MESSAGES } from '../../../src/contract/social/messages';
import { type Problem, type Result, refuse } from '../../../src/domain/result';
import type { ShopRequest } from '../../http/shop-request';
import { passwordAgain } from '../../services/customers/password-again';
import { decodedPath } from '../../services/customers/return-to';
import { beginSocial } from '../../services/customers/social-flow';
import { dropPending } from '../../services/customers/social-pending';
import { checkForm } from '../serving/check-form';
import { invalid, type Outcome, refusedAt } from '../serving/outcome';
import type { FormHandlers, SentForm } from '../serving/sent-form';

const done = (location: string, message: string, provider: string): Outcome => ({
  location,
  notices: [{ id: 'other', level: 'success', message, params: { provider } }],
});

const away = (page: string, begun: Result<string>): Outcome =>
  begun.ok ? { location: page, away: begun.value, notices: [] } : refusedAt(page, begun.problem);

async function signInWith({ request, sent }: Pick<SentForm, 'request' | 'sent'>): Promise<Outcome> {
  const back = wayBack(request.store, sent[BACK] || (decodedPath(sent[RETURN_TO]) ?? undefined));
  const page = back === null ? SIGN_IN_PAGE : withParameter(SIGN_IN_PAGE, BACK, back);
  const fields = checkForm(SOCIAL_SIGN_IN, sent);
  if (!fields.ok) return refusedAt(page, refuse(404, SOCIAL_MESSAGES.off).problem);
  return away(page, await beginSocial(request, { provider: fields.values.provider, back, owner: null }));
}

const isWrong = ({ message }: Problem): boolean => message === CUSTOMER_MESSAGES.signInFailed;
const ofPassword = (): Problem =>
  invalid([{ field: 'password', rule: 'value', message: SOCIAL_MESSAGES.passwordWrong }]);

/** Connects an identity with the account of its e-mail, whose password was typed, and signs in. */
async function confirm({ request, sent }: Pick<SentForm, 'request' | 'sent'>): Promise<Outcome> {
  const pending = await request.entry().pending();
  if (!pending) return refusedAt(SIGN_IN_PAGE, refuse(400, SOCIAL_MESSAGES.ended).problem);
  const fields = checkForm(SOCIAL_PASSWORD, sent);
  if (!fields.ok) return refusedAt(CONNECT_PAGE, invalid(fields.errors));
  const { identity, back } = pending;
  const found = await request.commerce.customers.signIn({ email: identity.email, password: fields.values.password });
  if (!found.ok) return refusedAt(CONNECT_PAGE, isWrong(found.problem) ? ofPassword() : found.problem);
  const connected = await request.entry().connect(found.value, identity);
  const entered = connected.ok ? await request.entry().signIn(found.value) : connected;
  if (!entered.ok) return refusedAt(CONNECT_PAGE, entered.problem);
  dropPending(request.cookies);
  return done(back ?? ACCOUNT_PAGE, SOCIAL_MESSAGES.connected, identity.provider.name);
}

/**
 * Whether whoever is signed in has just shown that it is them: an account without a password is asked to sign in again.
 */
async function isThem(request: ShopRequest, mine: MineOfCustomer, password: string): Promise<Result<null>> {
  const profile = await mine.profile();
  return profile.ok ? passwordAgain(request, mine, profile.value.email, password) : profile;
}

/** Forms of providers: signing in, and what is connected with an account. */
export const socialForms: FormHandlers<typeof SOCIAL_FORMS> = {
  'entrar-con': signInWith,
  'confirmar-cuenta': confirm,

  'conectar-cuenta': async ({ request, principal, mine, sent }) => {
    const fields = checkForm(SOCIAL_CONNECT, sent);
    if (!fields.ok) return refusedAt(SECURITY_PAGE, invalid(fields.errors));
    if (!mine().own('social')) return refusedAt(SECURITY_PAGE, refuse(404, SOCIAL_MESSAGES.off).problem);
    const shown = await isThem(request, mine(), fields.values.password);
    if (!shown.ok) return refusedAt(SECURITY_PAGE, shown.problem);
    return away(
      SECURITY_PAGE,
      await beginSocial(request, { provider: fields.values.provider, back: SECURITY_PAGE, owner: principal.owner }),
    );
  },

  'desconectar-cuenta': async ({ mine, sent }) => {
    const fields = checkForm(SOCIAL_DISCONNECT, sent);
    const connections = mine().own('social');
    if (!fields.ok || !connections) return refusedAt(SECURITY_PAGE, refuse(404, SOCIAL_MESSAGES.off).problem);
    const { identities } = await connections.waysIn();
    const name = identities.find(({ identityId }) => identityId === fields.values.identity)?.name;
    const gone = await connections.disconnect(fields.values.identity);
    if (!gone.ok) return refusedAt(SECURITY_PAGE, gone.problem);
    return name === undefined
      ? { location: SECURITY_PAGE, notices: [] }
      : done(SECURITY_PAGE, SOCIAL_MESSAGES.disconnected, name);
  },
};
