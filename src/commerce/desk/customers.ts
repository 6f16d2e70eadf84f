import type { IdentityCheck, LookReason } from '../../domain/customer/look';
import type { Result } from '../../domain/result';
import type { AuditEntry } from './audit';
import type { DeskRow } from './orders';

/** A customer as anybody at the desk may see them: enough to be told from others. Epoch ms. */
export interface FoundCustomer {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  createdAt: number;
}

/** What is shown once somebody opened it, and why is on record. */
export interface OpenedCustomer {
  name: string;
  email: string;
  phones: string[];
  /** Each in one line. */
  addresses: string[];
  isSubscribed: boolean;
  groupId: number;
  /** The newest of this store view. */
  orders: Pick<DeskRow, 'order' | 'state'>[];
  /** Who did what with it. */
  history: AuditEntry[];
}

export interface DeskCustomer extends FoundCustomer {
  /** null until this operator has opened it, and again a while after (epoch ms). */
  opened: (OpenedCustomer & { until: number }) | null;
}

export interface DeskCustomers {
  /** false where a retailer keeps the customers: they are found there. */
  readonly isOurs: boolean;
  /** By name in any order, telephone, e-mail, number of theirs or of an order; the first twenty. */
  find(typed: string): Promise<FoundCustomer[]>;
  /** null without such a customer. */
  read(id: string): Promise<DeskCustomer | null>;
  /** Opens the data to this operator, once under its key, and writes why. 404; 422 where a caller said too little. */
  open(id: string, look: { reason: LookReason; checks: readonly IdentityCheck[] }, key: string): Promise<Result<null>>;
  /**
   * Puts them into another price group than the one that was shown, which counts from their next request; once under
   * its key. 404; 409 where it is another one by now; 503 where their sessions cannot be reached.
   */
  setGroup(id: string, groupId: number, seen: number, key: string): Promise<Result<null>>;
}

declare module '../desk' {
  interface Desk {
    customers: DeskCustomers;
  }
}
