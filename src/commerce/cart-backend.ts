import type { StockedBranch } from '../domain/branch/branch';
import type { CartLine, CartOperation, Destination, Notice } from '../domain/cart/cart';
import type { CartContent } from '../domain/cart/content';
import type { Connection } from '../domain/cart/sync/connect';
import type { AttributeDocument, ProductDocument, TaxRuleDocument } from '../domain/catalogue/document';
import type { Evidence } from '../domain/order/evidence';
import type { Order, OrderRequest } from '../domain/order/order';
import type { Problem, Result } from '../domain/result';
import type { BorderRate, TaxPlace } from '../domain/tax';
import type { FoundStock } from './stock';

/**
 * Why a cart is settled: an operation of the shopper, placing an order, a comparison with what others did, or a
 * visitor's cart that came in at sign-in.
 */
export type SyncReason = CartOperation['kind'] | 'place' | 'sync' | 'merge';

export interface Synced {
  content: CartContent;
  /** What whoever else keeps the cart had to say: refusals of a line, a cart that is kept here alone. */
  notices: Notice[];
  /** false when the other side could not be reached or compared: our content stands, to be compared later. */
  isSynced: boolean;
}

/**
 * The other side's cart an order is sent from, and the lines it holds while no order was made of it; `qty` null where
 * it may be another by now.
 */
export interface SentFrom {
  cartId: string | null;
  lines: { serverItemId: string | null; qty: number | null }[];
}

/**
 * What became of an order. 'refused': it was not made; `sent` when the other side saw it, so that its id stays the one
 * to go on with. `couponReason`: only its coupon stands in the way, by this message key. 'unknown': nobody can say for
 * certain yet; `evidence` is what was found out, `said` the words of a refusal that is not certain.
 */
export type Placed =
  | { state: 'placed'; order: Order }
  | { state: 'refused'; problem: Problem; sent?: true; couponReason?: string }
  | { state: 'unknown'; evidence?: Evidence; said?: string };

/** Everything an order is placed with. */
export interface Placing {
  order: Order;
  content: CartContent;
  from: SentFrom;
  request: OrderRequest;
  /** Route and key under which the order may be made once. */
  call: { route: string; key: string };
  /** Owner of the cart it is made of: a hash, which tells no token. */
  owner: string;
  /** Whose order it is; null for a visitor's. */
  customerId: string | null;
}

/** Products, and those that the grouped products and bundles among them are made of. */
export interface FoundProducts {
  documents: ProductDocument[];
  members: ProductDocument[];
}

/** Where products come from, as they are at this moment. */
export interface ProductSource {
  /** The products with one of these skus, the configurable ones with such a variant, and the members of sets. */
  find(skus: string[]): Promise<FoundProducts>;
  rules(): Promise<TaxRuleDocument[]>;
  /**
   * The reduced rate of a border region for goods that are handed over here, where the store view is registered for it;
   * null for none.
   */
  borderRate(place: TaxPlace): Promise<BorderRate | null>;
  /** Words for option values that the documents themselves leave without. */
  attributes(docs: readonly ProductDocument[]): Promise<ReadonlyMap<string, AttributeDocument>>;
  /** What can be sold of these products where the documents themselves do not say it. */
  stock(docs: readonly ProductDocument[]): Promise<FoundStock>;
}

/**
 * Keeps what is known of the other side's cart before something is put into it: its id, and the lines where quantities
 * were summed.
 */
export type Remember = (
  made: Pick<Connection, 'cartId' | 'isGuest'>,
  summed?: { lines: CartLine[]; nextItemId: number },
) => void;

/** Who sells: our own engine, or a retailer's API behind the cart it keeps. */
export interface CartBackend {
  /** true when somebody else keeps this cart too: what was decided is stored before they hear of it. */
  readonly hasRemoteCart: boolean;
  products(now: number): ProductSource;
  /**
   * Begins to read the coupon, the place and the products of this content, which are going to be asked for: reading
   * them is then no wait of its own.
   */
  readAhead?(content: Pick<CartContent, 'coupon' | 'destination' | 'lines'>, now: number): void;
  /**
   * The content with its coupon set or taken off. A code that does not exist or is not valid now changes nothing and is
   * refused with 404, one that was used as often as it may be, or by this customer or for this e-mail (null while
   * nobody gave one), with 409.
   */
  coupon(content: CartContent, code: string | null, now: number, email?: string | null): Promise<Result<CartContent>>;
  /**
   * A branch with what it has of these skus, null where there is none of this code. Refused where whoever keeps the
   * branches does not tell.
   */
  branch(code: string, skus: readonly string[]): Promise<Result<StockedBranch | null>>;
  /** All of them, each with what it has of these skus. */
  branches(skus: readonly string[]): Promise<Result<StockedBranch[]>>;
  /** The content for this destination, with the methods offered there. */
  deliver(content: CartContent, destination: Destination, now: number): Promise<Result<CartContent>>;
  /**
   * Brings the other side in step with the content, and prices it. A cart made there is told to `remember` before
   * anything is put into it, and so are quantities before a sum of them is sent.
   */
  sync(content: CartContent, reason: SyncReason, now: number, remember?: Remember): Promise<Synced>;
  /** Tells whoever keeps this cart too where its shopper came from; one that cannot be told stays without. */
  sendSource?(content: CartContent, source: string): Promise<void>;
  place(placing: Placing): Promise<Placed>;
  /**
   * What became of an order that was sent, as far as it can be found out without making one. Our own engine may make it
   * now: only once for its id.
   */
  findPlaced(placing: Placing): Promise<Placed>;
  /** What is left of a content whose order was placed: the other side's cart is spent. */
  afterOrder(content: CartContent): CartContent;
}
