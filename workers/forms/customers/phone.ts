import { PROFILE_PAGE } from '../../../src/contract/profile/pages';
import { PHONE_CODE, type PHONE_FORMS, PHONE_MESSAGES } from '../../../src/contract/profile/phone-forms';
import { refuse } from '../../../src/domain/result';
import { confirmPhone, sendCode } from '../../services/customers/phone';
import { checkForm } from '../serving/check-form';
import { invalid, type Outcome, refusedAt } from '../serving/outcome';
import type { FormHandlers } from '../serving/sent-form';

const UNAVAILABLE = 503;

const done = (message: string): Outcome => ({
  location: PROFILE_PAGE,
  notices: [{ id: 'other', level: 'success', message }],
});

/** Forms of a telephone that is confirmed by a code. */
export const phoneForms: FormHandlers<typeof PHONE_FORMS> = {
  'enviar-codigo': async ({ mine }) => {
    const answer = await sendCode(mine());
    if (!answer.ok) return refusedAt(PROFILE_PAGE, answer.problem);
    return answer.value === 'nothing' || answer.value === 'lost'
      ? refusedAt(PROFILE_PAGE, refuse(UNAVAILABLE, PHONE_MESSAGES.notSent).problem)
      : done(PHONE_MESSAGES.sent);
  },

  'confirmar-celular': async ({ mine, sent }) => {
    const fields = checkForm(PHONE_CODE, sent);
    if (!fields.ok) return refusedAt(PROFILE_PAGE, invalid(fields.errors));
    const confirmed = await confirmPhone(mine(), fields.values.code);
    return confirmed.ok ? done(PHONE_MESSAGES.confirmed) : refusedAt(PROFILE_PAGE, confirmed.problem);
  },
};
