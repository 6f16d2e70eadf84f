import { type Centavos, toDecimal } from '../../src/domain/money';
import type { Dispatch } from '../../src/domain/order/dispatch';
import { stateDocument } from '../../src/domain/order/state-document';
import type { OrderState } from '../../src/domain/order/step';
import type { webhookEvent } from '../adapters/embedded/schema/shop';
import { retryAfterOf } from '../http/deadline';
import { contentDigest } from '../http/digest';
import { reasonOf } from '../http/log';
import type { Webhook } from '../settings/webhooks';
import type { Undelivered } from './event';

const TIMEOUT_MS = 8_000;
const SECOND_MS = 1000;

/** An event of an order as its delivery sees it. */
export type WebhookEvent = Pick<
  typeof webhookEvent.$inferSelect,
  'id' | 'type' | 'orderNumber' | 'store' | 'state' | 'createdAt' | 'attempts' | 'resentAt'
>;

/** An order as it stood right after, with whom it was sent by then, and what an egreso takes off its invoice for it. */
type Happened = OrderState & { dispatch?: Dispatch; egreso?: Centavos };

const told = (state: Happened) => ({
  ...stateDocument(state),
  ...(state.dispatch ? { dispatch: state.dispatch } : {}),
  ...(state.egreso ? { cfdiEgreso: toDecimal(state.egreso) } : {}),
});

/** What a retailer reads: the same for every try. */
const bodyOf = ({ id, type, orderNumber, store, state, createdAt }: WebhookEvent): string =>
  JSON.stringify({
    id: String(id),
    type,
    number: orderNumber,
    store,
    at: new Date(createdAt).toISOString(),
    ...told(JSON.parse(state) as Happened),
  });

/**
 * Tells a retailer of an event: null when it answered 2xx. The header `Tianguis-Signature` is `t=<epoch s>,v1=<hex of
 * HMAC-SHA256(key, "<t>.<body>")>`; the receiver refuses a `t` of more than five minutes ago, since a message that was
 * listened to can be sent again.
 */
export async function postWebhook({ url, key }: Webhook, event: WebhookEvent): Promise<Undelivered | null> {
  const body = bodyOf(event);
  const at = Math.floor(Date.now() / SECOND_MS);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'tianguis-signature': `t=${at},v1=${await contentDigest(key, `${at}.${body}`)}`,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok
      ? null
      : { state: 'later', reason: `the retailer answered ${response.status}`, ...retryAfterOf(response) };
  } catch (error) {
    return { state: 'later', reason: reasonOf(error) };
  }
}
