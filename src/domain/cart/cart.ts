import type { Branch } from '../branch/branch';
import type { Centavos } from '../money';
import type { MonthsOffer } from '../payment/months';
import type { DeliveryDays } from '../shipping/delivery-window';

export interface ConfigurableItemOption {
  option_id: string;
  option_value: string | number;
}

/** How a line was configured, in the family's shape (spec 0 §3). */
export interface ProductOption {
  extension_attributes: {
    custom_options?: { option_id: string; option_value: string | number }[];
    configurable_item_options?: ConfigurableItemOption[];
    bundle_options?: Record<string, unknown> | unknown[];
  };
}

/** The extended warranty bought with a line; `unitGross` with IVA, per unit of the line. */
export interface LineWarranty {
  sku: string;
  name: string;
  months: number;
  unitNet: Centavos;
  unitGross: Centavos;
}

/** What of a unit's price with IVA bears this rate, in percent. */
export interface RateShare {
  rate: number;
  gross: Centavos;
}

/** A confirmed line of a cart: what was asked for, and what it was when last priced. */
export interface CartLine {
  /** Line id inside this cart, never reused. */
  itemId: number;
  sku: string;
  parentSku: string;
  qty: number;
  /** Quantity before the last accepted change, restored when a retailer's cart refuses the new one. */
  prevQty: number | null;
  name: string;
  productType: string;
  productOption: ProductOption | null;
  /** Chosen options in words, for people: Color, Azul. */
  options: { label: string; value: string }[];
  warranty: LineWarranty | null;
  /** opcion_de_entrega: how this line is handed over, null for home delivery. */
  deliveryOption: string | null;
  checksum: string;
  image: string | null;
  slug: string;
  categoryIds: number[];
  unitNet: Centavos;
  unitTax: Centavos;
  unitGross: Centavos;
  regularGross: Centavos;
  /**
   * The rates of a unit with its warranty, each with its share; left out where all of it bears `taxRate`. Custom
   * options of a fixed amount bear none.
   */
  rates?: RateShare[];
  /** Tax rate in percent; of several the one their taxes come to. */
  taxRate: number;
  taxClassId: number;
  /** Quantity the stock had at the last check, null when it is not managed or not known. */
  stockQty: number | null;
  inStock: boolean;
  /** Message keys for people: { stock: 'In stock!' } */
  info: Record<string, string>;
  errors: Record<string, string>;
  /** What one unit takes from stock when that is not its own sku: the chosen parts of a bundle. */
  parts?: { sku: string; qty: number }[];
  /** A special item, which takes longer to arrive; left out for any other. */
  isSpecial?: true;
  /** Ids of the same line in a retailer's cart. */
  serverItemId: string | null;
  serverCartId: string | null;
}

export interface ShippingMethod {
  carrier_code: string;
  method_code: string;
  carrier_title: string;
  method_title: string;
  /** Net and gross, in centavos. */
  amount: Centavos;
  priceInclTax: Centavos;
  available: boolean;
  errorMessage: string;
  default: boolean;
  offline: boolean;
  /** null when unknown. */
  deliveryDays: DeliveryDays | null;
}

export interface PaymentMethod {
  code: string;
  title: string;
  /** Message key of a sentence that says how it works. */
  description: string;
  cost: Centavos;
  costInclTax: Centavos;
  default: boolean;
  offline: boolean;
  isServerMethod: boolean;
  /** Monthly payments without interest; left out for none. */
  months?: readonly MonthsOffer[];
  /** true for a card that is charged when the order is placed, which needs the shopper's consent. */
  isChargedAtOnce?: boolean;
}

/** What belongs to the way a cart is paid. */
export interface PaymentTerms {
  /**
   * false while nobody chose it: it is the one offered first, and the shopper is asked unless there is nothing to pay.
   */
  isChosen: boolean;
  /** Monthly payments without interest, 1 for all at once; null where those that were chosen are offered no longer. */
  months: number | null;
  isChargedAtOnce: boolean;
}

/** Where a cart goes; enough to price shipping and tax. */
export interface Destination {
  country: string;
  region: string | null;
  regionId: number | null;
  regionCode: string | null;
  postcode: string | null;
  city: string | null;
  street: string[];
}

export interface TotalSegment {
  code: string;
  title: string;
  value: Centavos;
  /**
   * 'taxes': IVA that the other lines already include, shown but not added. 'footer': the sum itself. Left out: a line
   * that is added.
   */
  area?: 'taxes' | 'footer';
}

/**
 * Amounts of a cart in centavos. Invariant: subtotalInclTax − discount + shippingInclTax + paymentInclTax = grandTotal.
 */
