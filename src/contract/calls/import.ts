import { z } from 'zod';
import { defineCall } from '../call';
import { text } from '../fields';

const run = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

const skipped = z.object({ position: z.int(), id: z.string().nullable(), reason: z.string() });

/** What can be imported, in the order in which it has to come. */
export const importEntity = z.enum(['attribute', 'taxrule', 'category', 'product', 'cms_page', 'cms_block', 'review', 'redirect', 'postal_code', 'coupon']);

const common = { area: 'import', access: 'service' } as const;

export const importBegin = defineCall({
  ...common,
  id: 'importBegin',
  method: 'post',
  path: '/import/:store/begin',
  summary: 'Starts an import of a store view; nothing of it is served before its commit',
  params: z.object({ store: text(64) }),
  result: z.object({ run: z.int() }),
});

export const importCommit = defineCall({
  ...common,
  id: 'importCommit',
  method: 'post',
  path: '/import/:run/commit',
  summary: 'Serves an import, at once and as a whole',
  params: z.object({ run }),
  result: z.object({ version: z.int(), products: z.int(), categories: z.int() }),
  refusals: [409],
});

export const importAbort = defineCall({
  ...common,
  id: 'importAbort',
  method: 'post',
  path: '/import/:run/abort',
  summary: 'Gives an import up',
  params: z.object({ run }),
  result: z.object({ aborted: z.boolean() }),
});

export const importDocuments = defineCall({
  ...common,
  id: 'importDocuments',
  method: 'post',
  path: '/import/:run/:entity',
  summary: 'Takes documents as a stream: a JSON array, one a line, or one after another; names what it skipped and why',
  params: z.object({ run, entity: importEntity }),
  result: z.object({ accepted: z.int(), skipped: z.array(skipped) }),
  refusals: [400, 409, 413],
});

export const importStatus = defineCall({
  ...common,
  id: 'importStatus',
  method: 'get',
  path: '/import/:run',
  summary: 'How far an import is',
  params: z.object({ run }),
  result: z.object({ run: z.int(), store: z.string(), state: z.enum(['open', 'broken', 'aborted', 'committed', 'purged']) }),
});
