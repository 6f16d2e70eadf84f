import { and, eq } from 'drizzle-orm';
import type { DeliveryWishesPort } from '../../../../src/commerce/own/profiles';
import { ok } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { deliveryWish } from '../schema/shop';

/** How the customers of a realm want things brought; `now` in epoch ms. */
export const embeddedDeliveryWishes = (env: Pick<Env, 'SHOP'>, realm: string, now: number): DeliveryWishesPort => ({
  ofCustomer: ({ customerId }) => ({
    async wish() {
      const [found] = await withRetry(() =>
        shopDatabase(env)
          .select({ notes: deliveryWish.notes, receiver: deliveryWish.receiver, hours: deliveryWish.hours })
          .from(deliveryWish)
          .where(and(eq(deliveryWish.realm, realm), eq(deliveryWish.customerId, customerId))),
      );
      return ok(found ?? null);
    },
    async keep(wish) {
      const values = { ...wish, updatedAt: now };
      await withRetry(() =>
        shopDatabase(env)
          .insert(deliveryWish)
          .values({ realm, customerId, ...values })
          .onConflictDoUpdate({ target: [deliveryWish.realm, deliveryWish.customerId], set: values }),
      );
      return ok(null);
    },
  }),
});
