import { z } from 'zod';
import { once } from '../domain/once';
import { branchesImport, branchesServed } from './branches';
import { defineCall } from './call';
import { DESK_HEALTH_PAGE } from './desk-pages/forms';
import { IMPORT_ORDER } from './documents/import-order';
import { text } from './fields';
import { postalDirectoryImport, postalDirectoryServed } from './postal-directory';

/** Message keys of imports. */
export const IMPORT_MESSAGES = {
  importUnknown: 'There is no such import',
} as const;

const run = once(() =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
);

const skipped = once(() => z.object({ position: z.int(), id: z.string().nullable(), reason: z.string() }));

/**
 * A piece of a source: a name that is the source's own within the import, and the position from 1 of the first document
 * of the piece.
 */
const part = once(() =>
  z
    .object({
      source: text(200).min(1).optional(),
      from: z
        .string()
        .regex(/^[1-9]\d{0,11}$/)
        .transform(Number)
        .optional(),
    })
    .refine(({ source, from }) => (source === undefined) === (from === undefined), { path: ['from'] }),
);

const importEntity = once(() => z.enum(IMPORT_ORDER));

const common = { area: 'import', access: 'service', limit: 'none' } as const;

export const importBegin = defineCall({
  ...common,
  id: 'importBegin',
  method: 'post',
  path: '/import/:store/begin',
  summary: 'Starts an import of a store view; nothing of it is served before its commit',
  params: () => z.object({ store: text(64) }),
  result: () => z.object({ run: z.int() }),
  refusals: [503],
});

/** Before `importDocuments`, whose path would take it. */
export const importStock = defineCall({
  ...common,
  id: 'importStock',
  method: 'post',
  path: '/import/:store/stock',
  summary:
    'Takes stock and prices as CSV (sku, qty, is_in_stock, price, special_price, special_from, special_to) into the catalogue that is served',
  params: () => z.object({ store: text(64) }),
  query: () =>
    z.object({
      check: z.literal('true').optional().meta({ description: 'Says what would be taken, and writes nothing' }),
    }),
  rawBody: ['text/csv'],
  result: () =>
    z.object({
      accepted: z.int(),
      skipped: z.array(z.object({ line: z.int(), id: z.string().nullable(), reason: z.string() })),
      skippedCount: z.int(),
    }),
  refusals: [400, 409, 413, 503],
});

/** How many products and categories a store view serves. Before `importStatus`, whose path would take it. */
export const importServed = defineCall({
  ...common,
  id: 'importServed',
  method: 'get',
  path: '/import/:store/served',
  summary: 'How much the store view serves now, to compare an import with',
  params: () => z.object({ store: text(64) }),
  result: () => z.object({ version: z.int(), products: z.int(), categories: z.int() }),
  refusals: [503],
});

/** Guards a commit may pass over. */
const allow = once(() =>
  z.object({
    allow: z
      .preprocess(
        (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
        z.array(z.enum(['fewer', 'untaxed'])).optional(),
      )
      .describe(
        'Joined by commas: fewer (less than 80 % of the products served would be left), untaxed (products without a tax rate)',
      ),
  }),
);

export const importCommit = defineCall({
  ...common,
  id: 'importCommit',
  method: 'post',
  path: '/import/:run/commit',
  summary:
    'Serves an import, at once and as a whole. Refused when fewer than 80 % of the products served would be left or products have no tax rate, unless allowed',
  params: () => z.object({ run: run() }),
  query: allow,
  result: () => z.object({ version: z.int(), products: z.int(), categories: z.int() }),
  refusals: [409, 503],
});

export const importAbort = defineCall({
  ...common,
  id: 'importAbort',
  method: 'post',
  path: '/import/:run/abort',
  summary: 'Gives an import up',
  params: () => z.object({ run: run() }),
  result: () => z.object({ aborted: z.boolean() }),
  refusals: [503],
});

export const importDocuments = defineCall({
  ...common,
  id: 'importDocuments',
  method: 'post',
  path: '/import/:run/:entity',
  summary:
    'Takes documents as a stream: a JSON array, one a line, one after another, or inside a search answer; names what it skipped and why. With source and from it is a piece of a source and may be sent again',
  params: () => z.object({ run: run(), entity: importEntity() }),
  query: part,
  rawBody: ['application/json', 'application/x-ndjson'],
  documents: true,
  result: () => z.object({ accepted: z.int(), skipped: z.array(skipped()) }),
  refusals: [400, 409, 413, 503],
});

export const importStatus = defineCall({
  ...common,
  id: 'importStatus',
  method: 'get',
  path: '/import/:run',
  summary: 'How far an import is',
  params: () => z.object({ run: run() }),
  result: () =>
    z.object({
      run: z.int(),
      store: z.string(),
      state: z.enum(['open', 'broken', 'aborted', 'committed', 'purged']),
      products: z.int(),
      categories: z.int(),
      sources: z.array(
        z.object({ source: z.string(), entity: z.string(), position: z.int(), accepted: z.int(), skipped: z.int() }),
      ),
    }),
  refusals: [503],
});

export const exportDocuments = defineCall({
  ...common,
  id: 'exportDocuments',
  method: 'get',
  path: '/export/:store/:entity',
  summary: 'Everything of one entity that a store view serves, as the importer takes it: one JSON document a line',
  params: () => z.object({ store: text(64), entity: importEntity() }),
  result: () => z.looseObject({}),
  envelope: false,
  lines: true,
  documents: true,
  refusals: [409, 503],
});

/** Import and export of a catalogue, of branches, and of the directory of postal codes. */
export const imports = {
  calls: {
    importBegin,
    importStock,
    importServed,
    branchesImport,
    branchesServed,
    importCommit,
    importAbort,
    importDocuments,
    importStatus,
    exportDocuments,
    postalDirectoryImport,
    postalDirectoryServed,
  },
  messages: IMPORT_MESSAGES,
  morning: {
    imports: { text: 'Morning imports', todo: 'Import it again', rank: 19, page: DESK_HEALTH_PAGE },
  },
} as const;
