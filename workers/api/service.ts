import { browserFiles } from 'virtual:browser-assets';
import { CONTACT_PAGE } from '../../src/contract/contact/forms';
import { MESSAGES } from '../../src/contract/messages';
import { ok, refuse } from '../../src/domain/result';
import { log, reasonOf } from '../http/log';
import { contactPhoneOf } from '../settings/contact-phones';
import { isLiveSearch } from '../settings/store-views';
import { openApiOf } from './docs';
import type { Handlers } from './serving/handlers';

const SECOND_MS = 1000;

/**
 * Files as manifests name them, without the leading slash; `files` holds those of every page under '', and of each island
 * by its name.
 */
function clientManifestOf(files: Readonly<Record<string, string[]>>) {
  const named = (addresses: string[]) => [...new Set(addresses.map((address) => address.slice(1)))];
  const initial = named(files[''] ?? []);
  const all = named(Object.values(files).flat());
  return { publicPath: '/' as const, all, initial, async: all.filter((file) => !initial.includes(file)) };
}

/** Configuration that clients read, health, and the document of all calls. */
export const serviceHandlers: Handlers<'service'> = {
  liveSearch: ({ c, request }) => ok({ result: { isLiveSearch: isLiveSearch(c.env, request.store.storeCode) } }),

  contactPhone: ({ c, request }) => {
    const phone = contactPhoneOf(c.env, request.store.storeCode);
    return phone ? ok({ result: phone }) : refuse(404, MESSAGES.notFound);
  },

  customerService: ({ c, request }) =>
    ok({
      result: {
        page: `${request.store.prefix}${CONTACT_PAGE}`,
        phones: contactPhoneOf(c.env, request.store.storeCode),
      },
    }),

  configTimer: ({ request }) => {
    const { timer } = request.store;
    const starts = timer ? Date.parse(timer.startsAt) : 0;
    const ends = timer ? Date.parse(timer.endsAt) : 0;
    const runs = timer !== null && starts <= request.now && request.now < ends;
    const said = (at: number) => new Date(at).toISOString();
    return ok({
      result: {
        now: said(request.now),
        timer: runs
          ? {
              name: timer.name,
              starts_at: said(starts),
              ends_at: said(ends),
              seconds_left: Math.ceil((ends - request.now) / SECOND_MS),
            }
          : null,
      },
    });
  },

  clientManifest: () => ok({ result: clientManifestOf(browserFiles) }),

  health: async ({ request }) => {
    try {
      return ok({ result: { status: 'ok', catalogue: await request.commerce.probe() } });
    } catch (error) {
      log('error', 'api.health', { requestId: request.requestId, reason: reasonOf(error) });
      return refuse(503, MESSAGES.overloaded);
    }
  },

  openApi: async ({ request }) => ok({ result: await openApiOf(request.origin) }),
};
