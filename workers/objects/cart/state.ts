import type { SentFrom, SyncReason } from '../../../src/commerce/cart-backend';
import { PAYMENT_AT_THE_DOOR } from '../../../src/config/payment-methods';
import type { Cart, Notice } from '../../../src/domain/cart/cart';
import { type CartContent, EMPTY_CONTENT } from '../../../src/domain/cart/content';
import { isPickup } from '../../../src/domain/cart/fulfilment';
import { isVirtual } from '../../../src/domain/cart/lines';
import { withPriceGroup } from '../../../src/domain/cart/operations';
import { missingForCoupon } from '../../../src/domain/cart/totals/coupon';
import { paymentOf, paymentTermsOf, shippingOf } from '../../../src/domain/cart/totals/pricing';
import type { Centavos } from '../../../src/domain/money';
import type { Checkout, Order, OrderRequest } from '../../../src/domain/order/order';
import type { KeptOutcome, KeyedCall } from '../shared/operation-log';
import type { Upgrade } from '../shared/versioned-state';
import type { CartAddress, CartCustomer } from './address';

/**
 * A cart that is being made into an order. 'sealed': nothing has left the object yet, a crash just unseals it.
 * 'placing': `order` may have been written, a crash asks again under the same order id. 'unknown': the answer is
 * missing.
 */
export interface Seal {
  phase: 'sealed' | 'placing' | 'unknown';
  call: KeyedCall;
  /** Who ordered; left out or null for a visitor. */
  customerId?: string | null;
  request: OrderRequest;
  /** Version of the cart that was sealed, and hash of its lines and totals. */
  version: number;
  hash: string;
  /** Quantity of each sealed line by its id: exactly this leaves the cart when the order is placed. */
  quantities: Record<number, number>;
  order: Order | null;
  from: SentFrom;
  /**
   * Order ids it was asked for under, with the hash of what came with each: all of them lead to this order. Its own may
   * be missing.
   */
  asked: AskedId[];
  /** The retailer's words in a refusal that did not prove that nothing was made. */
  said: string | null;
  /** true once the retailer's status and cart both denied it. */
  isDenied: boolean;
  attempts: number;
  /** Epoch ms at which it was sent. */
  since: number;
  /** Epoch ms of the next look at what became of it. */
  retryAt: number;
}

export interface AskedId {
  orderId: string;
  hash: string;
}

/**
 * An order that was sent, of which no order is known, beside a cart that is open again: the next order of this cart is
 * sent under its id, after the retailer was asked for it once more. `isLost`: nobody could say in a day what became of
 * it.
 */
export interface Unresolved {
  seal: Seal;
  isLost: boolean;
}

/**
 * A change that was decided and may have reached a retailer's cart, but is not yet answered: a restart carries it
 * through.
 */
export interface Pending {
  call: KeyedCall | null;
  reason: SyncReason;
  next: CartContent;
  itemId: number | null;
  notices: Notice[];
  /** Codes to put on again once the carts are merged: the first that is taken counts, the others are told. */
  coupons?: string[];
}

/** An earlier cart of this shopper, of which an order was made. */
export interface Predecessor {
  token: string;
  /** Every id its order may be asked for by. */
  orderIds: string[];
  /** The key its order was placed under. */
  key: string;
  /** Epoch ms from which on it answers nothing. */
  until: number;
}

/** The customer's cart that a visitor's cart goes into. */
export interface CustomersCart {
  token: string;
  customer: CartCustomer;
}

/**
 * Set once an order was made of the cart, or it went into its customer's at sign-in: from then on it answers that order
 * alone, and its successor everything else.
 */
export interface Closed {
  call: KeyedCall;
  successor: string;
  /** Whose cart the successor is, when it was there before: nobody else is led to it. */
  successorOwner?: CartCustomer;
  /** What the successor had to say of what it took. */
  told?: Notice[];
  /** false until the successor has everything that was left. */
  isTransferred: boolean;
  /** The successor knows where it comes from, so that it may be named before it has everything. */
  isExpected?: true;
  /** Epoch ms from which on it answers nothing. */
  until: number;
}

