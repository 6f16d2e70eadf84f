import type { Hono } from 'hono';
import * as calls from '../../../src/contract/calls/places';
import { MESSAGES } from '../../../src/contract/messages';
import type { Destination, ShippingMethod } from '../../../src/domain/cart/cart';
import { toDecimal } from '../../../src/domain/money';
import { ok, refuse } from '../../../src/domain/result';
import type { AppEnv } from '../../gateway/request-info';
import { bind } from '../bind';
import { namedToken } from '../identity';

/** A delivery estimate as old clients read it: a method that is not available has no price. */
const estimateDocument = (method: ShippingMethod) => ({
  carrier_code: method.carrier_code,
  price: method.available ? toDecimal(method.amount) : null,
  price_incl_tax: method.available ? toDecimal(method.priceInclTax) : null,
  error_message: method.errorMessage,
  code: method.available ? method.carrier_code : `${method.carrier_code}_error`,
  delivery_days: method.available ? method.deliveryDays : null,
});

/** Postal codes and what it costs to deliver to them. */
export function places(app: Hono<AppEnv>): void {
  bind(app, calls.postalCode, async ({ request, params }) => {
    const place = await request.commerce.places.postalCode(params.code);
    if (!place) return refuse(404, MESSAGES.postalCodeUnknown);
    const { regionId, regionCode, deliveryDays, ...rest } = place;
    return ok({ result: { ...rest, region_id: regionId, region_code: regionCode, delivery_days: deliveryDays } });
  });

  bind(app, calls.shippingEstimate, async ({ request, query }) => {
    const { token } = namedToken(request, query.cartId);
    if (token === null) return refuse(404, MESSAGES.cartEmpty);
    const place = await request.commerce.places.postalCode(query.postCode);
    if (!place) return refuse(404, MESSAGES.postalCodeUnknown);
    const destination: Destination = {
      country: request.store.i18n.defaultCountry,
      region: place.state,
      regionId: place.regionId,
      regionCode: place.regionCode,
      postcode: place.code,
      city: place.city ?? place.municipality,
      street: [],
    };
    const methods = await request.commerce.cart(token).shippingMethods(destination);
    return methods.ok ? ok({ result: methods.value.map(estimateDocument) }) : methods;
  });
}
