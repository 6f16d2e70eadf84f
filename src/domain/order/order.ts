import type { Branch } from '../branch/branch';
import type { LineWarranty, ProductOption, RateShare, Totals } from '../cart/cart';
import type { Invoice } from '../invoice/invoice';
import { type Centavos, NO_CENTAVOS, toCentavos } from '../money';
import type { DeliveryDays } from '../shipping/delivery-window';
import type { OrderPromise } from '../shipping/promise';
import type { Dispatch } from './dispatch';
import type { OrderStatus } from './status';

export interface PersonalDetails {
  firstName: string;
  lastName: string;
  emailAddress: string;
}

/** How somebody wants things brought; all of it may be empty. */
export interface DeliveryWish {
  /** For who brings it: how to get in, where to ring. */
  notes: string;
  /** Who may take it besides. */
  receiver: string;
  /** When somebody is at home: a word of DELIVERY_HOURS, or nothing. */
  hours: string;
}

/** An address in Mexico; `neighbourhood` is the colonia. That of a bill says whom the invoice is made out to. */
export interface Address extends Partial<Invoice> {
  firstName: string;
  lastName: string;
  country: string;
  streetAddress: string;
  exteriorNumber: string;
  apartmentNumber: string;
  neighbourhood: string;
  city: string;
  state: string;
  region_id: number | null;
  region_code: string | null;
  zipCode: string;
  phoneNumber: string;
  betweenStreets?: string;
  /** What to look for; may be empty. */
  reference: string;
  /** How who receives it wants it brought; left out where nobody said. */
  delivery?: DeliveryWish;
}

/** An account that is made with an order, out of its personal details and its address. */
export interface NewAccount {
  /** Of the password that was chosen, as the engine stores it. */
  passwordHash: string;
}

/** A browser whose shopper agreed to be measured: a random id, since when (ISO), and what is known of the shopper. */
export interface Tracking {
  id: string;
  created_at: string;
  /** Whether the shopper gets the newsletter. */
  is_subscribed: boolean;
  postal_code: string | null;
  city: string | null;
  state: string | null;
}

/** What the shopper has filled in so far; kept beside the cart, cleared with the order. */
export interface Checkout {
  personalDetails: PersonalDetails | null;
  shippingDetails: Address | null;
  /** null means: the same as shippingDetails. */
  paymentDetails: Address | null;
  /** Whom the invoice is made out to; none without it. */
  invoice?: Invoice | null;
  /**
   * The account that a guest wants with the order; it is forgotten when nothing is filled in for half an hour. Never
   * shown.
   */
  newAccount?: NewAccount | null;
  /**
   * Set once the wanted account was forgotten, until the details are filled in again: the shopper is told before the
   * order.
   */
  isAccountLapsed?: true;
  /** Telephone of who picks it up at a branch; left out while nobody gave one. */
  pickupPhone?: string;
  /** Whether the customer's wallet pays before another form; left out where it does not. */
  usesWallet?: boolean;
  /** Where the shopper came from; left out when nobody said. */
  source?: string;
  /** Who was measured, where the shopper agreed to it. */
  tracking?: Tracking;
  /** Epoch ms of the last change, 0 when nobody is in checkout. */
  modifiedAt: number;
}

/** What an order says of a product of its cart. */
export interface SentProduct {
  sku: string;
  qty: number;
  /** What one unit was shown to cost, in pesos, with or without IVA. */
  price?: number;
  productOption?: ProductOption;
}

/** What an order is placed from: the cart's own lines are authoritative, `products` only has to agree with them. */
export interface OrderRequest {
  /** The client's own id for this order: its idempotency key when no header is given. */
  orderId: string;
  products: SentProduct[] | null;
  personalDetails: PersonalDetails;
  shippingAddress: Address | null;
  billingAddress: Address;
  shippingMethod: { carrierCode: string; methodCode: string } | null;
  /** Code of the branch where it is picked up; left out, the one the cart has. */
  branch?: string;
  paymentMethod: string;
  /** Monthly payments without interest; left out for all at once. */
  months?: number;
  /** true when the shopper agrees that the card is charged before the order is sent. */
  chargeConsent?: boolean;
  /** What of it the customer's wallet pays, as it was shown; left out for nothing. */
  wallet?: Centavos;
  /** The account that is made with it, unless a customer orders or the e-mail has one. */
  newAccount?: NewAccount;
  /** Version of the cart the shopper saw; another one is refused with the differences. */
  cartVersion: number | null;
  /**
   * true when the shopper passed a challenge for this order: more unpaid orders than a telephone or place may have open
   * do not refuse it.
   */
  challengePassed?: boolean;
}