/**
 * What a cart gives to its successor: lines that came in while its order was placed, and the outcomes of its
 * operations, so that none is done twice.
 */
export interface Remainder {
  /** Number of the order; an inheritance of the same order is taken only once. */
  lastOrder: string;
  lastOrderAt: number;
  version: number;
  content: CartContent;
  predecessors: Predecessor[];
  outcomes: KeptOutcome[];
  /** Visitors' carts that were merged into it; left out by a cart of an earlier deployment. */
  merged?: string[];
}

export interface CartState {
  address: CartAddress;
  version: number;
  content: CartContent;
  checkout: Checkout;
  /**
   * The grand total that was answered last: an order that names no version is charged exactly this. null while none
   * was.
   */
  answeredTotal: Centavos | null;
  seal: Seal | null;
  unresolved: Unresolved | null;
  pending: Pending | null;
  /** Changes of price or stock that a refused order found; the next review tells them. */
  pendingNotices: Notice[];
  closed: Closed | null;
  /** Token of the cart whose order it comes after, until that told what was left; null for any other cart. */
  awaits: string | null;
  /** The latest first. */
  predecessors: Predecessor[];
  /** Whose cart it is: it answers nobody else. null for a visitor's, which answers whoever holds its token. */
  customer: CartCustomer | null;
  /** Where this visitor's cart goes as soon as no order of it is being checked. */
  mergesInto: CustomersCart | null;
  /** Visitors' carts that were merged into it, the latest first: each is taken once. */
  merged: string[];
  lastOrder: string | null;
  /** Epoch ms of the last order. */
  lastOrderAt: number | null;
  /** Epoch ms of the last change. */
  touchedAt: number;
}

export const EMPTY_CHECKOUT: Checkout = {
  personalDetails: null,
  shippingDetails: null,
  paymentDetails: null,
  modifiedAt: 0,
};

/**
 * First line id of a customer's cart, so that a form made for a visitor's line never meets a line of the cart it was
 * merged into.
 */
const FIRST_ID_OF_CUSTOMERS = 1_000_001;

/** A cart nobody has put anything into: version 0 says that it was never written. */
export const freshState = ({ storeCode, token, customer }: CartAddress, now: number): CartState => ({
  address: { storeCode, token },
  version: 0,
  content: customer
    ? withPriceGroup({ ...EMPTY_CONTENT, nextItemId: FIRST_ID_OF_CUSTOMERS }, customer.groupId ?? 0)
    : EMPTY_CONTENT,
  checkout: EMPTY_CHECKOUT,
  answeredTotal: null,
  seal: null,
  unresolved: null,
  pending: null,
  pendingNotices: [],
  closed: null,
  awaits: null,
  predecessors: [],
  customer: customer ?? null,
  mergesInto: null,
  merged: [],
  lastOrder: null,
  lastOrderAt: null,
  touchedAt: now,
});

/** Version 2: a call says whether its key is the client's. Before, nobody could tell, and every key counted as one. */
function withMinted(older: unknown): CartState {
  const state = older as CartState;
  const asClients = (call: KeyedCall): KeyedCall => ({ ...call, minted: false });
  return {
    ...state,
    seal: state.seal && { ...state.seal, call: asClients(state.seal.call) },
    pending: state.pending && { ...state.pending, call: state.pending.call && asClients(state.pending.call) },
  };
}

/** Version 3: `untold` is called `pendingNotices`. */
function withPendingNotices(older: unknown): CartState {
  const { untold, ...state } = older as CartState & { untold: Notice[] };
  return { ...state, pendingNotices: untold };
}

/** Version 4: the grand total that was answered last. Before, each change answered the one it made. */
function withAnsweredTotal(older: unknown): CartState {
  const state = older as CartState;
  return { ...state, answeredTotal: state.content.totals.grandTotal };
}

