import type { SignedInCustomer } from '../../../src/commerce/customers';
import { wayBack, withParameter } from '../../../src/config/way-back';
import { CUSTOMER_MESSAGES } from '../../../src/contract/customers/messages';
import { ACCOUNT_PAGE, BACK, SECURITY_PAGE, SIGN_IN_PAGE } from '../../../src/contract/customers/pages';
import {
  NEW_PASSKEY,
  type PASSKEY_FORMS,
  PASSKEY_REMOVED,
  PASSKEY_RENAMED,
  PASSKEY_SIGN_IN,
} from '../../../src/contract/passkeys/forms';
import { PASSKEY_MESSAGES } from '../../../src/contract/passkeys/messages';
import { type Result, refuse } from '../../../src/domain/result';
import { translator } from '../../../src/i18n';
import type { ShopRequest } from '../../http/shop-request';
import { ceremonyOf } from '../../services/customers/passkey-ceremony';
import { ownPasskeys, passkeysOf, readAssertion, readAttestation } from '../../services/customers/passkeys';
import { ofFavorites } from '../../services/favorites/pending-favorite';
import { checkForm } from '../serving/check-form';
import { invalid, type Outcome, refusedAt } from '../serving/outcome';
import type { FormHandlers, SentForm } from '../serving/sent-form';

const done = (message: string): Outcome => ({
  location: SECURITY_PAGE,
  notices: [{ id: 'other', level: 'success', message }],
});

async function signedInBy(request: ShopRequest, credential: string): Promise<Result<SignedInCustomer>> {
  const port = passkeysOf(request);
  if (!port.ok) return port;
  const assertion = readAssertion(credential);
  const ceremony = assertion && (await ceremonyOf(request, { kind: 'sign-in' }, assertion.clientDataJSON));
  if (!ceremony) return refuse(401, PASSKEY_MESSAGES.refused);
  return ceremony.ok ? port.value.signIn(assertion, ceremony.value) : ceremony;
}

async function signIn({ request, sent }: Pick<SentForm, 'request' | 'sent'>): Promise<Outcome> {
  const back = wayBack(request.store, sent[BACK]);
  const again = back === null ? SIGN_IN_PAGE : withParameter(SIGN_IN_PAGE, BACK, back);
  const fields = checkForm(PASSKEY_SIGN_IN, sent);
  if (!fields.ok) return refusedAt(again, refuse(422, PASSKEY_MESSAGES.refused).problem);
  const found = await signedInBy(request, fields.values.credential);
  const signedIn = found.ok ? await request.entry().signIn(found.value) : found;
  if (!signedIn.ok) return refusedAt(again, signedIn.problem);
  const { notices } = done(CUSTOMER_MESSAGES.signedIn);
  return { location: back ?? ACCOUNT_PAGE, notices: [...notices, ...ofFavorites(signedIn.value)] };
}

async function add({ request, principal, mine, sent }: SentForm<'customer'>): Promise<Outcome> {
  const own = ownPasskeys(request, mine());
  if (!own.ok) return refusedAt(SECURITY_PAGE, own.problem);
  const fields = checkForm(NEW_PASSKEY, sent);
  if (!fields.ok) return refusedAt(SECURITY_PAGE, invalid(fields.errors));
  const read = readAttestation(fields.values.credential);
  const ceremony =
    read && (await ceremonyOf(request, { kind: 'register', owner: principal.owner }, read.clientDataJSON));
  if (!read || !ceremony?.ok) return refusedAt(SECURITY_PAGE, refuse(422, PASSKEY_MESSAGES.refused).problem);
  const name = fields.values.name || translator(request.store.i18n.defaultLocale)('My passkey');
  const added = await own.value.register(name, read.made, ceremony.value);
  return added.ok ? done(PASSKEY_MESSAGES.added) : refusedAt(SECURITY_PAGE, added.problem);
}

async function rename({ request, mine, sent }: SentForm<'customer'>): Promise<Outcome> {
  const own = ownPasskeys(request, mine());
  if (!own.ok) return refusedAt(SECURITY_PAGE, own.problem);
  const fields = checkForm(PASSKEY_RENAMED, sent);
  if (!fields.ok) return refusedAt(SECURITY_PAGE, invalid(fields.errors));
  const renamed = await own.value.rename(fields.values.passkey, fields.values.name);
  return renamed.ok ? done(PASSKEY_MESSAGES.renamed) : refusedAt(SECURITY_PAGE, renamed.problem);
}

async function remove({ request, mine, sent }: SentForm<'customer'>): Promise<Outcome> {
  const own = ownPasskeys(request, mine());
  if (!own.ok) return refusedAt(SECURITY_PAGE, own.problem);
  const fields = checkForm(PASSKEY_REMOVED, sent);
  if (!fields.ok) return refusedAt(SECURITY_PAGE, invalid(fields.errors));
  const removed = await own.value.remove(fields.values.passkey);
  return removed.ok ? done(PASSKEY_MESSAGES.removed) : refusedAt(SECURITY_PAGE, removed.problem);
}

/** Forms of passkeys. */
export const passkeysForms: FormHandlers<typeof PASSKEY_FORMS> = {
  'entrar-llave': signIn,
  'agregar-llave': add,
  'renombrar-llave': rename,
  'quitar-llave': remove,
};
