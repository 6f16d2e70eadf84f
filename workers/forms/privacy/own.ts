import { SIGN_IN_PAGE } from '../../../src/contract/customers/pages';
import { MESSAGES } from '../../../src/contract/messages';
import { CLOSE_ACCOUNT, DATA_REQUEST, OWN_COPY, OWN_REQUEST } from '../../../src/contract/privacy/forms';
import { PRIVACY_MESSAGES } from '../../../src/contract/privacy/messages';
import { DATA_CONFIRM_PAGE, DATA_PAGE, MY_PRIVACY_PAGE, ownRequestPath } from '../../../src/contract/privacy/pages';
import { fullName } from '../../../src/domain/customer/customer';
import { folioOf, type Right } from '../../../src/domain/privacy/request';
import { type Result, refuse } from '../../../src/domain/result';
import { readablePage } from '../../../src/features/privacy/readable-page';
import { EMAIL_LINK, readLink } from '../../http/followed-link';
import { passwordAgain } from '../../services/customers/password-again';
import { checkForm } from '../serving/check-form';
import { invalid, type Outcome, refusedAt } from '../serving/outcome';
import type { SentForm } from '../serving/sent-form';

type Own = SentForm<'customer'>;

const done = (location: string, message: string): Outcome => ({
  location,
  notices: [{ id: 'other', level: 'success', message }],
});

/** Somebody asks about data of an e-mail, and is sent a link to it. */
export async function askAboutData({
  request,
  sent,
  key,
}: Pick<SentForm, 'request' | 'sent' | 'key'>): Promise<Outcome> {
  const fields = checkForm(DATA_REQUEST, sent);
  if (!fields.ok) return refusedAt(DATA_PAGE, invalid(fields.errors));
  const { right, detail, ...who } = fields.values;
  const wish = { ...who, right: right as Right, detail };
  const asked = await request.commerce.privacy.ask(wish, key ?? crypto.randomUUID());
  if (!asked.ok) return refusedAt(DATA_PAGE, asked.problem);
  request.wakeOutbox();
  return done(DATA_PAGE, PRIVACY_MESSAGES.linkSent);
}

/** Uses the link that this browser followed. */
export async function confirmData({ request }: Pick<SentForm, 'request'>): Promise<Outcome> {
  const link = readLink(request.cookies, EMAIL_LINK);
  const used = link ? await request.commerce.privacy.confirm(link.token) : refuse(400, MESSAGES.linkExpired);
  if (used.ok || used.problem.status === 400) request.cookies.drop(EMAIL_LINK);
  if (!used.ok) return refusedAt(DATA_CONFIRM_PAGE, used.problem);
  request.wakeOutbox();
  return done(DATA_PAGE, PRIVACY_MESSAGES.received);
}

/** A customer asks, by the name and the e-mail of their account. */
export async function askAboutOwn({ request, mine, sent, key }: Own): Promise<Outcome> {
  const fields = checkForm(OWN_REQUEST, sent);
  if (!fields.ok) return refusedAt(MY_PRIVACY_PAGE, invalid(fields.errors));
  const profile = await mine().profile();
  if (!profile.ok) return refusedAt(MY_PRIVACY_PAGE, profile.problem);
  const { right, detail } = fields.values;
  const wish = {
    ...{ right: right as Right, detail },
    ...{ name: fullName(profile.value), email: profile.value.email },
  };
  const asked = await mine()
    .own('privacy')
    .ask(wish, key ?? crypto.randomUUID());
  if (!asked.ok) return refusedAt(MY_PRIVACY_PAGE, asked.problem);
  request.wakeOutbox();
  return done(ownRequestPath(folioOf(asked.value)), PRIVACY_MESSAGES.received);
}

/** Has a copy made of what is kept of the customer. */
export async function askOwnCopy({ request, mine }: Own): Promise<Outcome> {
  const profile = await mine().profile();
  if (!profile.ok) return refusedAt(MY_PRIVACY_PAGE, profile.problem);
  await mine().own('privacy').askCopy(profile.value.email);
  request.wakeOutbox();
  return done(MY_PRIVACY_PAGE, PRIVACY_MESSAGES.copyAsked);
}

/** Whether it is the customer who asks: they signed in just now, or typed their password. */
async function isThem({ request, mine }: Own, password: string): Promise<Result<null>> {
  const profile = await mine().profile();
  return profile.ok ? passwordAgain(request, mine(), profile.value.email, password) : profile;
}

/** Saves the copy, for a program or for reading. */
export async function saveOwnCopy(call: Own): Promise<Outcome> {
  const fields = checkForm(OWN_COPY, call.sent);
  if (!fields.ok) return refusedAt(MY_PRIVACY_PAGE, invalid(fields.errors));
  const shown = await isThem(call, fields.values.password);
  const copy = shown.ok ? await call.mine().own('privacy').readCopy() : shown;
  if (!copy.ok) return refusedAt(MY_PRIVACY_PAGE, copy.problem);
  const { defaultLocale: locale } = call.request.store.i18n;
  const file =
    fields.values.format === 'html'
      ? { name: 'mis-datos.html', type: 'text/html; charset=utf-8', text: readablePage(copy.value, locale) }
      : { name: 'mis-datos.json', type: 'application/json', text: JSON.stringify(copy.value, null, 2) };
  return { location: MY_PRIVACY_PAGE, notices: [], file };
}

/** Closes the account, and signs out everywhere. */
export async function closeOwnAccount(call: Own): Promise<Outcome> {
  const { request, mine, sent } = call;
  const fields = checkForm(CLOSE_ACCOUNT, sent);
  if (!fields.ok) return refusedAt(MY_PRIVACY_PAGE, invalid(fields.errors));
  const { close } = mine().own('privacy');
  if (!close) return refusedAt(MY_PRIVACY_PAGE, refuse(404, MESSAGES.notFound).problem);
  const shown = await isThem(call, fields.values.password);
  if (!shown.ok) return refusedAt(MY_PRIVACY_PAGE, shown.problem);
  await close();
  // Sessions that cannot be reached now are ended by the event of it.
  await mine().endSession('everywhere');
  request.entry().signOut();
  request.wakeOutbox();
  return { ...done(SIGN_IN_PAGE, PRIVACY_MESSAGES.closed), payload: { cart: null } };
}