export interface OrderLine {
  lineNo: number;
  sku: string;
  /** A special item, which takes longer to arrive; left out for any other. */
  isSpecial?: true;
  /** What one unit takes from stock when that is not its own sku. */
  parts?: { sku: string; qty: number }[];
  parentSku: string;
  name: string;
  productType: string;
  options: { label: string; value: string }[];
  productOption: ProductOption | null;
  warranty: LineWarranty | null;
  image: string | null;
  slug: string;
  qty: number;
  /** Units of it that do not stay: canceled before they were sent, or returned; left out for none. */
  gone?: number;
  unitNet: Centavos;
  unitGross: Centavos;
  taxRate: number;
  /**
   * What of a unit with its warranty bore which rate when it was ordered, with IVA; orders of before rates were kept
   * have none.
   */
  rates?: RateShare[];
  gross: Centavos;
  discount: Centavos;
  tax: Centavos;
  shipping: Centavos;
  total: Centavos;
}

/** How an order is paid. */
export interface OrderPaymentMethod {
  code: string;
  title: string;
  /** Monthly payments without interest; left out for all at once. */
  months?: number;
  /** Given for a card that is charged when the order is placed: the version of the text, and when (ISO). */
  chargeConsent?: { version: string; at: string };
}

export interface Order {
  /** Shown to people: 000000042. */
  number: string;
  /** The retailer's own id of it, where a retailer made it. */
  backendId?: string;
  orderId: string;
  storeCode: string;
  status: OrderStatus;
  createdAt: string;
  /** Where the shopper came from; left out when it is not known. */
  source?: string;
  /** Who was measured, where the shopper agreed to it. */
  tracking?: Tracking;
  personalDetails: PersonalDetails;
  /** Of an order that is picked up the branch's, for whoever comes for it. */
  shippingAddress: Address | null;
  /** Where it is picked up, as the branch was when it was placed; left out of an order that is sent. */
  branch?: Branch;
  billingAddress: Address;
  shippingMethod: { carrierCode: string; methodCode: string; title: string; deliveryDays: DeliveryDays | null } | null;
  /** With whom it was sent, and where it can be followed; left out until then, and where nobody said it. */
  dispatch?: Dispatch;
  /** When it arrives, or is ready at its branch; left out where nobody promises that, and of orders of before it was kept. */
  promise?: OrderPromise;
  /** Until when its branch keeps it, while it lies ready there; epoch ms. */
  keptUntil?: number;
  paymentMethod: OrderPaymentMethod;
  /** What of it the customer's wallet paid when it was placed; left out for nothing. */
  wallet?: Centavos;
  lines: OrderLine[];
  totals: Totals;
}

/** What of an order was to be paid by another form than the wallet when it was placed. */
export const placedDue = ({ totals, wallet = NO_CENTAVOS }: Pick<Order, 'totals' | 'wallet'>): Centavos =>
  toCentavos(totals.grandTotal - wallet);

/** What happened to an order: 'unknown' means its outcome is being checked, never that it failed. */
export type PlaceOutcome = ({ state: 'placed'; order: Order } | { state: 'unknown'; orderId: string }) & {
  /** true when this is the kept answer of an earlier call with the same idempotency key. */
  replayed?: boolean;
};

/** The id of whoever made the order: a retailer's own, else our number without its leading zeros. */
export const backendIdOf = ({ backendId, number }: Pick<Order, 'backendId' | 'number'>): string =>
  backendId ?? number.replace(/^0+(?=\d+$)/, '');

/** Units of each sku that lines take, however many lines they stand on; of a bundle its parts. */
export function unitsBySku(lines: readonly Pick<OrderLine, 'sku' | 'qty' | 'parts'>[]): { sku: string; qty: number }[] {
  const units = new Map<string, number>();
  for (const line of lines) {
    for (const part of line.parts ?? [{ sku: line.sku, qty: 1 }])
      units.set(part.sku, (units.get(part.sku) ?? 0) + part.qty * line.qty);
  }
  return [...units].map(([sku, qty]) => ({ sku, qty }));
}
