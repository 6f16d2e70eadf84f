import { ok } from '../../../src/domain/result';
import type { Handlers } from '../serving/handlers';

/** Guarantees of products. */
export const guaranteesHandlers: Handlers<'guarantees'> = {
  productGuarantee: async ({ mine, body: { product_id } }) => {
    const found = await mine().own('guarantees').of({ id: product_id });
    if (!found.ok) return found;
    if (!found.value) return ok({ result: {}, meta: { degraded: true } });
    const { kind, providers } = found.value;
    return ok({
      result: {
        tipo_garantia: kind,
        proveedores: providers.map(({ name, phone, url }) => ({ nombre: name, telefono: phone, url })),
      },
    });
  },
};
