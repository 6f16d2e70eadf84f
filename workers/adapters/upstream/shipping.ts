import { z } from 'zod';
import type { ShippingPort } from '../../../src/commerce/shipping';
import { MESSAGES } from '../../../src/contract/messages';
import { once } from '../../../src/domain/once';
import { ok, refuse } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import { callUpstream, type UpstreamConfig } from './http';

const NOT_FOUND = 404;

const estimate = once(() =>
  z.object({
    carrier_code: z.string().optional(),
    price: z.number().nullish(),
    price_incl_tax: z.number().nullish(),
    error_message: z.string().nullish(),
    code: z.union([z.string(), z.number()]).nullish(),
    delivery_days: z.object({ from: z.number(), to: z.number() }).nullish(),
  }),
);

/**
 * Delivery as a retailer prices it. Words of a refusal are kept as the estimate's error; one that names neither is no
 * price.
 */
export const upstreamShipping = (config: UpstreamConfig, store: StoreView): ShippingPort => ({
  rates: null,
  freeAnywhereFrom: null,
  reducedIn: [],
  async productEstimate({ sku, qty, postCode }) {
    const query = { sku, qty: String(qty), postCode, country: store.i18n.defaultCountry };
    const answer = await callUpstream(config, store.storeCode, {
      method: 'GET',
      path: 'shipping/product-estimate',
      query,
    });
    if (answer.state === 'unknown') return refuse(503, MESSAGES.overloaded);
    if (answer.state === 'refused')
      return answer.code === NOT_FOUND
        ? refuse(404, answer.message || MESSAGES.notFound)
        : ok({ error_message: answer.message });
    const parsed = estimate().safeParse(answer.value);
    if (!parsed.success) return refuse(503, MESSAGES.overloaded);
    const { carrier_code, ...found } = parsed.data;
    return ok({ ...found, ...(carrier_code ? { carrier_code } : {}) });
  },
});
