import type { Customer, CustomerAddress, CustomerAttribute } from '../domain/customer/customer';
import type { NewAccount } from '../domain/order/order';
import type { Result } from '../domain/result';

/** What somebody signs in with, as it was typed. */
export interface Credentials {
  email: string;
  /** Taken as it is: neither trimmed nor normalised. */
  password: string;
  /** Token of a passed challenge; what stands in front of the port verifies it. */
  captcha?: string | null;
}

/** Somebody who signs up; every field has passed its rules. */
export interface NewCustomer extends Omit<Credentials, 'captcha'> {
  firstName: string;
  lastName: string;
  attributes: CustomerAttribute[];
  addresses: Omit<CustomerAddress, 'addressId'>[];
}

/** Tokens a retailer gave for its customer. They stay on the server, with the session. */
export interface RemoteTokens {
  access: string;
  /** null where the retailer gives none. */
  refresh: string | null;
}

/**
 * The retailer's tokens of one session. In our own engine there are none, and both `tokens` and `refresh` refuse with
 * 401.
 */
export interface RemoteSession {
  tokens(): Promise<Result<RemoteTokens>>;
  /**
   * Renews the tokens after the retailer refused `used`, once however many ask at the same time: `renew` asks the
   * retailer and runs for the first of them, the others get its answer. Who comes with tokens that were renewed since
   * is given the new ones. A refusal of `renew` with 401 or 403 is counted, and the third in a row ends the session;
   * any other failure changes nothing.
   */
  refresh(
    used: RemoteTokens,
    renew: (held: RemoteTokens) => Promise<Result<RemoteTokens>>,
  ): Promise<Result<RemoteTokens>>;
  /** Ends the session: its tokens were refused and are not to be renewed. */
  end(): Promise<Result<null>>;
}

/** Somebody whose password was right. */
export interface SignedInCustomer {
  customer: Customer;
  /** null: our own engine's customer. */
  remote: RemoteTokens | null;
}

/** The customer a port is bound to. It is made where a request's session is known, and handlers are given none. */
export interface NamedCustomer {
  customerId: string;
}

/** A customer who is signed in, by one of their sessions, and what a retailer has to be shown for them. */
export interface CustomerAccess extends NamedCustomer {
  sessionId: string;
  remote: RemoteSession;
}

/** What a customer who is signed in has with whoever keeps the customers. */
export interface OwnCustomer {
  /** null when there is no such customer any more. */
  profile(): Promise<Result<Customer | null>>;
  orders(page: OrderPage): Promise<Result<OrdersOfCustomer>>;
  /**
   * 400 'passwordWrong' when the current one is not right, 400 with the words of a retailer where it refuses the new
   * one. Whoever calls it ends the other sessions.
   */
  changePassword(change: PasswordChange): Promise<Result<null>>;
}

/** A password that somebody chooses with the link of a message. */
export interface ChosenPassword {
  /** null where the link alone says whose it is. */
  email: string | null;
  token: string;
  password: string;
}

/** Both passwords are taken as they were typed. */
export interface PasswordChange {
  current: string;
  next: string;
}

/** Which part of a customer's orders: `size` a page, `current` from 1 on. */
export interface OrderPage {
  size: number;
  current: number;
}

/** Orders as the family writes them (contract §1.7), the newest first, and how many there are in all. */
export interface OrdersOfCustomer {
  items: ({ increment_id: string | number } & Record<string, unknown>)[];
  total: number;
}

/** The password that somebody chooses who orders, and wants an account with it. */
export interface AccountWanted {
  email: string;
  /** Taken as it was typed. */
  password: string;
  /** Idempotency key of the call: under the same one, the same password makes the same account. */
  key: string;
}

/** A port that hashes passwords of ours, one at a time. */
export interface InTurn<Port> {
  /**
   * Does what hashes with a place in the queue of hashes, held from the beginning: 503 with `detail.retryAfter`
   * (seconds) before anything is asked where the queue is full. `work` is given the same port with that place. `device`
   * names a device that is known to the account, which goes before strangers. Where passwords are a retailer's there is
   * no queue.
   */
  inTurn<T>(work: (port: Port) => Promise<Result<T>>, device?: string | null): Promise<Result<T>>;
}

