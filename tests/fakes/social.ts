import type { SocialPort } from '../../src/commerce/social';
import { SOCIAL_MESSAGES } from '../../src/contract/social/messages';
import { refuse } from '../../src/domain/result';

const off = async () => refuse(404, SOCIAL_MESSAGES.off);

/** A shop that no provider lets anybody into. */
export const fakeSocial: SocialPort = {
  providers: () => [],
  pageOf: off,
  isIssuer: async () => false,
  signIn: off,
  ofCustomer: () => null,
};
