import { MESSAGES } from '../../src/contract/messages';
import { ok, refuse } from '../../src/domain/result';
import { contactPhoneOf } from '../contact-phones-config';
import { log, reasonOf } from '../http/log';
import type { Handlers } from './handlers';

/** Live search is on unless the variable LIVE_SEARCH names other store views. */
const isLiveSearch = (setting: string | undefined, storeCode: string) => setting === undefined || setting.split(',').some((code) => code.trim() === storeCode);

/** Configuration that clients read, health, and the document of all calls. */
export const serviceHandlers: Handlers<'service'> = {
  liveSearch: ({ c, request }) => ok({ result: { isLiveSearch: isLiveSearch(c.env.LIVE_SEARCH, request.store.storeCode) } }),

  contactPhone: ({ c, request }) => {
    const phone = contactPhoneOf(c.env, request.store.storeCode);
    return phone ? ok({ result: phone }) : refuse(404, MESSAGES.notFound);
  },

  health: async ({ request }) => {
    try {
      return ok({ result: { status: 'ok', catalogue: await request.commerce.probe() } });
    } catch (error) {
      log('error', 'api.health', { requestId: request.requestId, reason: reasonOf(error) });
      return refuse(503, MESSAGES.overloaded);
    }
  },

  openApi: async ({ c }) => {
    const { openApiDocument } = await import('../../src/contract/openapi');
    return ok({ result: openApiDocument(new URL(c.req.url).origin) });
  },
};
