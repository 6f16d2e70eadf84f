import { z } from 'zod';
import type { CataloguePort } from '../../../src/commerce/catalogue';
import { type GuaranteesPort, NO_GUARANTEE } from '../../../src/commerce/own/guarantees';
import { once } from '../../../src/domain/once';
import { ok } from '../../../src/domain/result';
import type { StoreView } from '../../../src/domain/store-view';
import { phoneDigits } from '../../../src/domain/validation';
import { ALSO_FAILED, lookup } from './customers/lookup';
import type { UpstreamConfig } from './http';

const MOST = 50;

const provider = once(() =>
  z.union([
    z.string().min(1),
    z.looseObject({ nombre: z.string().min(1), telefono: z.string().nullish(), url: z.string().nullish() }),
  ]),
);

const guarantee = once(() =>
  z.looseObject({ tipo_garantia: z.string().nullish(), proveedores: z.array(provider()).nullish() }),
);

/** A telephone that can be called, and a page that may be led to; whatever else a retailer says there is left out. */
const phoneOf = (told: string | null | undefined): string | null => {
  const digits = phoneDigits(told ?? '');
  return /^\d{10}$/.test(digits) ? digits : null;
};
const pageOf = (told: string | null | undefined): string | null =>
  told?.startsWith('https://') && URL.canParse(told) ? told : null;

/** Guarantees as a retailer tells them, by the id it knows a product by. */
export const upstreamGuarantees = (
  config: UpstreamConfig,
  store: StoreView,
  catalogue: Pick<CataloguePort, 'cards'>,
): GuaranteesPort => ({
  ofCustomer: (access) => ({
    async of(product) {
      const productId = 'id' in product ? product.id : (await catalogue.cards([product.sku]))[0]?.id;
      if (productId === undefined) return ok(null);
      const told = await lookup(config, store, access, {
        call: { method: 'POST', path: 'product/guarantee', body: { product_id: productId }, reads: true },
        schema: guarantee(),
        isMine: () => true,
        nothing: ALSO_FAILED,
      });
      if (!told.ok) return told;
      if (told.value === null) return ok(null);
      const { tipo_garantia, proveedores } = told.value;
      return ok({
        kind: tipo_garantia || NO_GUARANTEE,
        providers: (proveedores ?? [])
          .slice(0, MOST)
          .map((one) =>
            typeof one === 'string'
              ? { name: one, phone: null, url: null }
              : { name: one.nombre, phone: phoneOf(one.telefono), url: pageOf(one.url) },
          ),
      });
    },
  }),
});
