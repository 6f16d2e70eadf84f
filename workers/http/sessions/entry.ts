import type { ChosenPassword, NewCustomer, SignedInCustomer } from '../../../src/commerce/customers';
import type { DeskSignIn } from '../../../src/commerce/desk';
import type { SocialIdentity } from '../../../src/commerce/social';
import type { Notice } from '../../../src/domain/cart/cart';
import type { Customer } from '../../../src/domain/customer/customer';
import type { NewAccount } from '../../../src/domain/order/order';
import type { Result } from '../../../src/domain/result';
import type { OpenSession, ShownSession } from './customer-sessions';
import type { RenewedSession } from './sessions';
import type { IssuedTokens } from './user-tokens';

/** An identity that waits to be connected, and where to go on to. */
export interface PendingIdentity {
  identity: SocialIdentity & { email: string };
  back: string | null;
}

/** A customer, and the proof of their price group for calls that name it. */
export interface ProvenCustomer {
  customer: Customer;
  groupToken: string;
}

/**
 * How somebody comes to be signed in with this request, and out again. Each method starts from what proves who somebody
 * is (a password that was right, a token, a link), never from an id.
 */
export interface Entry {
  /** Signs up, and nobody in; refused as `CustomersPort.create` refuses, and 503 'signInOff' in a shop without keys. */
  signUp(customer: NewCustomer): Promise<Result<ProvenCustomer>>;
  /** Signs this browser in; the notices tell what of the visitor's cart could not be taken. */
  signIn(signedIn: SignedInCustomer): Promise<Result<Notice[]>>;
  /** Opens a session for a program, which keeps the tokens. */
  open(signedIn: SignedInCustomer): Promise<Result<IssuedTokens>>;
  /** Signs this browser in as whom an account was made for with its order; nothing happens where the e-mail had one. */
  signInWithOrder(orderNumber: string, account: NewAccount): Promise<void>;
  /** The next tokens for a refresh token: 401 for one that is no longer any, 503 'signInOff' in a shop without keys. */
  renew(refreshToken: string): Promise<Result<RenewedSession>>;
  /** Lets go of the cookies of a session, and of the carts of its account. */
  signOut(): void;
  /** The same for a session that was over already; a visitor's own carts stay with the browser. */
  forgetSession(): Promise<void>;
  /** Chooses a password by a link, and ends every session there was. */
  resetPassword(chosen: ChosenPassword): Promise<Result<SignedInCustomer | null>>;
  /** Gives an account its e-mail of before back, by the link of the old address: every session ends. */
  takeEmailBack(token: string): Promise<Result<null>>;
  /** Uses up a link that makes this browser known to its account. */
  unlockDevice(token: string): Promise<Result<null>>;
  /** Whether a session whose token the shop itself has read or sealed is open; null when it is not, or of others. */
  check(shown: ShownSession): Promise<Result<OpenSession | null>>;
  /** The price group this request proves in a store view: by its session, or by a group token. */
  provenGroup(storeCode: string, groupToken: string | null | undefined): Promise<number>;
  /** Keeps in this browser whom a provider meant, until the password of the account with that e-mail was typed. */
  keepPending(pending: PendingIdentity): Promise<void>;
  /** What waits in this browser; null without it. */
  pending(): Promise<PendingIdentity | null>;
  /** Connects an identity with the account of whoever showed that it is theirs. */
  connect(signedIn: SignedInCustomer, identity: SocialIdentity): Promise<Result<null>>;
  /** How operators sign in and out. */
  deskSignIn(): DeskSignIn;
}
