import type { ShippingMethod } from '../../../src/domain/cart/cart';
import { MESSAGES } from '../../../src/domain/cart/messages';
import { FALLBACK_SHIPPING_METHOD } from '../../../src/domain/cart/methods';
import { type Centavos, toCentavos } from '../../../src/domain/money';
import type { Coverage } from './state';

/** A table rate: what home delivery costs with IVA, and from which merchandise value (with IVA, after discounts) it is free. */
export interface ShippingRates {
  grossCentavos: Centavos;
  freeFromCentavos: Centavos;
  taxRatePercent: number;
  /** Working days of the policy, when the place says nothing better. */
  policyDays: { from: number; to: number };
}

export const SHIPPING_RATES: ShippingRates = {
  grossCentavos: toCentavos(149_00),
  freeFromCentavos: toCentavos(999_00),
  taxRatePercent: 16,
  policyDays: { from: 2, to: 8 },
};

export const HOME_DELIVERY = { carrierCode: 'tablerate', methodCode: 'homeDelivery' } as const;

/**
 * The methods offered for merchandise worth `merchandiseGross` centavos (with IVA, after discounts).
 * `coverage` null: nothing is known about the place, so only the fallback is offered, marked offline: it is never chosen by itself.
 */
export function tableRateMethods(coverage: Coverage | null, merchandiseGross: Centavos, rates: ShippingRates = SHIPPING_RATES): ShippingMethod[] {
  if (!coverage) return [FALLBACK_SHIPPING_METHOD];
  const gross = merchandiseGross >= rates.freeFromCentavos ? toCentavos(0) : rates.grossCentavos;
  return [
    {
      carrier_code: HOME_DELIVERY.carrierCode,
      method_code: HOME_DELIVERY.methodCode,
      carrier_title: 'Shipping',
      method_title: 'Home delivery',
      amount: toCentavos(Math.round((gross * 100) / (100 + rates.taxRatePercent))),
      priceInclTax: gross,
      available: coverage.covered,
      errorMessage: coverage.covered ? '' : MESSAGES.noCoverage,
      default: true,
      offline: false,
      deliveryDays: coverage.covered ? (coverage.deliveryDays ?? rates.policyDays) : null,
    },
  ];
}