/** The lines of a content that an order takes, as the other side's cart holds them. */
export const sentFrom = ({ lines, remote }: CartContent, quantities: Seal['quantities']): SentFrom => ({
  cartId: remote.connection.cartId,
  lines: lines
    .filter(({ itemId }) => quantities[itemId] !== undefined)
    .map(({ serverItemId, qty }) => ({ serverItemId, qty })),
});

/** Version 5: an order that was sent is remembered until it is known. Before, only while the cart was sealed. */
function withUnresolved(older: unknown): CartState {
  const state = older as CartState;
  const { seal, content } = state;
  const remembered = seal && {
    ...seal,
    from: sentFrom(content, seal.quantities),
    asked: [{ orderId: seal.request.orderId, hash: seal.call.hash }],
    said: null,
    isDenied: false,
  };
  return { ...state, seal: remembered, unresolved: null };
}

/** Version 6: an order makes a cart give way to a successor. Before, it stayed. */
const withSuccession = (older: unknown) => ({ ...(older as object), spent: null, predecessors: [] });

/** Version 7: carts have owners, and visitors' carts go into them. Before, whoever held the token was answered. */
const withOwner = (older: unknown) => ({ ...(older as object), customer: null, goesInto: null, merged: [] });

/** The names of version 7 for what became of a cart. */
interface NamesOfSeven {
  spent: (Omit<Closed, 'successorOwner' | 'isTransferred'> & { heir?: CartCustomer; isHandedOver: boolean }) | null;
  goesInto: CustomersCart | null;
}

/** Version 8: `spent` is `closed`, its `heir` `successorOwner` and `isHandedOver` `isTransferred`; `goesInto` is `mergesInto`. */
function withMergeNames(older: unknown): CartState {
  const { spent, goesInto, ...state } = older as Omit<CartState, 'closed' | 'mergesInto'> & NamesOfSeven;
  if (!spent) return { ...state, closed: null, mergesInto: goesInto };
  const { heir, isHandedOver, ...rest } = spent;
  const closed: Closed = { ...rest, ...(heir ? { successorOwner: heir } : {}), isTransferred: isHandedOver };
  return { ...state, closed, mergesInto: goesInto };
}

/** Version 9: a cart may be named before it has what is left of the one before it. */
const withAwaits = (older: unknown) => ({ ...(older as object), awaits: null });

/** What turns the state of an earlier version into ours, one step each. */
export const UPGRADES: readonly Upgrade[] = [
  withMinted,
  withPendingNotices,
  withAnsweredTotal,
  withUnresolved,
  withSuccession,
  withOwner,
  withMergeNames,
  withAwaits,
];

/** The cart as every caller sees it: what is confirmed. */
export function cartOf({ address, version, content, seal, unresolved, lastOrder, touchedAt }: CartState): Cart {
  const shipping = shippingOf(content);
  const payment = paymentOf(content, PAYMENT_AT_THE_DOOR);
  const { remote } = content;
  const syncedAt = version === 0 || remote.dirty ? null : touchedAt;
  const isPriced = remote.connection.cartId === null || remote.totalsHash !== null;
  return {
    storeCode: address.storeCode,
    version,
    lines: content.lines,
    totals: content.totals,
    ...(content.removed.length > 0 && {
      removed: content.removed.map(({ line }) => ({ itemId: line.itemId, name: line.name })),
    }),
    coupon: content.coupon?.code ?? null,
    couponMissing: content.coupon && (missingForCoupon(content.lines, content.coupon) || null),
    destination: content.destination,
    shippingMethod: shipping && { carrierCode: shipping.carrier_code, methodCode: shipping.method_code },
    ...(isPickup(content) && !isVirtual(content.lines) ? { pickup: { branch: content.branch ?? null } } : {}),
    paymentMethod: payment?.code ?? null,
    paymentTerms: paymentTermsOf(content, payment),
    isVirtual: isVirtual(content.lines),
    state: seal ? 'placing' : 'open',
    lastOrder,
    unresolvedOrder: (seal ?? unresolved?.seal)?.request.orderId ?? null,
    syncedAt,
    totalsSyncedAt: isPriced ? syncedAt : null,
  };
}
