import { z } from 'zod';
import { MESSAGES } from '../../src/contract/messages';
import { once } from '../../src/contract/once';
import * as calls from '../../src/contract/service';
import { ok, refuse } from '../../src/domain/result';
import { log, reasonOf } from '../http/log';
import type { Handlers } from './handlers';

const phones = once(() => z.record(z.string(), calls.contactPhone.result()));

function configuredPhones(text: string | undefined): z.infer<ReturnType<typeof phones>> {
  try {
    return phones().parse(JSON.parse(text ?? '{}'));
  } catch {
    log('error', 'api.contact-phones', {
      message: 'CONTACT_PHONES is not {"store code": {phoneNumber, phoneNumber1, phoneNumberFormatted, phoneNumberFormatted1, wa}}',
    });
    return {};
  }
}

/** Live search is on unless the variable LIVE_SEARCH names other store views. */
const isLiveSearch = (setting: string | undefined, storeCode: string) => setting === undefined || setting.split(',').some((code) => code.trim() === storeCode);

/** Configuration that clients read, health, and the document of all calls. */
export const serviceHandlers: Handlers<'service'> = {
  liveSearch: ({ c, request }) => ok({ result: { isLiveSearch: isLiveSearch(c.env.LIVE_SEARCH, request.store.storeCode) } }),

  contactPhone: ({ c, request }) => {
    const phone = configuredPhones(c.env.CONTACT_PHONES)[request.store.storeCode];
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
