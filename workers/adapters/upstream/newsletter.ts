import type { NewsletterPort } from '../../../src/commerce/newsletter';
import { MESSAGES } from '../../../src/contract/messages';
import type { Outcome } from '../../../src/domain/cart/outcome';
import { ok, type Result, refuse } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import { callUpstream, type UpstreamCall, type UpstreamConfig } from './http';

const PATH = 'ext/mailchimp-subscribe/subscribe';
const SUBSCRIBED = 'subscribed';
const NOT_FOUND = 404;

/** A retailer's newsletter (contract §1.10): it asks for consent, and gives coupons, in its own way. */
export function upstreamNewsletter(
  config: UpstreamConfig,
  { storeCode }: Pick<StoreView, 'storeCode'>,
): NewsletterPort {
  const call = (asked: Pick<UpstreamCall, 'method' | 'query' | 'body'>) =>
    callUpstream(config, storeCode, { path: PATH, ...asked });
  // A retailer may have no newsletter at all.
  const failed = (answer: Outcome<unknown>) =>
    answer.state === 'refused' && answer.code === NOT_FOUND
      ? refuse(NOT_FOUND, MESSAGES.notFound)
      : refuse(503, MESSAGES.unavailable);
  const change = async (method: 'POST' | 'DELETE', email: string): Promise<Result<null>> => {
    const answer = await call({ method, body: { email } });
    return answer.state === 'ok' ? ok(null) : failed(answer);
  };
  return {
    async isSubscribed(email) {
      const answer = await call({ method: 'GET', query: { email } });
      return answer.state === 'ok' ? ok(answer.value === SUBSCRIBED) : failed(answer);
    },
    subscribe: (email) => change('POST', email),
    unsubscribe: (email) => change('DELETE', email),
    links: null,
    ofCustomer: () => ({ links: null }),
  };
}
