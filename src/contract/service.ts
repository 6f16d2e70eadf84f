import { z } from 'zod';
import { once } from '../domain/once';
import { phoneDigits } from '../domain/validation';
import { defineCall } from './call';
import { identityQuery } from './fields';

const storeQuery = once(() => identityQuery().pick({ storeCode: true }));

export const liveSearch = defineCall({
  id: 'liveSearch',
  method: 'get',
  path: '/config/live-search',
  access: 'anyone',
  limit: 'read',
  area: 'configuration',
  summary: 'Whether search fetches skus first',
  query: storeQuery,
  result: () => z.object({ isLiveSearch: z.boolean() }),
  sharing: 'public',
});

/** Telephones of a store view, as its setting holds them too. */
export const contactPhones = once(() =>
  z.object({
    phoneNumber: z.string().overwrite(phoneDigits),
    phoneNumber1: z.string().overwrite(phoneDigits),
    phoneNumberFormatted: z.string(),
    phoneNumberFormatted1: z.string(),
    wa: z.string(),
  }),
);

/** Telephones of a store view: ten digits, and as people read them; `wa` is the number of its WhatsApp, '' for none. */
export type ContactPhone = z.infer<ReturnType<typeof contactPhones>>;

export const contactPhone = defineCall({
  id: 'contactPhone',
  method: 'get',
  path: '/config/contact-phone',
  access: 'anyone',
  limit: 'read',
  area: 'configuration',
  summary: 'Telephones of a store view; 404 when none is configured',
  query: storeQuery,
  result: contactPhones,
  sharing: 'public',
  refusals: [404],
});

export const customerService = defineCall({
  id: 'customerService',
  method: 'get',
  path: '/config/customer-service',
  access: 'anyone',
  limit: 'read',
  area: 'configuration',
  summary:
    'How a store view is reached: the page that is written on, and its telephones, null where none are configured',
  query: storeQuery,
  result: () => z.object({ page: z.string(), phones: contactPhones().nullable() }),
  sharing: 'public',
});

export const configTimer = defineCall({
  id: 'configTimer',
  method: 'get',
  path: '/config/timer',
  access: 'anyone',
  limit: 'read',
  area: 'configuration',
  summary: 'What runs for a time in a store view and the clock to count it down by; null when nothing runs',
  query: storeQuery,
  result: () =>
    z.object({
      now: z.iso.datetime(),
      timer: z
        .object({
          name: z.string(),
          starts_at: z.iso.datetime(),
          ends_at: z.iso.datetime(),
          seconds_left: z.int().min(0),
        })
        .nullable(),
    }),
  sharing: 'public',
});

const files = once(() => z.array(z.string()));

export const clientManifest = defineCall({
  id: 'clientManifest',
  method: 'get',
  path: '/config/client-manifest',
  access: 'anyone',
  limit: 'read',
  area: 'configuration',
  summary:
    'Scripts of the storefront, to be fetched ahead: those every page starts with, and those of a part of a page',
  result: () => z.object({ publicPath: z.literal('/'), all: files(), initial: files(), async: files() }),
  sharing: 'public',
});

export const health = defineCall({
  id: 'health',
  method: 'get',
  path: '/health',
  access: 'anyone',
  limit: 'read',
  area: 'service',
  summary: 'Whether the shop answers and which catalogue it serves',
  result: () => z.object({ status: z.literal('ok'), catalogue: z.string() }),
  sharing: 'public',
  refusals: [503],
});

export const openApi = defineCall({
  id: 'openApi',
  method: 'get',
  path: '/openapi.json',
  access: 'anyone',
  limit: 'read',
  area: 'service',
  summary: 'This document',
  result: () => z.looseObject({ openapi: z.literal('3.1.0') }),
  envelope: false,
  sharing: 'public',
});

/** Configuration that clients read, health, and the document of all calls. */
export const service = {
  calls: { liveSearch, contactPhone, customerService, configTimer, clientManifest, health, openApi },
  messages: {},
};
