import { toCentavos } from '../domain/money';
import type { ShippingRates } from '../domain/shipping/shipping';

/**
 * What delivery costs where a store view sets nothing else and sells with our own engine. Days of the policy: spec 1
 * §9.
 */
export const SHIPPING_RATES: ShippingRates = {
  gross: toCentavos(149_00),
  freeFromGross: toCentavos(999_00),
  taxRatePercent: 16,
  policyDays: { from: 2, to: 8 },
  specialDays: 60,
};
