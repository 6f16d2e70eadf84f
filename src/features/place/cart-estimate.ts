import { type Centavos, fromDecimal } from '../../domain/money';
import type { DeliveryDays } from '../../domain/shipping/delivery-window';
import { TABLE_RATE_CARRIER } from '../../domain/shipping/shipping';

interface EstimateAnswer {
  result: { carrier_code: string; price_incl_tax: number | null; delivery_days: DeliveryDays | null }[];
}

/**
 * What it costs, with IVA, and how long it takes to deliver the cart in hand to a postal code, with a sku as it would be
 * with one of that product at least; null without a cart, where nothing of it is delivered, and without a way to tell.
 * Throws when there was no answer.
 */
export async function cartEstimate(
  storePrefix: string,
  code: string,
  sku: string | null = null,
): Promise<{ gross: Centavos | null; days: DeliveryDays | null } | null> {
  const asked = new URLSearchParams({ postCode: code, ...(sku !== null && { sku }) });
  const answer = await fetch(`${storePrefix}/api/shipping/estimate?${asked}`);
  if (!answer.ok) return null;
  const { result } = (await answer.json()) as EstimateAnswer;
  const home = result.find(({ carrier_code: carrier }) => carrier === TABLE_RATE_CARRIER);
  return home
    ? { gross: home.price_incl_tax === null ? null : fromDecimal(home.price_incl_tax), days: home.delivery_days }
    : null;
}
