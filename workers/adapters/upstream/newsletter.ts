import type { NewsletterPort } from '../../../src/commerce/newsletter';
import { MESSAGES } from '../../../src/contract/messages';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import { callUpstream, type UpstreamCall, type UpstreamConfig } from './http';

const PATH = 'ext/mailchimp-subscribe/subscribe';
const SUBSCRIBED = 'subscribed';

/** A retailer's newsletter (contract §1.10): it asks for consent, and gives coupons, in its own way. */
export function upstreamNewsletter(config: UpstreamConfig, { storeCode }: Pick<StoreView, 'storeCode'>): NewsletterPort {
  const call = (asked: Pick<UpstreamCall, 'method' | 'query' | 'body'>) => callUpstream(config, storeCode, { path: PATH, ...asked });
  const change = async (method: 'POST' | 'DELETE', email: string): Promise<Result<null>> =>
    (await call({ method, body: { email } })).state === 'ok' ? ok(null) : refuse(503, MESSAGES.unavailable);
  return {
    async isSubscribed(email) {
      const answer = await call({ method: 'GET', query: { email } });
      return answer.state === 'ok' ? ok(answer.value === SUBSCRIBED) : refuse(503, MESSAGES.unavailable);
    },
    subscribe: (email) => change('POST', email),
    unsubscribe: (email) => change('DELETE', email),
    links: null,
  };
}
