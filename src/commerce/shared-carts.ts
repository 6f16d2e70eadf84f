import type { CartLine } from '../domain/cart/cart';
import type { SharedLine } from '../domain/cart/shared-line';
import type { Centavos } from '../domain/money';
import type { Result } from '../domain/result';

/** A shared line as its product is today. */
export interface ShownSharedLine extends SharedLine {
  /** The sku of a product that is no longer sold. */
  name: string;
  slug: string | null;
  image: string | null;
  options: { label: string; value: string }[];
  warrantyMonths: number | null;
  /** What one unit costs today with IVA and its warranty; null where it cannot be bought as it was. */
  unitGross: Centavos | null;
  /** Message key of why it cannot be bought now; null when it can. */
  problem: string | null;
}

/** Snapshots of carts under links that anyone may open. Reading one changes nothing. */
export interface SharedCartsPort {
  /**
   * Puts these lines under a link good for thirty days, kept as a hash alone; one that is open stays as it is. 409 past
   * twenty open links of this owner (a hash).
   */
  create(token: string, owner: string, lines: readonly CartLine[]): Promise<Result<{ isNew: boolean }>>;
  /** null for a link that does not exist, has expired, or is another store view's. */
  find(token: string): Promise<SharedLine[] | null>;
  /** The same lines with names, pictures and prices of this moment. */
  show(lines: readonly SharedLine[]): Promise<ShownSharedLine[]>;
}

declare module './commerce' {
  interface Commerce {
    sharedCarts: SharedCartsPort;
  }
}
