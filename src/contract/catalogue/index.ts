import { z } from 'zod';
import { ENTITIES } from '../../domain/catalogue/document';
import { once } from '../../domain/once';
import { MAX_LENGTH } from '../../domain/validation';
import { defineCall } from '../call';
import { decimal } from '../decimal';
import { identityQuery, looseId, requiredText, rule, searchedText, skuList, text, wholeNumber } from '../fields';
import { STOCK_MESSAGES } from '../stock';
import { CATALOGUE_MESSAGES } from './messages';
import { searchSuggest } from './suggest';

const document = once(() => z.looseObject({}));

const priceInfo = once(() =>
  z.object({
    final_price: decimal(),
    regular_price: decimal(),
    special_price: decimal().nullable(),
    minimal_price: decimal(),
    max_price: decimal(),
    minimal_regular_price: decimal(),
    max_regular_price: decimal(),
    formatted_prices: z.object({ final_price: z.string(), regular_price: z.string() }),
    extension_attributes: z.object({
      tax_adjustments: z.object({
        final_price: decimal(),
        regular_price: decimal(),
        special_price: decimal().nullable(),
      }),
    }),
  }),
);

export const renderedItem = once(() =>
  z
    .object({
      id: z.int(),
      sku: z.string(),
      name: z.string(),
      type: z.string(),
      store_id: z.int(),
      currency_code: z.string(),
      url: z.string(),
      price_info: priceInfo(),
    })
    .meta({ id: 'RenderedItem' }),
);

export const productList = defineCall({
  id: 'productList',
  method: 'get',
  path: '/product/list',
  access: 'anyone',
  limit: 'read',
  area: 'catalogue',
  summary: 'Products of these skus, prices computed',
  query: () => identityQuery().extend({ skus: skuList(STOCK_MESSAGES.skusMissing) }),
  result: () => z.object({ items: z.array(document()), total_count: z.int() }),
  sharing: 'public',
  refusals: [401, 503],
});

export const productRenderList = defineCall({
  id: 'productRenderList',
  method: 'get',
  path: '/product/render-list',
  access: 'anyone',
  limit: 'read',
  area: 'catalogue',
  summary:
    'Current prices of these skus, of the group of whoever asks. Where tax goes by group, `userGroupId` asks for those of a group: everybody’s, or one’s own. A failure gives an empty list and meta.degraded',
  query: () =>
    identityQuery().extend({
      skus: skuList(STOCK_MESSAGES.skusMissing),
      currencyCode: text(3).optional(),
      storeId: wholeNumber(0, 99_999).optional(),
      userGroupId: wholeNumber(0, 99_999).optional(),
    }),
  result: () => z.object({ items: z.array(renderedItem()) }),
  sharing: 'public',
  refusals: [401],
});

export const productBySku = defineCall({
  id: 'productBySku',
  method: 'get',
  path: '/product/qr',
  access: 'anyone',
  limit: 'read',
  area: 'catalogue',
  summary: "The product of a scanned sku, its own or a variant's",
  query: () => identityQuery().extend({ sku: requiredText(MAX_LENGTH.sku, CATALOGUE_MESSAGES.searchKeyMissing) }),
  result: document,
  sharing: 'public',
  refusals: [401, 404, 503],
});

const field = once(() =>
  z
    .string()
    .max(64)
    .regex(/^[A-Za-z_][A-Za-z0-9_.]*$/),
);
const scalar = once(() => z.union([text(255), z.number(), z.boolean(), z.null()]));
const scalars = once(() => z.array(scalar()).max(1000));
const oneOrMore = once(() => z.union([scalar(), scalars()]));
/** A bound of a range: a number, or a text that is one. */
const bound = once(() =>
  z.union([
    z.number(),
    z
      .string()
      .regex(/^-?\d{1,15}(\.\d{1,15})?$/)
      .transform(Number),
  ]),
);

/** A database compares no longer pattern than so many bytes; signs that stand for themselves take one more. */
const LIKE_BYTES = 50;

const pattern = once(() =>
  text(LIKE_BYTES).refine(
    (like) => new TextEncoder().encode(like.replace(/[\\_]/g, '\\$&')).length <= LIKE_BYTES,
    rule('text'),
  ),
);

const comparison = once(() =>
  z
    .strictObject({
      eq: oneOrMore(),
      in: oneOrMore(),
      nin: oneOrMore(),
      neq: oneOrMore(),
      gt: bound(),
      gte: bound(),
      lt: bound(),
      lte: bound(),
      moreq: bound(),
      like: pattern(),
      from: bound(),
      to: bound(),
      or: oneOrMore(),
      nor: oneOrMore(),
      orGt: bound(),
      orGte: bound(),
      orLt: bound(),
      orLte: bound(),
      orMoreq: bound(),
      orFrom: bound(),
      orTo: bound(),
    })
    .partial()
    .refine((value) => Object.keys(value).length > 0, rule('required')),
);

/** Which way a field sorts; what names none sorts upwards. */
const direction = once(() =>
  z
    .string()
    .toLowerCase()
    .pipe(z.enum(['asc', 'desc', '']))
    .transform((asked) => (asked === 'desc' ? ('desc' as const) : ('asc' as const))),
);

