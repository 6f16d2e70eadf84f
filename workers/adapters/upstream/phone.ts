import { z } from 'zod';
import type { PhonesPort } from '../../../src/commerce/own/phone';
import { MESSAGES } from '../../../src/contract/messages';
import { wireId } from '../../../src/domain/customer/document';
import { ok, refuse } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import { ALSO_FAILED, lookup } from './customers/lookup';
import type { UpstreamConfig } from './http';

const SERVER_ERROR = 500;

/**
 * Codes that a retailer sends to its own customers. The family has no call that takes one back, so that nothing is
 * confirmed here. 404 and 500 tell that there is none, no answer that nobody knows (spec 2 §7).
 */
export const upstreamPhones = (config: UpstreamConfig, store: StoreView): PhonesPort => ({
  ofCustomer: (access) => ({
    state: async () => ok(null),
    async sendCode() {
      const told = await lookup(config, store, access, {
        call: { method: 'POST', path: 'send_sms', body: { customer_id: wireId(access.customerId) } },
        schema: z.unknown(),
        isMine: () => true,
        nothing: ALSO_FAILED,
      });
      if (told.ok) return ok(told.value === null ? 'nothing' : 'sent');
      return told.problem.status >= SERVER_ERROR ? ok('lost' as const) : told;
    },
    confirm: async () => refuse(404, MESSAGES.notFound),
  }),
});
