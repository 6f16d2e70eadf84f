import type { SharedCartsPort } from '../../src/commerce/shared-carts';
import { ok } from '../../src/domain/result';

/** A shop in which nobody has shared a cart yet. */
export const fakeSharedCarts: SharedCartsPort = {
  create: async () => ok({ isNew: true }),
  find: async () => null,
  show: async () => [],
};