/** Filters of what was chosen in a list look into variants too; every other scope that clients name says nothing. */
const scope = once(() =>
  text(20)
    .nullish()
    .transform((asked) => (asked === 'catalog' ? ('catalog' as const) : ('default' as const))),
);

/** The search-query layer: what old clients send with request_format=search-query. */
export const searchRequest = once(() =>
  z
    .object({
      _searchText: searchedText().default(''),
      _availableFilters: z
        .array(
          z.object({
            field: field(),
            scope: text(20).nullish(),
            options: z.object({ size: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional() }).nullish(),
          }),
        )
        .max(50)
        .default([]),
      _appliedFilters: z
        .array(z.object({ attribute: field(), scope: scope(), value: z.union([scalar(), scalars(), comparison()]) }))
        .max(100)
        .default([]),
      _appliedSort: z
        .array(
          z.object({
            field: field(),
            options: z.union([direction(), z.object({ order: direction().default('asc') })]).default('asc'),
          }),
        )
        .max(10)
        .default([]),
      groupId: looseId().nullish(),
      groupToken: text(4096).nullish(),
    })
    .meta({ id: 'SearchRequest' }),
);

export type SearchRequest = z.infer<ReturnType<typeof searchRequest>>;

/** Each field of each product is compared with each of them. */
const MOST_FIELDS = 100;

const fieldList = once(() =>
  text(4000)
    .transform((list) => [...new Set(list.split(',').map((name) => name.trim()))].filter((name) => name !== ''))
    .refine((names) => names.length <= MOST_FIELDS, rule('text'))
    .optional(),
);

/** Categories are read 4000 at a time, nothing needs more. */
const SIZE_MAX = 4000;
const START_MAX = 100_000;

export const searchQuery = once(() =>
  identityQuery().extend({
    // Required of clients; one that leaves it out is told so by the 400 they know, not by a 422 of the schema.
    request_format: text(30)
      .optional()
      .meta({ description: 'search-query; raw search engine DSL is refused', isRequired: true }),
    response_format: z.enum(['standard', 'compact']).default('standard'),
    size: wholeNumber(0, SIZE_MAX).default(0).meta({
      description: '0 is the usual size of the entity: 50 products or reviews, 4000 categories, 150 of anything else',
    }),
    from: wholeNumber(0, START_MAX).default(0),
    sort: text(255).optional().meta({ description: 'field or field:desc, comma-separated' }),
    _source_include: fieldList(),
    _source_exclude: fieldList(),
    request: z
      .string()
      .max(100_000)
      .optional()
      .meta({ description: 'GET only: the search request as JSON, URL-encoded' }),
  }),
);

export type SearchParams = z.infer<ReturnType<typeof searchQuery>>;

const cutShort = once(() =>
  z.literal(true).optional().meta({
    description:
      'There are more than total, which is at least 1,000 and beyond what was answered; buckets count the first 1,000',
  }),
);

const aggregations = once(() =>
  z
    .record(
      z.string(),
      z.object({
        buckets: z.array(
          z.looseObject({
            key: z.union([z.string(), z.number()]),
            doc_count: z.int(),
            label: z.string().optional().meta({
              description: "Of a price range, of agg_range_price alone: '< $500', '$500 - $2,000', '> $10,000'",
            }),
          }),
        ),
      }),
    )
    .meta({
      id: 'Aggregations',
      description:
        'Counted values by name: agg_terms_<field>, agg_terms_<field>_options (configurable products), agg_range_price',
    }),
);

const searchAnswer = once(() =>
  z.union([
    z.object({
      took: z.int(),
      timed_out: z.boolean(),
      terminated_early: cutShort(),
      hits: z.object({
        total: z.int(),
        max_score: z.number().nullable(),
        hits: z.array(
          z.object({ _index: z.string(), _type: z.string(), _id: z.string(), _score: z.number(), _source: document() }),
        ),
      }),
      aggregations: aggregations(),
      attribute_metadata: z.array(document()),
    }),
    z.object({
      hits: z.array(document()),
      total: z.int(),
      terminated_early: cutShort(),
      aggregations: aggregations(),
      attribute_metadata: z.array(document()),
    }),
  ]),
);

const searchParams = once(() =>
  z.object({
    store: text(64),
    entity: z.enum(ENTITIES),
  }),
);

const search = {
  path: '/catalog/:store/:entity/_search',
  access: 'anyone',
  limit: 'search',
  area: 'catalogue',
  params: searchParams,
  query: searchQuery,
  result: searchAnswer,
  envelope: false,
  sharing: 'public',
  refusals: [400, 404, 503],
} as const;

export const catalogueSearch = defineCall({
  ...search,
  id: 'catalogueSearch',
  method: 'get',
  summary: 'Catalogue search, request in the query',
  refusals: [...search.refusals],
});

export const catalogueSearchPost = defineCall({
  ...search,
  id: 'catalogueSearchPost',
  method: 'post',
  summary: 'Catalogue search, request in the body',
  body: () => z.unknown().meta({ description: 'SearchRequest' }),
  refusals: [...search.refusals, 413],
});

/** Products, search and suggestions. */
export const catalogue = {
  calls: { productList, productRenderList, productBySku, catalogueSearch, catalogueSearchPost, searchSuggest },
  messages: CATALOGUE_MESSAGES,
};
