import { z } from 'zod';
import { defineCall } from '../call';
import { identityQuery, itemId } from '../fields';

export const productGuarantee = defineCall({
  id: 'productGuarantee',
  method: 'post',
  path: '/product/guarantee',
  access: 'customer',
  limit: 'form',
  area: 'user',
  summary:
    'What guarantee a product has and who answers for it; tipo_garantia is Ninguno where it has none. Where it cannot be told just now it is empty, and meta.degraded is true',
  query: identityQuery,
  body: () => z.object({ product_id: itemId() }),
  result: () =>
    z.object({
      tipo_garantia: z.string().optional(),
      proveedores: z
        .array(z.object({ nombre: z.string(), telefono: z.string().nullable(), url: z.string().nullable() }))
        .optional(),
    }),
  refusals: [400, 401, 404, 413, 503],
});

/** Guarantees of what a customer bought. */
export const guarantees = { calls: { productGuarantee }, messages: {} } as const;
