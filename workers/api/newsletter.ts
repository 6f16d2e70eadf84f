import { storePath } from '../../src/config/stores';
import { NEWSLETTER_END_PAGE, NEWSLETTER_TOKEN } from '../../src/contract/newsletter/forms';
import { ok, type Result } from '../../src/domain/result';
import { listSubscribers } from '../adapters/embedded/newsletter/subscribers';
import { leave, subscribeTo, subscriptionOf } from '../services/newsletter';
import { mailSettings } from '../settings/mail';
import type { Handlers } from './serving/handlers';

async function answered<T>(told: Promise<Result<T>>): Promise<Result<{ result: T }>> {
  const result = await told;
  return result.ok ? ok({ result: result.value }) : result;
}

/** Who wants the newsletter. */
export const newsletterHandlers: Handlers<'newsletter'> = {
  newsletterStatus: ({ request, query }) => answered(subscriptionOf(request, query.email)),
  newsletterSubscribe: ({ request, body }) => answered(subscribeTo(request, body.email)),
  newsletterSubscribePath: ({ request, params }) => answered(subscribeTo(request, params.email)),
  newsletterUnsubscribe: ({ request, body }) => answered(leave(request, body.email)),

  newsletterSubscribers: async ({ c, request, query: { after, size } }) => {
    const found = await listSubscribers(c.env, request.store.storeCode, after, size);
    const page = `${mailSettings(c.env)?.origin ?? request.origin}${storePath(request.store, NEWSLETTER_END_PAGE)}`;
    const subscribers = found.map(({ id, email, confirmedAt, endToken }) => ({
      id,
      email,
      confirmedAt: new Date(confirmedAt).toISOString(),
      endUrl: `${page}?${new URLSearchParams({ [NEWSLETTER_TOKEN]: endToken })}`,
    }));
    return ok({ result: { subscribers, next: found.length === size ? (found.at(-1)?.id ?? null) : null } });
  },
};
