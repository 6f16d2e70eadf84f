import { z } from 'zod';
import { once } from '../domain/once';
import { defineCall } from './call';
import { identityQuery, requiredText } from './fields';

/** Longest identifier, and blocks of one call (spec 0 §9). */
const IDENTIFIER_MAX = 255;
const MOST_BLOCKS = 500;

const document = once(() =>
  z
    .looseObject({ id: z.int(), identifier: z.string(), title: z.string(), content: z.string() })
    .meta({ id: 'CmsDocument' }),
);

const common = { method: 'get', area: 'content', sharing: 'public' } as const;
const REFUSALS = [401, 404, 503];

export const contentPage = defineCall({
  ...common,
  id: 'contentPage',
  path: '/cms/page',
  access: 'anyone',
  limit: 'read',
  summary: 'A content page by its identifier; 404 where there is none that is active',
  query: () => identityQuery().extend({ identifier: requiredText(IDENTIFIER_MAX) }),
  result: document,
  refusals: REFUSALS,
});

export const contentBlocks = defineCall({
  ...common,
  id: 'contentBlocks',
  path: '/cms/blocks',
  access: 'anyone',
  limit: 'read',
  summary:
    'Content blocks by their identifiers (joined with semicolons), each once, in the order asked for; 404 where there is none of them',
  query: () =>
    identityQuery().extend({
      identifiers: requiredText(IDENTIFIER_MAX * 20)
        .transform((list) => [...new Set(list.split(';').map((one) => one.trim()))].filter((one) => one !== ''))
        .pipe(z.array(z.string()).min(1).max(MOST_BLOCKS)),
    }),
  result: () => z.array(document()),
  refusals: REFUSALS,
});

/** Message keys of content pages and blocks. */
export const CONTENT_MESSAGES = { empty: 'CMS query returned empty result' } as const;

/** Content pages and blocks. */
export const content = { calls: { contentPage, contentBlocks }, messages: CONTENT_MESSAGES };
