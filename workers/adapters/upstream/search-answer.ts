import { z } from 'zod';

const bucket = z.object({ key: z.union([z.string(), z.number()]), doc_count: z.number(), from: z.number().optional(), to: z.number().optional() });
const aggregations = z.record(z.string(), z.object({ buckets: z.array(bucket) })).nullish();
const total = z.union([z.number(), z.object({ value: z.number() }).transform(({ value }) => value)]);

/** An answer of the search: hits inside hits with their source, or the compact list of documents. */
export const searchAnswer = z.union([
  z
    .object({
      hits: z.object({ total, hits: z.array(z.object({ _source: z.record(z.string(), z.unknown()), _score: z.number().nullish() })) }),
      aggregations,
      attribute_metadata: z.array(z.record(z.string(), z.unknown())).nullish(),
    })
    .transform((found) => ({
      documents: found.hits.hits.map((hit) => ({ raw: hit._source, score: hit._score ?? 0 })),
      total: found.hits.total,
      aggregations: found.aggregations ?? {},
      attributes: found.attribute_metadata ?? [],
    })),
  z
    .object({ hits: z.array(z.record(z.string(), z.unknown())), total, aggregations, attribute_metadata: z.array(z.record(z.string(), z.unknown())).nullish() })
    .transform((found) => ({
      documents: found.hits.map(({ _score, ...raw }) => ({ raw, score: typeof _score === 'number' ? _score : 0 })),
      total: found.total,
      aggregations: found.aggregations ?? {},
      attributes: found.attribute_metadata ?? [],
    })),
]);
