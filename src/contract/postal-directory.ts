import { z } from 'zod';
import { once } from '../domain/once';
import { MAX_LENGTH } from '../domain/validation';
import { defineCall } from './call';
import { text } from './fields';

/** Most colonias of one postal code; the country's largest has 300. */
const MAX_NEIGHBOURHOODS = 2000;

const name = (max: number) => text(max).min(1);

/** Postal codes that begin with the same three digits. */
export const postalBlock = once(() =>
  z.strictObject({
    prefix: z.string().regex(/^\d{3}$/),
    codes: z.record(
      z.string().regex(/^\d{5}$/),
      z.strictObject({
        municipality: name(MAX_LENGTH.city),
        city: name(MAX_LENGTH.city).nullable(),
        neighbourhoods: z.array(name(MAX_LENGTH.neighbourhood)).min(1).max(MAX_NEIGHBOURHOODS),
      }),
    ),
  }),
);

export type PostalBlock = z.infer<ReturnType<typeof postalBlock>>;

const figures = once(() => z.object({ codes: z.int(), settlements: z.int() }));

/** The last line of a directory: what it holds, so that one that was cut is told from a whole one. */
export const postalEnd = once(() => z.strictObject({ end: figures() }));

const common = { area: 'import', access: 'service', limit: 'none', path: '/import/postal-directory' } as const;

export const postalDirectoryImport = defineCall({
  ...common,
  id: 'postalDirectoryImport',
  method: 'post',
  summary:
    'Puts a directory of postal codes in force, at once and as a whole: a block of codes a line, and a last line {"end": {codes, settlements}}. Refused when it is broken or holds less than 80 % of the colonias of the one in force, unless allowed',
  query: () => z.object({ allow: z.literal('fewer').optional() }),
  rawBody: ['application/x-ndjson'],
  result: figures,
  refusals: [400, 413, 503],
});

export const postalDirectoryServed = defineCall({
  ...common,
  id: 'postalDirectoryServed',
  method: 'get',
  summary: 'What the directory of postal codes in force holds; importedAt is null before the first',
  result: () => figures().extend({ importedAt: z.int().nullable() }),
  refusals: [503],
});
