import type { CartLine, ShippingMethod } from './cart/cart';
import { MESSAGES } from './cart/messages';
import { FALLBACK_SHIPPING_METHOD } from './cart/methods';
import { type Centavos, toCentavos } from './money';

/** Branch pickup, as a line's opcion_de_entrega and as a method code. */
export const BRANCH_PICKUP = 'recoger_en_sucursal';
/** Delivery to the address: the default method. Source: spec 0 §9. */
export const HOME_DELIVERY = 'homeDelivery';
export const TABLE_RATE_CARRIER = 'tablerate';
const TABLE_RATE_ERROR = 'tablerate_error';
const DEFAULT_DELIVERY_DAYS = { from: 2, to: 3 };

/** Working days from and to; `month` names the month when from and to are days of it. */
export interface DeliveryTime {
  from: number | null;
  to: number | null;
  month: string | null;
}

/** One carrier's answer to an estimate; amounts in pesos. */
export interface EstimateResult {
  carrier_code?: string;
  price_incl_tax?: number | null;
  price?: number | null;
  error_message?: string | null;
  code?: string | number | null;
}

export interface ShippingEstimate {
  postalCode: string | null;
  deliveryPrice: number | null;
  deliveryPriceByProduct: number | null;
  /** null before the first answer. */
  isCovered: boolean | null;
  currentMethod: string;
  fetchingDeliveryPrice: boolean;
  branchOffice: string | null;
  deliveryTimeCart: DeliveryTime;
  deliveryTimeProduct: DeliveryTime;
}

export const NO_DELIVERY_TIME: DeliveryTime = { from: null, to: null, month: null };

export const NO_ESTIMATE: ShippingEstimate = {
  postalCode: null,
  deliveryPrice: null,
  deliveryPriceByProduct: null,
  isCovered: null,
  currentMethod: HOME_DELIVERY,
  fetchingDeliveryPrice: false,
  branchOffice: null,
  deliveryTimeCart: NO_DELIVERY_TIME,
  deliveryTimeProduct: NO_DELIVERY_TIME,
};

const priceOf = (result: EstimateResult | undefined): number | null => result?.price_incl_tax ?? result?.price ?? null;

/** The state after a cart estimate: covered only by a table-rate carrier that names a price and no error. */
export function applyEstimate(state: ShippingEstimate, carriers: readonly EstimateResult[], time: DeliveryTime): ShippingEstimate {
  const carrier = carriers.find((result) => result.carrier_code === TABLE_RATE_CARRIER);
  const price = priceOf(carrier);
  const isCovered = price !== null && !carrier?.error_message;
  return {
    ...state,
    fetchingDeliveryPrice: false,
    isCovered,
    deliveryPrice: isCovered ? price : null,
    deliveryTimeCart: isCovered ? time : NO_DELIVERY_TIME,
  };
}

/** The state after an estimate for one product: 2 to 3 working days, unless the answer has no price or is an error. */
export function applyProductEstimate(state: ShippingEstimate, result: EstimateResult): ShippingEstimate {
  const price = result.code === TABLE_RATE_ERROR ? null : priceOf(result);
  return {
    ...state,
    fetchingDeliveryPrice: false,
    deliveryPriceByProduct: price,
    deliveryTimeProduct: price === null ? NO_DELIVERY_TIME : { ...DEFAULT_DELIVERY_DAYS, month: null },
  };
}

/** A cart with a line that is picked up is picked up as a whole. */
export const isPickupOnly = (lines: readonly Pick<CartLine, 'deliveryOption'>[]): boolean => lines.some((line) => line.deliveryOption === BRANCH_PICKUP);

/** What delivery costs, as configured: net and with IVA in centavos, working days. */
export interface ShippingRates {
  homeDelivery: { amount: Centavos; priceInclTax: Centavos; deliveryDays: { from: number; to: number } | null };
  /** Subtotal with IVA from which delivery is free, null for never. */
  freeFromGross: Centavos | null;
  /** null where there is no branch to pick up from. */
  pickup: { deliveryDays: { from: number; to: number } | null } | null;
}

export interface ShippingQuestion {
  /** Merchandise with IVA, after discounts. */
  subtotalGross: Centavos;
  /** null while nothing is known about the place. */
  postcodeCovered: boolean | null;
  pickupOnly: boolean;
  rates: ShippingRates;
}

/** Methods for a cart: home delivery (free from an amount on, refused without coverage, the fallback for an unknown place) and pickup. Titles are message keys. */
export function shippingMethodsFor({ subtotalGross, postcodeCovered, pickupOnly, rates }: ShippingQuestion): ShippingMethod[] {
  const free = rates.freeFromGross !== null && subtotalGross >= rates.freeFromGross;
  const nothing = toCentavos(0);
  const base = { available: true, errorMessage: '', default: false, offline: false };
  const tableRate: ShippingMethod = {
    ...base,
    carrier_code: TABLE_RATE_CARRIER,
    method_code: HOME_DELIVERY,
    carrier_title: 'Shipping',
    method_title: 'Home delivery',
    amount: free ? nothing : rates.homeDelivery.amount,
    priceInclTax: free ? nothing : rates.homeDelivery.priceInclTax,
    available: postcodeCovered === true,
    errorMessage: postcodeCovered === true ? '' : MESSAGES.noCoverage,
    default: true,
    deliveryDays: rates.homeDelivery.deliveryDays,
  };
  const pickup: ShippingMethod[] = rates.pickup
    ? [
        {
          ...base,
          carrier_code: 'pickup',
          method_code: BRANCH_PICKUP,
          carrier_title: 'Branch',
          method_title: 'Branch pickup',
          amount: nothing,
          priceInclTax: nothing,
          default: pickupOnly,
          deliveryDays: rates.pickup.deliveryDays,
        },
      ]
    : [];
  return pickupOnly ? pickup : [postcodeCovered === null ? FALLBACK_SHIPPING_METHOD : tableRate, ...pickup];
}
