import { CHANGE_EMAIL_FORM, type CUSTOMER_FORMS } from '../../../src/contract/customers/forms';
import { CUSTOMER_MESSAGES } from '../../../src/contract/customers/messages';
import {
  EMAIL_BACK_PAGE,
  EMAIL_PAGE,
  FORGOT_PASSWORD_PAGE,
  SECURITY_PAGE,
} from '../../../src/contract/customers/pages';
import { MESSAGES } from '../../../src/contract/messages';
import { type Result, refuse } from '../../../src/domain/result';
import { EMAIL_LINK, readLink } from '../../http/followed-link';
import type { ShopRequest } from '../../http/shop-request';
import { passwordAgain } from '../../services/customers/password-again';
import { checkForm } from '../serving/check-form';
import { invalid, type Outcome, refusedAt } from '../serving/outcome';
import type { FormHandlers } from '../serving/sent-form';

type EmailForms = Pick<typeof CUSTOMER_FORMS, 'cambiar-correo' | 'confirmar-correo' | 'recuperar-correo'>;

const done = (location: string, message: string): Outcome => ({
  location,
  notices: [{ id: 'other', level: 'success', message }],
});

/** Uses the link this browser followed; one that is no longer good is let go. */
async function byLink(
  { cookies }: ShopRequest,
  page: string,
  use: (token: string) => Promise<Result<null>>,
  after: Outcome,
): Promise<Outcome> {
  const link = readLink(cookies, EMAIL_LINK);
  const used = link ? await use(link.token) : refuse(400, MESSAGES.linkExpired);
  if (used.ok || used.problem.status === 400) cookies.drop(EMAIL_LINK);
  return used.ok ? after : refusedAt(page, used.problem);
}

/** Forms of another e-mail: asked for with the password, confirmed by the new address signed in, taken back by the old one. */
export const emailForms: FormHandlers<EmailForms> = {
  'cambiar-correo': async ({ request, mine, sent }) => {
    const fields = checkForm(CHANGE_EMAIL_FORM, sent);
    if (!fields.ok) return refusedAt(SECURITY_PAGE, invalid(fields.errors));
    const customer = mine();
    const profile = await customer.profile();
    if (!profile.ok) return refusedAt(SECURITY_PAGE, profile.problem);
    const shown = await passwordAgain(request, customer, profile.value.email, fields.values.password);
    const asked = shown.ok ? await customer.askEmail(fields.values.email) : shown;
    return asked.ok ? done(SECURITY_PAGE, CUSTOMER_MESSAGES.emailAsked) : refusedAt(SECURITY_PAGE, asked.problem);
  },

  'confirmar-correo': ({ request, mine }) =>
    byLink(
      request,
      EMAIL_PAGE,
      (token) => mine().confirmEmail(token),
      done(SECURITY_PAGE, CUSTOMER_MESSAGES.emailChanged),
    ),

  'recuperar-correo': ({ request }) =>
    byLink(
      request,
      EMAIL_BACK_PAGE,
      (token) => request.entry().takeEmailBack(token),
      done(FORGOT_PASSWORD_PAGE, CUSTOMER_MESSAGES.emailReturned),
    ),
};
