import { z } from 'zod';
import { once } from '../../domain/once';
import { defineCall } from '../call';
import { decimal } from '../decimal';
import { identityQuery, searchedText, wholeNumber } from '../fields';

/** As many products as a wide screen shows (LIMIT-010). */
const USUAL_SIZE = 8;
const SIZE_MAX = 50;

const suggestedProduct = once(() =>
  z.object({
    sku: z.string(),
    name: z.string(),
    url: z.string().meta({ description: 'Path of its page' }),
    thumbnail: z.string().nullable(),
    price: decimal(),
    regular_price: decimal(),
    from: z.boolean().meta({ description: 'Variants differ in price, this is the lowest' }),
    months: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'The most payments without interest that the price is granted' }),
  }),
);

export const searchSuggest = defineCall({
  id: 'searchSuggest',
  method: 'get',
  path: '/search/suggest',
  access: 'anyone',
  limit: 'search',
  area: 'catalogue',
  summary: 'Products and categories offered while a search is typed; for an empty text, what is searched often',
  query: () =>
    identityQuery()
      .pick({ token: true, storeCode: true })
      .extend({ q: searchedText().default(''), size: wholeNumber(1, SIZE_MAX).default(USUAL_SIZE) }),
  result: () =>
    z.object({
      products: z.array(suggestedProduct()),
      categories: z.array(z.object({ name: z.string(), url: z.string() })),
      searches: z.array(z.string()).meta({ description: 'Texts that are searched often, for an empty one' }),
      instead: z
        .object({ asked: z.string(), shown: z.string() })
        .optional()
        .meta({ description: 'What is not sold here, and what the products are that are nearest to it' }),
    }),
  sharing: 'public',
  refusals: [401, 503],
});

export type SuggestAnswer = z.infer<ReturnType<typeof searchSuggest.result>>;
