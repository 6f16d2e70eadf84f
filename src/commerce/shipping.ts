import type { Centavos } from '../domain/money';
import type { Result } from '../domain/result';
import type { EstimateResult } from '../domain/shipping/estimate';
import type { ShippingRates } from '../domain/shipping/shipping';
import type { BorderRegion } from '../domain/tax';

export interface ShippingPort {
  /** What delivery costs before anything is known of the place; null where only the retailer knows. */
  readonly rates: ShippingRates | null;
  /**
   * Price with IVA from which delivery of one thing is free wherever it goes, border regions too; null for never, and
   * where only the retailer knows.
   */
  readonly freeAnywhereFrom: Centavos | null;
  /** Border regions in which it charges a reduced tax now, so that what is free there begins at another price. */
  readonly reducedIn: readonly BorderRegion[];
  /**
   * What it costs to deliver `qty` of one product to a postal code, before it is in a cart. 404 when either is unknown.
   */
  productEstimate(question: { sku: string; qty: number; postCode: string }): Promise<Result<EstimateResult>>;
}

declare module './commerce' {
  interface Commerce {
    shipping: ShippingPort;
  }
}
