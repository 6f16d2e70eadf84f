import { z } from 'zod';
import { once } from '../domain/once';
import { MAX_LENGTH } from '../domain/validation';
import { defineCall } from './call';
import { identityQuery, requiredText, sku, skuList } from './fields';

/** Message keys of stock. */
export const STOCK_MESSAGES = {
  skuMissing: 'sku parameter is required',
  skusMissing: 'skus parameter is required',
  noStock: 'No stock information for given sku',
} as const;

export const stockInfo = once(() =>
  z
    .object({
      item_id: z.int(),
      product_id: z.int(),
      product_sku: z.string(),
      stock_id: z.int(),
      qty: z.number(),
      is_in_stock: z.boolean(),
      is_qty_decimal: z.boolean(),
      min_qty: z.int(),
      min_sale_qty: z.int(),
      max_sale_qty: z.int(),
      backorders: z.int(),
      manage_stock: z.boolean(),
    })
    .meta({ id: 'StockInfo' }),
);

const REFUSALS = [401, 404, 503];

export const stockConfigured = defineCall({
  id: 'stockConfigured',
  method: 'get',
  path: '/config/stock',
  access: 'anyone',
  limit: 'read',
  area: 'configuration',
  summary: 'The quantity a page offers to choose from where the stock itself sets no limit',
  query: identityQuery,
  result: () => z.int(),
  sharing: 'public',
  refusals: [401, 503],
});

export const stockCheck = defineCall({
  id: 'stockCheck',
  method: 'get',
  path: '/stock/check',
  access: 'anyone',
  limit: 'read',
  area: 'stock',
  summary: 'Stock of one sku',
  query: () => identityQuery().extend({ sku: requiredText(MAX_LENGTH.sku, STOCK_MESSAGES.skuMissing) }),
  result: stockInfo,
  sharing: 'public',
  refusals: REFUSALS,
});

export const stockCheckBySku = defineCall({
  id: 'stockCheckBySku',
  method: 'get',
  path: '/stock/check/:sku',
  access: 'anyone',
  limit: 'read',
  area: 'stock',
  summary: 'Stock of one sku',
  params: () => z.object({ sku: sku() }),
  query: identityQuery,
  result: stockInfo,
  sharing: 'public',
  refusals: REFUSALS,
});

export const stockList = defineCall({
  id: 'stockList',
  method: 'get',
  path: '/stock/list',
  access: 'anyone',
  limit: 'read',
  area: 'stock',
  summary: 'Stock of several skus; unknown ones are left out',
  query: () => identityQuery().extend({ skus: skuList(STOCK_MESSAGES.skusMissing) }),
  result: () => z.array(stockInfo()),
  sharing: 'public',
  refusals: REFUSALS,
});

/** Stock. */
export const stock = { calls: { stockConfigured, stockCheck, stockCheckBySku, stockList }, messages: STOCK_MESSAGES };
