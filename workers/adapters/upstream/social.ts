import type { ProviderAnswer, SocialEntry, SocialPort } from '../../../src/commerce/social';
import { SOCIAL_MESSAGES } from '../../../src/contract/social/messages';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../env';
import { type ProviderSettings, providersOf } from '../../settings/social-login';
import { providerOff, providerPages } from '../openid/pages';
import { isNotNow } from './answer';
import { unavailable } from './customers/as-customer';
import { retailerCustomers } from './customers/calls';
import { own } from './customers/signed-in';
import type { UpstreamConfig } from './http';

const NOT_FOUND = 404;

/**
 * Who the code is of at the retailer, and the tokens it gives for it (AUTH-017: what it answers 404 or 500 to is a
 * failure).
 */
async function enter(
  config: UpstreamConfig,
  store: StoreView,
  { name }: ProviderSettings,
  answer: ProviderAnswer,
): Promise<Result<SocialEntry>> {
  const customers = retailerCustomers(config, store);
  const granted = await customers.socialLogin(answer);
  if (granted.state === 'unknown' || (granted.state === 'refused' && isNotNow(granted.code))) return unavailable();
  if (granted.state === 'refused')
    return granted.code === NOT_FOUND
      ? providerOff()
      : refuse(500, SOCIAL_MESSAGES.failed, { detail: { provider: name } });
  const customer = own(await customers.me(granted.value.access), () => true);
  return customer.ok
    ? ok({ state: 'signed-in', signedIn: { customer: customer.value, remote: granted.value }, isNew: false })
    : customer;
}

/**
 * Providers of a retailer's customers: the shop leads to their pages, the retailer exchanges the code and says whose it
 * is (call user/social-login).
 */
export function upstreamSocial(env: Env, config: UpstreamConfig, store: StoreView): SocialPort {
  const settings = () => providersOf(env, store.storeCode, false);
  return {
    ...providerPages(env, settings),
    async signIn(answer) {
      const one = settings().find(({ id }) => id === answer.provider);
      return one ? enter(config, store, one, answer) : providerOff();
    },
    ofCustomer: () => null,
  };
}
