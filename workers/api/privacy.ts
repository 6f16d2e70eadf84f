import { PRIVACY_REQUESTS_PAGE } from '../../src/contract/privacy';
import { folioOf } from '../../src/domain/privacy/request';
import { ok } from '../../src/domain/result';
import { exportedRequests } from '../adapters/embedded/privacy/requests';
import type { Handlers } from './serving/handlers';

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Requests about personal data, for a retailer's own programs. */
export const privacyHandlers: Handlers<'privacy'> = {
  privacyRequests: async ({ c, request, query: { after } }) => {
    const found = await exportedRequests(c.env, request.store.storeCode, after, PRIVACY_REQUESTS_PAGE);
    const requests = found.map(({ id, right, status, customerId, name, email, detail, answer, ...times }) => ({
      ...{ id, folio: folioOf(id), right, status, customer_id: customerId, name, email, detail, answer },
      received_at: iso(times.receivedAt),
      due_at: iso(times.dueAt),
      answered_at: iso(times.answeredAt),
      carried_out_at: iso(times.carriedAt),
      noted_by: times.notedBy,
    }));
    const next = found.length === PRIVACY_REQUESTS_PAGE ? (found.at(-1)?.id ?? null) : null;
    return ok({ result: { requests, next } });
  },
};
