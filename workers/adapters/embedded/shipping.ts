import type { ShippingPort } from '../../../src/commerce/ports';
import { SHIPPING_RATES } from '../../../src/config/shipping';
import { MESSAGES } from '../../../src/contract/messages';
import { isVirtual } from '../../../src/domain/cart/lines';
import { unitGrossOf } from '../../../src/domain/cart/row';
import { times } from '../../../src/domain/money';
import { ok, refuse } from '../../../src/domain/result';
import { shippingMethodsFor, TABLE_RATE_CARRIER } from '../../../src/domain/shipping';
import { estimateOf } from '../../../src/domain/shipping-estimate';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../env';
import { embeddedProducts } from '../../objects/cart/backends/embedded-products';
import { candidateOf } from '../../objects/cart/products/candidate';
import { loadShelf } from '../../objects/cart/products/shelf';
import { wantedOfAdd } from '../../objects/cart/products/wanted';
import { embeddedPlaces } from './places';

/** Delivery by our own rates: the same rules a cart is priced by. */
export const embeddedShipping = (env: Env, store: StoreView, now: number): ShippingPort => ({
  async productEstimate({ sku, qty, postCode }) {
    const place = await embeddedPlaces(env).postalCode(postCode);
    if (!place) return refuse(404, MESSAGES.postalCodeUnknown);
    const wanted = wantedOfAdd({ kind: 'add', sku, qty });
    const { docs, shelf } = await loadShelf(embeddedProducts(env, store, now), store, [wanted], null, now);
    const candidate = docs[0] ? candidateOf(docs[0], wanted, shelf) : refuse(404, MESSAGES.productUnknown);
    if (!candidate.ok) return candidate;
    const line = { ...candidate.value.line, itemId: 1, qty };
    const [method] = isVirtual([line])
      ? []
      : shippingMethodsFor({ subtotalGross: times(unitGrossOf(line), qty), coverage: place, pickupOnly: false, rates: SHIPPING_RATES });
    return ok(method ? { ...estimateOf(method), delivery_days: place.deliveryDays } : { carrier_code: TABLE_RATE_CARRIER });
  },
});
