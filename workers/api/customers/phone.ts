import { MESSAGES } from '../../../src/contract/messages';
import { ok, refuse } from '../../../src/domain/result';
import { confirmPhone, sendCode } from '../../services/customers/phone';
import type { Handlers } from '../serving/handlers';

const moment = (at: number): string => new Date(at).toISOString();

/** The telephone of a customer. */
export const phoneHandlers: Pick<Handlers<'profile'>, 'sendSms' | 'userPhoneConfirm'> = {
  sendSms: async ({ mine, body: { customer_id } }) => {
    if (customer_id != null && !mine().isMe(customer_id)) return refuse(404, MESSAGES.notFound);
    const answer = await sendCode(mine());
    if (!answer.ok) return answer;
    if (answer.value === 'nothing') return ok({ result: {}, meta: { degraded: true } });
    if (answer.value === 'lost') return ok({ result: false as const, meta: { degraded: true } });
    if (answer.value === 'sent') return ok({ result: { sent: true as const } });
    const { until, again } = answer.value;
    return ok({ result: { sent: true as const, expires_at: moment(until), again_at: moment(again) } });
  },

  userPhoneConfirm: async ({ mine, body: { code } }) => {
    const confirmed = await confirmPhone(mine(), code);
    return confirmed.ok ? ok({ result: true as const }) : confirmed;
  },
};
