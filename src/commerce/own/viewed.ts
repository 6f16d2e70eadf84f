import type { KeptItem } from '../../domain/device-list';
import type { Result } from '../../domain/result';
import type { NamedCustomer } from '../customers';

/** What a customer looked at lately, on all their devices; at most as many as a device keeps. */
export interface OwnViewed {
  /** The newest first. */
  list(): Promise<Result<KeptItem[]>>;
  /** Adds what a device saw: of a product that is there the later moment counts, none lies ahead. */
  note(items: readonly KeptItem[]): Promise<Result<null>>;
  /** What was seen until now does not come back, whatever device tells it. */
  clear(): Promise<Result<null>>;
}

/** Kept here whoever keeps the customers: no retailer asks for it. */
export interface ViewedPort {
  ofCustomer(customer: NamedCustomer): OwnViewed;
}

declare module '../commerce' {
  interface Commerce {
    viewed: ViewedPort;
  }
}
