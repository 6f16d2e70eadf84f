import { COMPLAINTS_PAGE } from '../../src/contract/contact';
import { ok } from '../../src/domain/result';
import { listComplaints } from '../adapters/embedded/contact';
import { sendMessages } from '../services/contact';
import type { Handlers } from './serving/handlers';

/** Messages to the shop. */
export const contactHandlers: Handlers<'contact'> = {
  contactSend: async ({ request, body: { contacts }, key }) => {
    const sent = await sendMessages(request, contacts, key);
    return sent.ok ? ok({ result: { received: contacts.length } }) : sent;
  },

  complaints: async ({ c, request, query: { after } }) => {
    const found = await listComplaints(c.env, request.store.storeCode, after, COMPLAINTS_PAGE);
    const complaints = found.map(({ at, subject: _, ...message }) => ({
      ...message,
      created_at: new Date(at).toISOString(),
    }));
    return ok({ result: { complaints, next: found.length === COMPLAINTS_PAGE ? (found.at(-1)?.id ?? null) : null } });
  },
};
