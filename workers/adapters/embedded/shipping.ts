import { loadPricingContext } from '../../../src/commerce/load-pricing';
import type { ShippingPort } from '../../../src/commerce/shipping';
import { grossEverywhere, openRegistrations } from '../../../src/config/border-region';
import { CATALOGUE_MESSAGES } from '../../../src/contract/catalogue/messages';
import { PLACES_MESSAGES } from '../../../src/contract/places-messages';
import { itemRequestOfAdd } from '../../../src/domain/cart/item/item-request';
import { pricedItemOf } from '../../../src/domain/cart/item/priced-item';
import { isVirtual } from '../../../src/domain/cart/lines';
import { unitGrossOf } from '../../../src/domain/cart/totals/row';
import { times } from '../../../src/domain/money';
import { ok, refuse } from '../../../src/domain/result';
import { estimateOf } from '../../../src/domain/shipping/estimate';
import { shippingMethodsFor, specialOf, TABLE_RATE_CARRIER } from '../../../src/domain/shipping/shipping';
import type { StoreView } from '../../../src/domain/store-view';
import type { Env } from '../../env';
import { borderRegistrations } from '../../settings/border-tax';
import { embeddedProducts } from './cart/product-source';
import { embeddedPostal } from './postal';

/** Delivery by our own rates: the same rules a cart is priced by. */
export const embeddedShipping = (env: Env, store: StoreView, now: number): ShippingPort => ({
  rates: store.shipping,
  get freeAnywhereFrom() {
    const { freeFromGross } = store.shipping;
    return freeFromGross === null
      ? null
      : grossEverywhere(freeFromGross, openRegistrations(borderRegistrations(env, store.storeCode), now));
  },
  get reducedIn() {
    const open = openRegistrations(borderRegistrations(env, store.storeCode), now);
    return [...new Set(open.map(({ region }) => region))];
  },
  async productEstimate({ sku, qty, postCode }) {
    const place = await embeddedPostal(env).postalCode(postCode);
    if (!place) return refuse(404, PLACES_MESSAGES.postalCodeUnknown);
    const wanted = itemRequestOfAdd({ kind: 'add', sku, qty });
    const handedOver = { country: store.i18n.defaultCountry, region: place.state, postcode: postCode };
    const { docs, pricing } = await loadPricingContext(
      embeddedProducts(env, store, now),
      store,
      [wanted],
      handedOver,
      now,
    );
    const pricedItem = docs[0]
      ? pricedItemOf(docs[0], wanted, pricing)
      : refuse(404, CATALOGUE_MESSAGES.productUnknown);
    if (!pricedItem.ok) return pricedItem;
    const line = { ...pricedItem.value.line, itemId: 1, qty };
    const [method] = isVirtual([line])
      ? []
      : shippingMethodsFor({
          subtotalGross: times(unitGrossOf(line), qty),
          coverage: place,
          pickupOnly: false,
          special: specialOf([line]),
          rates: store.shipping,
        });
    return ok(
      method
        ? { ...estimateOf(method), delivery_days: line.isSpecial ? method.deliveryDays : place.deliveryDays }
        : { carrier_code: TABLE_RATE_CARRIER },
    );
  },
});
