import type { Result } from '../../domain/result';
import type { NamedCustomer } from '../customers';

export interface OwnBranch {
  /** Code of the branch a customer chose as theirs, which may be gone by now; null without one. */
  code(): Promise<Result<string | null>>;
  /** null: none any more. */
  choose(code: string | null): Promise<Result<null>>;
}

/** Kept here whoever keeps the customers: no retailer asks for it. */
export interface OwnBranchesPort {
  ofCustomer(customer: NamedCustomer): OwnBranch;
}

declare module '../commerce' {
  interface Commerce {
    ownBranches: OwnBranchesPort;
  }
}
