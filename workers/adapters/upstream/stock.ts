import { z } from 'zod';
import type { FoundStock, StockInfo, StockPort } from '../../../src/commerce/stock';
import { MESSAGES } from '../../../src/contract/messages';
import { MESSAGES as CART_MESSAGES } from '../../../src/domain/cart/messages';
import { once } from '../../../src/domain/once';
import { ok, refuse } from '../../../src/domain/result';
import { configuredStock, stockChunks } from '../../../src/domain/stock';
import type { StoreView } from '../../../src/domain/store-view';
import { log } from '../../http/log';
import { callUpstream, type UpstreamConfig } from './http';

/** How the family says that it does not know a sku; anything else says nothing about it. */
const UNKNOWN_SKU = [400, 404, 422, 500];

/** The family's answers name no sku: they are told apart by the order of the request. */
const answer = once(() =>
  z.object({
    product_id: z.coerce.number(),
    product_sku: z.string().optional(),
    qty: z.coerce.number(),
    is_in_stock: z.boolean(),
    manage_stock: z.boolean().default(true),
  }),
);

const infoOf = (sku: string, stock: z.infer<ReturnType<typeof answer>>): StockInfo => ({ ...stock, product_sku: sku });

/** Which answer belongs to which sku; null when that cannot be told. */
function namedBy(skus: string[], answers: z.infer<ReturnType<typeof answer>>[]): StockInfo[] | null {
  if (answers.length === skus.length)
    return answers.map((stock, index) => infoOf(stock.product_sku ?? skus[index] ?? '', stock));
  const named = answers.flatMap((stock) => (stock.product_sku === undefined ? [] : [infoOf(stock.product_sku, stock)]));
  return named.length === answers.length ? named : null;
}

const together = (found: FoundStock[]): FoundStock => ({
  known: found.flatMap(({ known }) => known),
  unverified: found.flatMap(({ unverified }) => unverified),
});

/**
 * Stock from a retailer's API. A list whose call fails as a whole is asked again sku by sku, so that one gone product
 * hides no other.
 */
export function upstreamStock(config: UpstreamConfig, store: StoreView): StockPort {
  const get = (path: string, query: Record<string, string>) =>
    callUpstream(config, store.storeCode, { method: 'GET', path, query });

  const check: StockPort['check'] = async (sku) => {
    const found = await get('stock/check', { sku });
    if (found.state === 'unknown') return refuse(503, MESSAGES.unavailable);
    if (found.state === 'refused')
      return UNKNOWN_SKU.includes(found.code)
        ? refuse(404, CART_MESSAGES.productUnknown)
        : refuse(503, MESSAGES.unavailable);
    const parsed = answer().safeParse(found.value);
    return parsed.success ? ok(infoOf(sku, parsed.data)) : refuse(503, MESSAGES.wrongFormat);
  };

  const one = async (sku: string): Promise<FoundStock> => {
    const found = await check(sku);
    if (found.ok) return { known: [found.value], unverified: [] };
    return { known: [], unverified: found.problem.status === 404 ? [] : [sku] };
  };

  const chunk = async (skus: string[]): Promise<FoundStock> => {
    const found = await get('stock/list', { skus: skus.join(',') });
    const parsed = found.state === 'ok' ? z.array(answer()).safeParse(found.value) : null;
    const named = parsed?.success ? namedBy(skus, parsed.data) : null;
    if (named) return { known: named, unverified: [] };
    if (found.state !== 'unknown') return together(await Promise.all(skus.map(one)));
    log('warn', 'stock list failed', { store: store.storeCode, skus: skus.length });
    return { known: [], unverified: skus };
  };

  const verify = async (skus: string[]) => together(await Promise.all(stockChunks([...new Set(skus)]).map(chunk)));

  return {
    check,
    verify,
    list: async (skus) => (await verify(skus)).known,
    async configured() {
      const found = await get('config/stock', {});
      if (found.state === 'unknown') return refuse(503, MESSAGES.unavailable);
      const qty = configuredStock(found.state === 'ok' ? { code: 200, result: found.value } : { code: found.code });
      return qty === null ? refuse(503, MESSAGES.unavailable) : ok(qty);
    },
  };
}
