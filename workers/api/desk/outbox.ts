import type * as calls from '../../../src/contract/desk/outbox';
import { ok } from '../../../src/domain/result';
import { noteAudit } from '../../adapters/embedded/audit/write';
import { listUndelivered, resend } from '../../adapters/embedded/undelivered';
import { webhookStores } from '../../settings/webhooks';
import type { HandlersOf } from '../serving/handlers';
import { replayed } from '../serving/reply';

const moment = (at: number): string => new Date(at).toISOString();

/** What did not go out, for whoever holds the service token. */
export const deskOutboxHandlers: HandlersOf<Pick<typeof calls, 'deskOutbox' | 'deskOutboxResend'>> = {
  deskOutbox: async ({ c, query }) => {
    const found = await listUndelivered(c.env, query.givenUp === 'true', webhookStores(c.env), query.size);
    const events = found.map(({ createdAt, nextAttemptAt, givenUpAt, ...event }) => ({
      ...event,
      createdAt: moment(createdAt),
      nextAttemptAt: givenUpAt === null ? moment(nextAttemptAt) : null,
      givenUpAt: givenUpAt === null ? null : moment(givenUpAt),
    }));
    return ok({ result: { events } });
  },

  deskOutboxResend: async ({ c, request, mine, body: { channel, id }, key }) => {
    const sent = await resend(c.env, channel, id, key ?? crypto.randomUUID(), request.now);
    if (!sent.ok) return sent;
    if (!sent.value.replayed)
      await noteAudit(
        c.env,
        { operator: mine().operator, store: request.store.storeCode, at: request.now },
        { action: 'resend', subject: 'message', subjectId: String(id), before: null, after: { channel } },
      );
    request.wakeOutbox();
    return ok({ result: { waiting: true }, ...replayed(sent.value.replayed) });
  },
};
