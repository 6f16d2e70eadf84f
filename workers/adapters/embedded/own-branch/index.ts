import { and, eq } from 'drizzle-orm';
import type { OwnBranchesPort } from '../../../../src/commerce/own/own-branch';
import { ok } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { withRetry } from '../../../http/transient';
import { shopDatabase } from '../database';
import { ownBranch } from '../schema/shop';

/** Branches that the customers of a realm chose in a store view; `now` in epoch ms. */
export const embeddedOwnBranches = (
  env: Pick<Env, 'SHOP'>,
  realm: string,
  store: string,
  now: number,
): OwnBranchesPort => ({
  ofCustomer({ customerId }) {
    const whose = and(eq(ownBranch.realm, realm), eq(ownBranch.store, store), eq(ownBranch.customerId, customerId));
    return {
      async code() {
        const [found] = await withRetry(() =>
          shopDatabase(env).select({ branch: ownBranch.branch }).from(ownBranch).where(whose),
        );
        return ok(found?.branch ?? null);
      },
      async choose(code) {
        await withRetry(async () => {
          if (code === null) return shopDatabase(env).delete(ownBranch).where(whose);
          const values = { branch: code, updatedAt: now };
          return shopDatabase(env)
            .insert(ownBranch)
            .values({ realm, store, customerId, ...values })
            .onConflictDoUpdate({ target: [ownBranch.realm, ownBranch.store, ownBranch.customerId], set: values });
        });
        return ok(null);
      },
    };
  },
});
