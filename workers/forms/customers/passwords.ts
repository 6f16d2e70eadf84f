import {
  CHANGE_PASSWORD_FORM,
  CREATE_PASSWORD_FORM,
  type CUSTOMER_FORMS,
  FORGOT_PASSWORD_FORM,
} from '../../../src/contract/customers/forms';
import { CUSTOMER_MESSAGES } from '../../../src/contract/customers/messages';
import {
  ACCOUNT_PAGE,
  CREATE_PASSWORD_PAGE,
  FORGOT_PASSWORD_PAGE,
  SECURITY_PAGE,
  SIGN_IN_PAGE,
  UNLOCK_PAGE,
} from '../../../src/contract/customers/pages';
import { passwordsDiffer } from '../../../src/contract/customers/passwords-differ';
import { MESSAGES } from '../../../src/contract/messages';
import { type Problem, refuse } from '../../../src/domain/result';
import { ACCOUNT_LINK, readLink } from '../../http/followed-link';
import { askForReset } from '../../services/customers/passwords';
import { askToUnlock } from '../../services/customers/unlock';
import { checkForm } from '../serving/check-form';
import { invalid, type Outcome, refusedAt } from '../serving/outcome';
import type { FormHandlers } from '../serving/sent-form';

type PasswordForms = Pick<
  typeof CUSTOMER_FORMS,
  'olvide-contrasena' | 'nueva-contrasena' | 'pedir-enlace' | 'desbloquear' | 'cambiar-contrasena'
>;

const done = (location: string, message: string): Outcome => ({
  location,
  notices: [{ id: 'other', level: 'success', message }],
});

/** Where to go on from a link that was refused: one that is no longer good leads to where a new one is asked for. */
const afterRefusal = (problem: Problem): Outcome =>
  refusedAt(problem.message === CUSTOMER_MESSAGES.resetExpired ? FORGOT_PASSWORD_PAGE : CREATE_PASSWORD_PAGE, problem);

/** Forms of passwords that were forgotten or are changed, and of links that unlock a device. */
export const passwordForms: FormHandlers<PasswordForms> = {
  'olvide-contrasena': async ({ request, sent }) => {
    const fields = checkForm(FORGOT_PASSWORD_FORM, sent);
    if (!fields.ok) return refusedAt(FORGOT_PASSWORD_PAGE, invalid(fields.errors));
    const asked = await askForReset(request, fields.values.email);
    return asked.ok
      ? done(FORGOT_PASSWORD_PAGE, CUSTOMER_MESSAGES.resetAsked)
      : refusedAt(FORGOT_PASSWORD_PAGE, asked.problem);
  },

  'pedir-enlace': async ({ request, sent }) => {
    const fields = checkForm(FORGOT_PASSWORD_FORM, sent);
    if (!fields.ok) return refusedAt(UNLOCK_PAGE, invalid(fields.errors));
    const asked = await askToUnlock(request, fields.values.email);
    return asked.ok ? done(UNLOCK_PAGE, CUSTOMER_MESSAGES.resetAsked) : refusedAt(UNLOCK_PAGE, asked.problem);
  },

  desbloquear: async ({ request }) => {
    const link = readLink(request.cookies, ACCOUNT_LINK);
    const unlocked = link ? await request.entry().unlockDevice(link.token) : refuse(400, MESSAGES.linkExpired);
    if (unlocked.ok || unlocked.problem.message === MESSAGES.linkExpired) request.cookies.drop(ACCOUNT_LINK);
    return unlocked.ok
      ? done(SIGN_IN_PAGE, CUSTOMER_MESSAGES.deviceUnlocked)
      : refusedAt(UNLOCK_PAGE, unlocked.problem);
  },

  'nueva-contrasena': async ({ request, sent }) => {
    const link = readLink(request.cookies, ACCOUNT_LINK);
    if (!link) return afterRefusal(refuse(400, CUSTOMER_MESSAGES.resetExpired).problem);
    const fields = checkForm(CREATE_PASSWORD_FORM, sent);
    const errors = [...(fields.ok ? [] : fields.errors), ...passwordsDiffer(sent)];
    if (!fields.ok || errors.length > 0) return refusedAt(CREATE_PASSWORD_PAGE, invalid(errors));
    const { password, email } = fields.values;
    const reset = await request
      .entry()
      .resetPassword({ token: link.token, email: link.email ?? (email || null), password });
    if (!reset.ok) return afterRefusal(reset.problem);
    request.cookies.drop(ACCOUNT_LINK);
    // AUTH-021; whoever cannot be signed in now has changed the password all the same.
    const signedIn = reset.value && (await request.entry().signIn(reset.value));
    return done(signedIn?.ok ? ACCOUNT_PAGE : SIGN_IN_PAGE, CUSTOMER_MESSAGES.passwordChanged);
  },

  'cambiar-contrasena': async ({ mine, sent }) => {
    const fields = checkForm(CHANGE_PASSWORD_FORM, sent);
    const errors = [...(fields.ok ? [] : fields.errors), ...passwordsDiffer(sent)];
    if (!fields.ok || errors.length > 0) return refusedAt(SECURITY_PAGE, invalid(errors));
    const { currentPassword, password } = fields.values;
    const changed = await mine().changePassword({ current: currentPassword, next: password });
    if (changed.ok) return done(SECURITY_PAGE, CUSTOMER_MESSAGES.passwordChanged);
    const isWrong = changed.problem.message === CUSTOMER_MESSAGES.passwordWrong;
    return refusedAt(
      SECURITY_PAGE,
      isWrong
        ? invalid([{ field: 'currentPassword', rule: 'value', message: CUSTOMER_MESSAGES.passwordWrong }])
        : changed.problem,
    );
  },
};
