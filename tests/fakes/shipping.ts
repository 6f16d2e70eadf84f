import type { ShippingPort } from '../../src/commerce/shipping';
import { SHIPPING_RATES } from '../../src/config/shipping';
import { ok, refuse } from '../../src/domain/result';
import type { EstimateResult } from '../../src/domain/shipping/estimate';

export class FakeShipping implements ShippingPort {
  readonly rates = SHIPPING_RATES;
  readonly freeAnywhereFrom = SHIPPING_RATES.freeFromGross;
  readonly reducedIn = [];
  estimate: EstimateResult = { carrier_code: 'tablerate', price: 128.45, price_incl_tax: 149, code: 'tablerate' };

  async productEstimate({ sku }: { sku: string }) {
    return sku === 'NADA' ? refuse(404, 'Item not available in the online store') : ok(this.estimate);
  }
}
