import type { Branch, StockedBranch } from '../domain/branch/branch';
import { ok, type Result } from '../domain/result';

/**
 * Where orders can be picked up. Refused with 503 'Could not load branch offices' where whoever keeps the branches does
 * not tell.
 */
export interface BranchesPort {
  /** Whether there are any, as far as it can be told at once: a page goes without them otherwise. */
  any(): Promise<boolean>;
  /** In the order the retailer gave them. */
  all(): Promise<Result<Branch[]>>;
  /** The same, with the units of these skus that each has for sale; a sku a branch does not know is left out. */
  withStock(skus: readonly string[]): Promise<Result<StockedBranch[]>>;
}

/** One branch of them with what it has of these skus, null where there is none of this code. */
export async function branchOf(
  branches: BranchesPort,
  code: string,
  skus: readonly string[],
): Promise<Result<StockedBranch | null>> {
  const found = await branches.withStock(skus);
  return found.ok ? ok(found.value.find((branch) => branch.code === code) ?? null) : found;
}

declare module './commerce' {
  interface Commerce {
    branches: BranchesPort;
  }
}
