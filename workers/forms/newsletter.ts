import {
  MY_NEWSLETTER_PAGE,
  NEWSLETTER,
  NEWSLETTER_CONFIRM_PAGE,
  NEWSLETTER_END_PAGE,
  type NEWSLETTER_FORMS,
  NEWSLETTER_LINK,
  NEWSLETTER_MESSAGES,
  NEWSLETTER_PAGE,
  NEWSLETTER_TOKEN,
  OWN_NEWSLETTER,
} from '../../src/contract/newsletter/forms';
import type { Notice } from '../../src/domain/cart/cart';
import { leave, newsletterLinks, subscribeTo } from '../services/newsletter';
import { checkForm } from './serving/check-form';
import { invalid, type Outcome, refusedAt } from './serving/outcome';
import type { FormHandlers, SentForm } from './serving/sent-form';

type Call = Pick<SentForm, 'request' | 'sent'>;

const said = (location: string, message: string, params?: Notice['params']): Outcome => ({
  location,
  notices: [{ id: 'other', level: 'success', message, ...(params ? { params } : {}) }],
});

async function ask({ request, sent }: Call): Promise<Outcome> {
  const fields = checkForm(NEWSLETTER, sent);
  if (!fields.ok) return refusedAt(NEWSLETTER_PAGE, invalid(fields.errors));
  const asked = await subscribeTo(request, fields.values.email);
  return asked.ok ? said(NEWSLETTER_PAGE, NEWSLETTER_MESSAGES.asked) : refusedAt(NEWSLETTER_PAGE, asked.problem);
}

async function confirm({ request, sent }: Call): Promise<Outcome> {
  const links = newsletterLinks(request);
  if (!links.ok) return refusedAt(NEWSLETTER_PAGE, links.problem);
  const fields = checkForm(NEWSLETTER_LINK, sent);
  if (!fields.ok) return refusedAt(NEWSLETTER_PAGE, invalid(fields.errors));
  const confirmed = await links.value.confirm(fields.values[NEWSLETTER_TOKEN]);
  if (!confirmed.ok) return refusedAt(NEWSLETTER_PAGE, confirmed.problem);
  request.wakeOutbox();
  const { coupon } = confirmed.value;
  return coupon === null
    ? said(NEWSLETTER_CONFIRM_PAGE, NEWSLETTER_MESSAGES.confirmed)
    : said(NEWSLETTER_CONFIRM_PAGE, NEWSLETTER_MESSAGES.confirmedWithCoupon, { coupon });
}

async function end({ request, sent }: Call): Promise<Outcome> {
  const links = newsletterLinks(request);
  if (!links.ok) return refusedAt(NEWSLETTER_END_PAGE, links.problem);
  const fields = checkForm(NEWSLETTER_LINK, sent);
  if (!fields.ok) return refusedAt(NEWSLETTER_END_PAGE, invalid(fields.errors));
  await links.value.end(fields.values[NEWSLETTER_TOKEN]);
  return said(NEWSLETTER_END_PAGE, NEWSLETTER_MESSAGES.ended);
}

/** A customer's own subscription: asked for as by anybody else, and ended at once, since the e-mail is theirs. */
async function change({ request, mine, sent }: SentForm<'customer'>): Promise<Outcome> {
  const fields = checkForm(OWN_NEWSLETTER, sent);
  if (!fields.ok) return refusedAt(MY_NEWSLETTER_PAGE, invalid(fields.errors));
  const profile = await mine().profile();
  if (!profile.ok) return refusedAt(MY_NEWSLETTER_PAGE, profile.problem);
  const isWanted = fields.values.wanted === 'si';
  const { email } = profile.value;
  const done = isWanted ? await subscribeTo(request, email) : await leave(request, email);
  if (!done.ok) return refusedAt(MY_NEWSLETTER_PAGE, done.problem);
  const asked = request.commerce.newsletter.links ? NEWSLETTER_MESSAGES.asked : NEWSLETTER_MESSAGES.confirmed;
  return said(MY_NEWSLETTER_PAGE, isWanted ? asked : NEWSLETTER_MESSAGES.ended);
}

/** Forms of the newsletter. */
export const newsletterForms: FormHandlers<typeof NEWSLETTER_FORMS> = {
  'boletin-alta': ask,
  'boletin-confirmar': confirm,
  'boletin-baja': end,
  'mi-boletin': change,
};
