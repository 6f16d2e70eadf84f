import type { StockInfo } from '../../src/commerce/stock';
import { BACK_IN_STOCK_MESSAGES } from '../../src/contract/back-in-stock/messages';
import { ok } from '../../src/domain/result';
import { MAX_QUANTITY } from '../../src/domain/validation';
import { askForNotice } from '../services/back-in-stock';
import type { Handlers } from './serving/handlers';

/** Notices that something is back in stock. */
export const backInStockHandlers: Handlers<'backInStock'> = {
  stockNotify: async ({ request, body }) => {
    const asked = await askForNotice(request, body.sku, body.email ?? '');
    return asked.ok ? ok({ result: BACK_IN_STOCK_MESSAGES.noted }) : asked;
  },
};

/** Stock as old clients read it, and the sku they miss. */
const stockDocument = (info: StockInfo) => ({
  item_id: info.product_id,
  product_id: info.product_id,
  product_sku: info.product_sku,
  stock_id: 1,
  qty: info.qty,
  is_in_stock: info.is_in_stock,
  is_qty_decimal: false,
  min_qty: 0,
  min_sale_qty: 1,
  max_sale_qty: MAX_QUANTITY,
  backorders: 0,
  manage_stock: info.manage_stock,
});

/** Stock of one sku or of several. */
export const stockHandlers: Handlers<'stock'> = {
  stockCheck: async ({ request, query }) => {
    const info = await request.commerce.stock.check(query.sku);
    return info.ok ? ok({ result: stockDocument(info.value) }) : info;
  },

  stockCheckBySku: async ({ request, params }) => {
    const info = await request.commerce.stock.check(params.sku);
    return info.ok ? ok({ result: stockDocument(info.value) }) : info;
  },

  stockConfigured: async ({ request }) => {
    const qty = await request.commerce.stock.configured();
    return qty.ok ? ok({ result: qty.value }) : qty;
  },

  stockList: async ({ request, query }) => {
    const list = await request.commerce.stock.list(query.skus);
    return ok({ result: list.map(stockDocument) });
  },
};