export interface Totals {
  subtotal: Centavos;
  subtotalInclTax: Centavos;
  discount: Centavos;
  shipping: Centavos;
  shippingInclTax: Centavos;
  paymentInclTax: Centavos;
  tax: Centavos;
  grandTotal: Centavos;
  itemsQty: number;
  couponCode: string | null;
  /** Shown lines, in order; those without area always add up to grand_total. */
  segments: TotalSegment[];
  /**
   * What each line carries; `gross` with its warranty, `tax` of its goods after discount, `shipping` its share of
   * shipping and payment cost with IVA; Σ total = grandTotal.
   */
  rows: {
    itemId: number;
    qty: number;
    gross: Centavos;
    discount: Centavos;
    tax: Centavos;
    shipping: Centavos;
    total: Centavos;
  }[];
  subtotalWithoutCredit: Centavos | null;
  creditPaymentMethodCode: string | null;
  creditPaymentMethodTitle: string | null;
}

/** A coupon as configured: percent in whole percent, fixed in centavos with IVA. */
export interface Coupon {
  code: string;
  kind: 'percent' | 'fixed';
  value: number;
  /** Epoch ms, or null for open. */
  from: number | null;
  to: number | null;
  /** What the goods have to come to, with IVA and before the coupon; left out for nothing. */
  minimum?: Centavos;
}

/** A coupon as a shop keeps it, with the limits of its use. */
export interface CouponTerms extends Coupon {
  oncePerCustomer: boolean;
  /** Orders that may use it in all, null for any number. */
  maxUses: number | null;
}

/** A notice for the shopper about what a call did, as a message key with its parameters. */
export interface Notice {
  id:
    | 'productAddedToCart'
    | 'productQuantityUpdated'
    | 'unsafeQuantity'
    | 'outOfStock'
    | 'requestedQty'
    | 'unknownPrice'
    | 'freshCart'
    | 'priceChanged'
    | 'other';
  level: 'success' | 'warning' | 'error' | 'info';
  message: string;
  params?: Record<string, string | number>;
}

/** The cart as every caller sees it: confirmed state with its version. */
export interface Cart {
  storeCode: string;
  version: number;
  lines: CartLine[];
  totals: Totals;
  /** What was taken out last, newest first, and can be put back; left out where there is nothing. */
  removed?: { itemId: number; name: string }[];
  coupon: string | null;
  /**
   * What goods are still missing, with IVA, before the coupon takes anything off; null while it does, and without one.
   */
  couponMissing: Centavos | null;
  destination: Destination | null;
  shippingMethod: { carrierCode: string; methodCode: string } | null;
  /** Whether it is picked up at a branch, and where once one is chosen. */
  pickup?: { branch: Branch | null };
  paymentMethod: string | null;
  paymentTerms: PaymentTerms;
  isVirtual: boolean;
  /** 'placing' while an order is being made of it. */
  state: 'open' | 'placing';
  /** Number of the order made last from this cart, if any. */
  lastOrder: string | null;
  /** Client's id of an order that was sent and of which nobody knows yet; the next try goes by it. */
  unresolvedOrder: string | null;
  /**
   * Epoch ms of the change since which lines, and amounts, are those of whoever sells; null while they are only ours.
   */
  syncedAt: number | null;
  totalsSyncedAt: number | null;
}

/** What a caller asks a cart to do. Quantities are absolute in 'set', added in 'add'. */
export type CartOperation =
  | {
      kind: 'add';
      sku: string;
      parentSku?: string;
      qty: number;
      productOption?: ProductOption | null;
      warrantySku?: string | null;
      deliveryOption?: string | null;
      /** It is had beside the product of the add before it: a refusal names it. */
      isService?: true;
    }
  | { kind: 'set'; itemId: number; qty: number }
  | { kind: 'remove'; itemId: number }
  /** Puts back a line that was removed last, for "deshacer". */
  | { kind: 'restore'; itemId: number }
  | { kind: 'coupon'; code: string | null }
  /** `isDelivered`: it is taken there, even if it was to be picked up before. */
  | { kind: 'destination'; destination: Destination; isDelivered?: true }
  /** `branch` is the code of the one where it is picked up. */
  | { kind: 'shipping'; carrierCode: string; methodCode: string; branch?: string }
  /** `months` left out: all at once. */
  | { kind: 'payment'; code: string; months?: number }
  | { kind: 'clear' }
  /** Several of them in their order, all or none. */
  | { kind: 'together'; operations: readonly CartOperation[] };

export interface CartAnswer {
  cart: Cart;
  /** The line the operation touched, if it still exists. */
  line: CartLine | null;
  notices: Notice[];
  /** How the cart may be paid; left out by a cart object of before, which is asked for them. */
  payments?: PaymentMethod[];
  /** true when this is the kept answer of an earlier call with the same idempotency key. */
  replayed?: boolean;
}
