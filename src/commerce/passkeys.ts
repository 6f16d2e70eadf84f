import type { Result } from '../domain/result';
import type { NamedCustomer, SignedInCustomer } from './customers';

/**
 * Where and for which challenge a ceremony took place; whoever gives it has seen that the challenge is the shop's own
 * and still counts.
 */
export interface Ceremony {
  /** The challenge as the shop gave it out. It counts once. */
  challenge: string;
  /** When it stops counting, epoch ms. */
  expiresAt: number;
  /** Host the passkey belongs to. */
  rpId: string;
}

/** What an authenticator answers, as browsers write it in JSON: bytes in Base64url. */
export interface Assertion {
  credentialId: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  /** Whose passkey the authenticator holds it for; null where it does not say. */
  userHandle: string | null;
}

/** A passkey that was just made. */
export interface Attestation {
  credentialId: string;
  authenticatorData: string;
  /** SubjectPublicKeyInfo. */
  publicKey: string;
  /** Number of COSE: -7 ES256, -8 EdDSA, -257 RS256. */
  algorithm: number;
  transports: string[];
}

/** A passkey of a customer. Times are epoch ms. */
export interface Passkey {
  passkeyId: string;
  credentialId: string;
  transports: string[];
  name: string;
  createdAt: number;
  lastUsedAt: number | null;
}

/** The passkeys of one customer. */
export interface OwnPasskeys {
  /** Opaque name of the customer that authenticators keep, in Base64url. */
  userHandle(): Promise<string>;
  list(): Promise<Passkey[]>;
  /**
   * 422 'refused' for what no authenticator of a verified user made here now, 409 for a passkey that is registered
   * already, or one too many.
   */
  register(name: string, attestation: Attestation, ceremony: Ceremony): Promise<Result<null>>;
  /** 404 for a passkey that is not this customer's. */
  rename(passkeyId: string, name: string): Promise<Result<null>>;
  /** The same when it is gone already. */
  remove(passkeyId: string): Promise<Result<null>>;
}

/** Passkeys of our own engine's customers, a second way in beside the password. */
export interface PasskeysPort {
  /**
   * Whose passkey this is. 401 'unknown' for one that is not registered (any more), 401 'refused' for anything else
   * that is wrong.
   */
  signIn(assertion: Assertion, ceremony: Ceremony): Promise<Result<SignedInCustomer>>;
  ofCustomer(customer: NamedCustomer): OwnPasskeys;
}

declare module './commerce' {
  interface Commerce {
    /** null: the customers are a retailer's, and so is how they sign in. */
    passkeys: PasskeysPort | null;
  }
}
