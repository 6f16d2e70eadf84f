import { CUSTOMER_MESSAGES } from '../../../src/contract/customers/messages';
import { SOCIAL_MESSAGES } from '../../../src/contract/social/messages';
import { refuse } from '../../../src/domain/result';
import type { Handlers } from '../serving/handlers';
import { enteredReply } from './signed-in-reply';

/** Signing in with what a provider gave a program. */
export const socialHandlers: Handlers<'social'> = {
  userSocialLogin: async (call) => {
    const { request, body } = call;
    if (!request.userTokens()) return refuse(503, CUSTOMER_MESSAGES.signInOff);
    const { nonce = null, ...answer } = body;
    const entered = await request.commerce.social.signIn({ ...answer, nonce });
    if (!entered.ok) return entered;
    if (entered.value.state === 'signed-in') return enteredReply(call, entered.value.signedIn);
    return refuse(409, SOCIAL_MESSAGES.hasAccount, { detail: { provider: entered.value.identity.provider.name } });
  },
};
