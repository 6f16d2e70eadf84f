import type { Result } from '../../domain/result';
import type { CustomerAccess } from '../customers';

/** Who repairs or replaces. */
export interface GuaranteeProvider {
  name: string;
  /** Ten digits; null where nobody answers one. */
  phone: string | null;
  /** https; null without a page. */
  url: string | null;
}

/** What the guarantee of a product is, and who answers for it. */
export interface Guarantee {
  /** In the retailer's words; NO_GUARANTEE where nothing is known of one. */
  kind: string;
  providers: GuaranteeProvider[];
}

/** What a product without a guarantee has (spec 1 §9). */
export const NO_GUARANTEE = 'Ninguno';

export interface OwnGuarantees {
  /** Of a product by its sku or its id, 404 for an unknown id. null: whoever knows it does not tell it just now. */
  of(product: { sku: string } | { id: number }): Promise<Result<Guarantee | null>>;
}

export interface GuaranteesPort {
  ofCustomer(customer: CustomerAccess): OwnGuarantees;
}

declare module '../commerce' {
  interface Commerce {
    guarantees: GuaranteesPort;
  }
}
