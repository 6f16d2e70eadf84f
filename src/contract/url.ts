import { z } from 'zod';
import { once } from '../domain/once';
import { defineCall } from './call';
import { identityQuery, requiredText, sku, text } from './fields';

/** Message keys of paths. */
export const URL_MESSAGES = {
  urlMissing: 'Missing url',
} as const;

const URL_MAX = 2048;
const fields = once(() => z.array(text(100)).max(200).nullish());

export const urlMap = defineCall({
  id: 'urlMap',
  method: 'post',
  path: '/url/map',
  access: 'anyone',
  limit: 'read',
  area: 'url',
  summary: 'The product, category or content page of a path; null when there is none. No envelope',
  query: identityQuery,
  body: () =>
    z.object({
      url: requiredText(URL_MAX, URL_MESSAGES.urlMissing),
      includeFields: fields(),
      excludeFields: fields(),
      filters: z.looseObject({ sku: sku().nullish() }).nullish(),
      options: z.looseObject({}).nullish(),
      groupId: z.unknown().optional(),
      groupToken: z.unknown().optional(),
    }),
  result: () =>
    z
      .object({
        _index: z.string(),
        _type: z.enum(['product', 'category', 'cms_page']),
        _id: z.string(),
        _score: z.number(),
        _source: z.looseObject({}),
      })
      .nullable(),
  envelope: false,
  sharing: 'public',
  refusals: [400, 413, 503],
});

export const urlRedirect = defineCall({
  id: 'urlRedirect',
  method: 'get',
  path: '/url/redirect',
  access: 'anyone',
  limit: 'read',
  area: 'url',
  summary: 'Where a page was moved to, null when it was not',
  query: () => identityQuery().extend({ url: requiredText(URL_MAX, URL_MESSAGES.urlMissing) }),
  result: () => z.string().nullable(),
  sharing: 'public',
  refusals: [503],
});

/** Paths. */
export const url = { calls: { urlMap, urlRedirect }, messages: URL_MESSAGES };