/**
 * Accounts that are made with an order, in the same write; an e-mail that has one leaves the order a guest's, and its
 * account as it is.
 */
export interface OrderAccounts extends InTurn<OrderAccounts> {
  /**
   * Hashes the password, which stands nowhere else afterwards. 422 when it is too common, 429 for too many of a
   * network, 503 when too many are being hashed.
   */
  prepare(wanted: AccountWanted): Promise<Result<NewAccount>>;
  /** Whose account was made with this order; null where the e-mail had one, or the password is another one by now. */
  madeWith(orderNumber: string, account: NewAccount): Promise<Customer | null>;
}

/** Links that let a device sign in to an account that is locked for everybody else. */
export interface Unlocks {
  /**
   * Sees to it that a link is sent, if the e-mail has an account; the answer and the work are the same when it has
   * none. 503 'linkNotSent' where none can be sent.
   */
  ask(email: string): Promise<Result<null>>;
  /** Uses a link up, and answers whose it is. 400 'linkExpired' for one that is no longer good. */
  use(token: string): Promise<Result<Customer>>;
}

/** Another e-mail for an account of our own: the new address confirms it, the old one can take it back. */
export interface Emails {
  /**
   * Sees to it that a link goes to the new address, unless it has an account: the answer is the same. 503 'linkNotSent'
   * where none can be sent.
   */
  ask(customer: CustomerAccess, email: string): Promise<Result<null>>;
  /**
   * Uses a link of this customer up: whose e-mail it changed, and the session that asked. 400 'linkExpired' for one that
   * is no longer good, or another customer's; 400 'emailTaken' where another account has the address by now. Whoever
   * calls it ends the other sessions.
   */
  confirm(customer: CustomerAccess, token: string): Promise<Result<{ customerId: string; keep: string | null }>>;
  /**
   * The same with the link of the old address, for 72 hours; the password and other ways in of whoever changed it are
   * gone with it.
   */
  takeBack(token: string): Promise<Result<{ customerId: string; keep: string | null }>>;
}

/** Who the customers of a store view are. Sessions are none of its business. */
export interface CustomersPort extends InTurn<CustomersPort> {
  /** true where a session needs tokens that only a sign-in gives: the customers are a retailer's. */
  hasTokens: boolean;
  /** null: whoever keeps the customers takes a password as it was typed, which is never kept until the order. */
  orderAccounts: OrderAccounts | null;
  /** null: whoever keeps the customers writes to them, and sends no link but that for a new password. */
  unlocks: Unlocks | null;
  /** null: whoever keeps the customers changes their e-mails. */
  emails: Emails | null;
  /**
   * Signs up. 400 'emailTaken' when the e-mail has an account, 422 when the password is too common, 503 when too many
   * passwords are being hashed.
   */
  create(customer: NewCustomer): Promise<Result<Customer>>;
  /**
   * Who these credentials are of. 401 'signInFailed' for an unknown e-mail and a wrong password alike, after the same
   * work; 503 like create.
   */
  signIn(credentials: Credentials): Promise<Result<SignedInCustomer>>;
  /**
   * Sees to it that a link for a new password is sent, if the e-mail has an account; the answer and the work are the
   * same when it has none. 503 'resetNotSent' where none can be sent.
   */
  askReset(email: string): Promise<Result<null>>;
  /**
   * Puts a chosen password in the place of the one that was forgotten, and answers whose it is; null where the password
   * was changed and nobody can be signed in with it now. 400 'resetExpired' for a link that is no longer good. Whoever
   * calls it ends the sessions there were.
   */
  resetPassword(chosen: ChosenPassword): Promise<Result<SignedInCustomer | null>>;
  ofCustomer(customer: CustomerAccess): OwnCustomer;
}

declare module './commerce' {
  interface Commerce {
    customers: CustomersPort;
  }
}
