import { type Access, type AdmittedBy, admits } from '../contract/access';
import { ORDER_MESSAGES } from '../contract/order-forms';
import type { Customer } from '../domain/customer/customer';
import type { SessionDevice } from '../domain/customer/device';
import type { Operator } from '../domain/operator';
import { type Result, refuse } from '../domain/result';
import type { AnyCustomerPort } from './any-customer';
import type { CartPort } from './cart';
import type { OrderPage, OrdersOfCustomer, PasswordChange } from './customers';
import type { Desk } from './desk';
import type { Flash } from './flash';
import type { FoundOrder } from './order';
import type { OwnPorts } from './own-ports';

/** One of a customer's open sessions. Moments are epoch ms. */
export interface DeviceSession {
  sessionId: string;
  /** When somebody signed in. */
  openedAt: number;
  /** When its tokens were renewed last: a device in use does so every quarter of an hour. */
  seenAt: number;
  device: SessionDevice;
}

/** What a browser holds whoever it belongs to. Every answer is about whoever asks: no method takes an id of somebody. */
export interface Held {
  /** The cart of this browser, of a customer the one of their account; null without one. */
  cart(): CartPort | null;
  /**
   * The order of this client id or number, where it was made from this browser's cart, or found by its number and
   * e-mail, or by its link; 404 for every other one.
   */
  order(orderId: string): Promise<Result<FoundOrder>>;
  /** Whether this browser followed a link to an order that was not opened yet. */
  hasOrderLink(): boolean;
  /** Whether this browser followed a link about an e-mail. */
  hasEmailLink(): boolean;
  /**
   * The link for a new password, or to unlock this device, that this browser followed, and whether its e-mail has to be
   * typed; null without one.
   */
  accountLink(): { asksEmail: boolean } | null;
  /** Who came from a provider and has to show that an account with the same e-mail is theirs; null without it. */
  pendingIdentity(): Promise<{ provider: string; email: string } | null>;
  /** Whether an operator signs in here with the service token. */
  takesDeskToken(): boolean;
  /** What the last form left for this page, removed by this call; null when there is nothing. */
  takeFlash(page: string): Promise<Flash | null>;
  /** A key for one form on this page, under which it is one operation however often it is sent; null on shared pages. */
  formKey(): string | null;
}

/** Nobody in particular: a shared page, whose bytes are everybody's, and a call with a token that nobody has. */
export interface MineOfNobody extends Held {
  kind: 'nobody';
}

export interface MineOfGuest extends Held {
  kind: 'guest';
}

/** A guest whose browser opened an order by its link, or by its number and e-mail: `order` shows that one too. */
export interface MineOfHolder extends Held {
  kind: 'holder';
}

/** Somebody signed in. Where the account cannot be reached, its answers are 503. */
export interface MineOfCustomer extends Held {
  kind: 'customer';
  /** Epoch ms. */
  signedInAt: number;
  /** The profile; 401 where the customer is no more. */
  profile(): Promise<Result<Customer>>;
  orders(page: OrderPage): Promise<Result<OrdersOfCustomer>>;
  /**
   * 400 'passwordWrong' when the current one is not right. Ends every other session; no other device stays known to the
   * account.
   */
  changePassword(change: PasswordChange): Promise<Result<null>>;
  /** Asks for another e-mail, which its address confirms; 404 where a retailer keeps the customers. */
  askEmail(email: string): Promise<Result<null>>;
  /** Confirms another e-mail by the link that was followed; every session ends but the one that asked. */
  confirmEmail(token: string): Promise<Result<null>>;
  /** An area's port, bound to the customer; null where the store view has no such port. */
  own<Name extends keyof OwnPorts>(name: Name): OwnPorts[Name];
  /** Token of the cart of the account in this store view, made once. */
  cartToken(): Promise<Result<string>>;
  /** Whether this id, which somebody sent, is the customer's. */
  isMe(customerId: string): boolean;
  /** Proof of the price group, for calls that name it; null in a shop without keys. */
  groupToken(): Promise<string | null>;
  /** The session that asks first, then the one used last. */
  devices(): Promise<Result<(DeviceSession & { isThis: boolean })[]>>;
  /**
   * Ends the session here, on every device, on every other one, which is not known any more, or the named one; the same
   * when that is over already, or nobody's of theirs. The cookies of this browser are not its business.
   */
  endSession(where: 'here' | 'everywhere' | 'others' | { sessionId: string }): Promise<Result<null>>;
}

/** Somebody who pays back what they bought on credit, signed in as such. */
export interface MineOfCredit extends Held {
  kind: 'credit';
}

/** An operator or a program of the shop: nothing is theirs, but they may name any order or customer of the store view. */
export interface MineOfService extends Held {
  kind: 'service';
  /** Who works at the desk; a program that calls is one too. */
  operator: Operator;
  /** The desk of the store view, made when it is asked for; what the operator's role does not allow throws OperatorRefused. */
  desk(): Desk;
  anyCustomer(): AnyCustomerPort;
}

/** What is whoever asks's own, by who that is. Made once a request, when it is first asked for. */
export type Mine = MineOfNobody | MineOfGuest | MineOfHolder | MineOfCustomer | MineOfCredit | MineOfService;

/** The principal of each kind: a holder is a guest. */
type KindOf<Kind> = Kind extends 'guest' ? 'guest' | 'holder' : Kind;

/** What those have whom an access admits. */
export type MineOf<Who extends Access> = Extract<Mine, { kind: KindOf<AdmittedBy<Who>> }>;

/** Whether nobody is signed in. */
export const isGuest = ({ kind }: Mine): boolean => kind === 'guest' || kind === 'holder';

/** Whether this is what somebody has whom an access admits. */
const isMineOf = <Who extends Access>(mine: Mine, access: Who): mine is MineOf<Who> =>
  mine.kind !== 'nobody' && admits(access, mine.kind === 'holder' ? 'guest' : mine.kind);

/** What somebody has whom an access admits; whoever asks was let in before, so another one is a bug and throws. */
export function requireMine<Who extends Access>(mine: Mine, access: Who): MineOf<Who> {
  if (!isMineOf(mine, access)) throw new Error(`what ${access} has was asked for by ${mine.kind}`);
  return mine;
}

/** What nobody in particular has. */
export const NOBODY: MineOfNobody = {
  kind: 'nobody',
  cart: () => null,
  order: async () => refuse(404, ORDER_MESSAGES.orderUnknown),
  hasOrderLink: () => false,
  hasEmailLink: () => false,
  accountLink: () => null,
  pendingIdentity: async () => null,
  takesDeskToken: () => false,
  takeFlash: async () => null,
  formKey: () => null,
};
