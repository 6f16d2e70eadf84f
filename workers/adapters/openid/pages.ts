import type { SocialPort } from '../../../src/commerce/social';
import { SOCIAL_MESSAGES } from '../../../src/contract/social/messages';
import { refuse } from '../../../src/domain/result';
import type { Env } from '../../env';
import type { ProviderSettings } from '../../settings/social-login';
import { isIssuerOf, pageOfProvider } from './client';

export const providerOff = () => refuse(404, SOCIAL_MESSAGES.off);

/**
 * What is the same whoever's the customers are: the providers, and the way to their pages. A wrong setting throws when
 * it is asked for.
 */
export function providerPages(
  { APP_ENV }: Pick<Env, 'APP_ENV'>,
  settings: () => readonly ProviderSettings[],
): Omit<SocialPort, 'signIn' | 'ofCustomer'> {
  const found = (provider: string) => settings().find(({ id }) => id === provider);
  return {
    providers: () => settings().map(({ id, name }) => ({ id, name })),
    async pageOf(provider, question) {
      const one = found(provider);
      return one ? pageOfProvider(one, APP_ENV, question) : providerOff();
    },
    async isIssuer(provider, issuer) {
      const one = found(provider);
      return one !== undefined && isIssuerOf(one, APP_ENV, issuer);
    },
  };
}
