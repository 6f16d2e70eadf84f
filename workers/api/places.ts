import { DELIVERY_CALENDAR } from '../../src/config/delivery-calendar';
import { CART_MESSAGES } from '../../src/contract/cart/messages';
import { MESSAGES } from '../../src/contract/messages';
import { PLACES_MESSAGES } from '../../src/contract/places-messages';
import { BRANCH_PICKUP, type Branch } from '../../src/domain/branch/branch';
import { openState } from '../../src/domain/branch/opening';
import { placeDestination } from '../../src/domain/cart/destination';
import { ok, type Result, refuse } from '../../src/domain/result';
import {
  applyEstimate,
  applyProductEstimate,
  type EstimateResult,
  estimateOf,
  NO_ESTIMATE,
  type ShippingEstimate,
} from '../../src/domain/shipping/estimate';
import { TABLE_RATE_CARRIER } from '../../src/domain/shipping/shipping';
import { SHOP_ZONE } from '../../src/domain/zone-time';
import type { ShopRequest } from '../http/shop-request';
import { namedToken } from './customers/identity';
import type { Handlers } from './serving/handlers';

/** A branch as clients read it. */
const pickupLocationDocument = (branch: Branch, country: string) => ({
  code: branch.code,
  name: branch.name,
  street: [branch.streetAddress, branch.exteriorNumber, branch.neighbourhood],
  city: branch.city,
  region: branch.state,
  region_id: branch.region_id,
  region_code: branch.region_code,
  postcode: branch.zipCode,
  country_id: country,
  telephone: branch.phoneNumber,
  opening_hours: branch.hours,
  time_zone: branch.timeZone ?? SHOP_ZONE,
  latitude: branch.position?.latitude ?? null,
  longitude: branch.position?.longitude ?? null,
});

/** Every field of an estimate, whoever made it. */
const estimateDocument = (result: EstimateResult) => ({
  carrier_code: result.carrier_code ?? TABLE_RATE_CARRIER,
  price: result.price ?? null,
  price_incl_tax: result.price_incl_tax ?? null,
  error_message: result.error_message ?? '',
  code: String(result.code ?? ''),
  delivery_days: result.delivery_days ?? null,
});

async function estimateProduct(
  { commerce }: ShopRequest,
  question: { sku: string; qty: number; postCode: string },
): Promise<Result<{ found: EstimateResult; estimate: ShippingEstimate }>> {
  const { sku, qty, postCode } = question;
  const found = await commerce.shipping.productEstimate({ sku, qty, postCode });
  return found.ok
    ? ok({ found: found.value, estimate: applyProductEstimate({ ...NO_ESTIMATE, postalCode: postCode }, found.value) })
    : found;
}

/** Postal codes and what it costs to deliver to them. */
export const placesHandlers: Handlers<'places'> = {
  postalCode: async ({ request, params }) => {
    const place = await request.commerce.postal.postalCode(params.code);
    if (!place) return refuse(404, PLACES_MESSAGES.postalCodeUnknown);
    const { regionId, regionCode, deliveryDays, borderRegion, ...rest } = place;
    return ok({
      result: {
        ...rest,
        region_id: regionId,
        region_code: regionCode,
        delivery_days: deliveryDays,
        border_region: borderRegion,
      },
    });
  },

  shippingEstimate: async ({ request, query }) => {
    const { token } = namedToken(request, query.cartId);
    if (token === null) return refuse(404, CART_MESSAGES.cartEmpty);
    const place = await request.commerce.postal.postalCode(query.postCode);
    if (!place) return refuse(404, PLACES_MESSAGES.postalCodeUnknown);
    const { i18n } = request.store;
    const cart = request.commerce.cart(token);
    const [methods, reading] = await Promise.all([
      cart.shippingMethods(placeDestination(place, i18n.defaultCountry), query.sku),
      cart.read(),
    ]);
    if (!methods.ok) return methods;
    // What is mailed or done is not sent: there is neither a price nor a place it is refused at.
    if (query.sku === undefined && reading.ok && reading.value.cart.isVirtual)
      return ok({ result: [], meta: { estimate: { ...NO_ESTIMATE, postalCode: place.code } } });
    const branch = reading.ok ? reading.value.cart.pickup?.branch : null;
    const chosen = branch ? { currentMethod: BRANCH_PICKUP, branchOffice: branch.code } : {};
    const result = methods.value.map(estimateOf);
    return ok({
      result,
      meta: {
        estimate: applyEstimate(
          { ...NO_ESTIMATE, ...chosen, postalCode: place.code },
          result,
          request.now,
          i18n.defaultLocale,
          DELIVERY_CALENDAR,
        ),
      },
    });
  },

  productEstimate: async ({ request, query }) => {
    const asked = await estimateProduct(request, query);
    return asked.ok
      ? ok({ result: estimateDocument(asked.value.found), meta: { estimate: asked.value.estimate } })
      : asked;
  },

  productDelivery: async ({ request, body }) => {
    if (body.store_code && body.store_code !== request.store.storeCode)
      return refuse(422, MESSAGES.invalid, {
        fields: [{ field: 'store_code', rule: 'value', message: MESSAGES.invalid }],
      });
    const asked = await estimateProduct(request, body);
    if (!asked.ok) return asked;
    const { postalCode, deliveryPriceByProduct, deliveryTimeProduct } = asked.value.estimate;
    return ok({
      result: { postalCode, isCovered: deliveryPriceByProduct !== null, deliveryPriceByProduct, deliveryTimeProduct },
    });
  },

  locationStates: async ({ request }) => {
    const states = await request.commerce.postal.states();
    return ok({ result: states.map(({ name, municipalities }) => ({ estado: name, municipios: municipalities })) });
  },

  locationColonies: async ({ request, body }) => {
    const place = await request.commerce.postal.postalCode(body.cp);
    if (!place) return refuse(404, PLACES_MESSAGES.postalCodeUnknown);
    const { code, state, municipality, neighbourhoods } = place;
    return ok({ result: [{ cp: code, estado: state, municipio: municipality, colonias: neighbourhoods }] });
  },

  locationCoverage: async ({ request, body }) => {
    const place = await request.commerce.postal.postalCode(body.cp);
    if (!place) return refuse(404, PLACES_MESSAGES.postalCodeUnknown);
    return ok({ result: place.covered ? place.neighbourhoods.map((colonia) => ({ colonia })) : [] });
  },

  pickupLocations: async ({ request, query }) => {
    const found = await request.commerce.branches.withStock(query.skus);
    const { defaultCountry } = request.store.i18n;
    return found.ok
      ? ok({
          result: found.value.map((branch) => ({
            ...pickupLocationDocument(branch, defaultCountry),
            stock: branch.stock,
          })),
        })
      : found;
  },

  pickupLocationsAll: async ({ request }) => {
    const found = await request.commerce.branches.all();
    return found.ok
      ? ok({ result: found.value.map((branch) => pickupLocationDocument(branch, request.store.i18n.defaultCountry)) })
      : found;
  },

  storeLocations: async ({ request: { commerce, store, now } }) => {
    const found = await commerce.branches.all();
    const told = (branch: Branch) => ({
      ...pickupLocationDocument(branch, store.i18n.defaultCountry),
      is_open: openState(branch, now)?.isOpen ?? null,
    });
    return found.ok ? ok({ result: found.value.map(told) }) : found;
  },
};
