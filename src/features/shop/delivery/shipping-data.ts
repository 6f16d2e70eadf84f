import { commerce, requestContext } from '../../../commerce/request-context';
import { type Centavos, NO_CENTAVOS, toCentavos, toDecimal } from '../../../domain/money';
import { daysTo, deliveryGross, type ShippingRates } from '../../../domain/shipping/shipping';

/** From an order to its parcel, in working days. */
const HANDLING = [0, 1] as const;

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

const period = (from: number, to: number) => ({ '@type': 'ServicePeriod', duration: days(from, to) });

const money = (gross: Centavos) => ({
  '@type': 'MonetaryAmount',
  value: toDecimal(gross),
  currency: requestContext().store.i18n.currencyCode,
});

const destination = () => ({
  '@type': 'DefinedRegion',
  addressCountry: requestContext().store.i18n.defaultCountry,
});

/** One centavo less: ranges of order values do not meet. */
const below = (gross: Centavos): Centavos => toCentavos(gross - 1);

/** What orders between these amounts, with IVA, cost to be brought, and in how many working days. */
function conditions(from: Centavos, to: Centavos | null, rates: ShippingRates) {
  return {
    '@type': 'ShippingConditions',
    shippingDestination: destination(),
    orderValue: {
      '@type': 'MonetaryAmount',
      minValue: toDecimal(from),
      ...(to === null ? {} : { maxValue: toDecimal(to) }),
      currency: requestContext().store.i18n.currencyCode,
    },
    shippingRate: money(deliveryGross(from, rates)),
    transitTime: period(rates.policyDays.from, rates.policyDays.to),
  };
}

/**
 * How whatever the shop sends is brought, for search engines (schema.org ShippingService): said once of the shop, so that
 * no product has to. null where a retailer reckons it.
 */
export function shippingService() {
  const { rates } = commerce().shipping;
  if (!rates) return null;
  const freeFrom = rates.freeFromGross ?? NO_CENTAVOS;
  return {
    '@type': 'ShippingService',
    fulfillmentType: 'FulfillmentTypeDelivery',
    handlingTime: period(...HANDLING),
    shippingConditions:
      freeFrom > NO_CENTAVOS
        ? [conditions(NO_CENTAVOS, below(freeFrom), rates), conditions(freeFrom, null, rates)]
        : [conditions(NO_CENTAVOS, null, rates)],
  };
}

/**
 * What it costs to have a special item of this price brought, and in how many working days (schema.org
 * OfferShippingDetails): it takes longer than the shop says of whatever else it sends. null where a retailer reckons it.
 */
export function specialShipping(gross: Centavos) {
  const { rates } = commerce().shipping;
  if (!rates) return null;
  const { from, to, special } = daysTo(null, 'all', rates);
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: money(deliveryGross(gross, rates)),
    shippingDestination: destination(),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(...HANDLING),
      transitTime: days(from, special ?? to),
    },
  };
}
