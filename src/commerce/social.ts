import type { Result } from '../domain/result';
import type { NamedCustomer, SignedInCustomer } from './customers';

/** Somebody else who says who a shopper is: Google, a company's own sign-in. */
export interface SocialProvider {
  id: string;
  name: string;
}

/** What a browser is sent to a provider with. The verifier and the nonce themselves stay on the server. */
export interface ProviderQuestion {
  redirectUri: string;
  state: string;
  nonce: string;
  /** SHA-256 of the code verifier, in Base64url. */
  codeChallenge: string;
}

/** What a provider answered, and what it was asked with. */
export interface ProviderAnswer {
  provider: string;
  code: string;
  codeVerifier: string;
  redirectUri: string;
  /** null where whoever asked sent none: a program that keeps to the verifier. */
  nonce: string | null;
}

/** Whom a provider means. Issuer and subject name them; the e-mail may change hands. */
export interface SocialIdentity {
  provider: SocialProvider;
  issuer: string;
  subject: string;
  /** null where the provider gave none that it has confirmed. */
  email: string | null;
  /** '' where it gave none that can be one. */
  firstName: string;
  lastName: string;
}

/**
 * Who came through a provider: a customer, new or known, or somebody with the e-mail of an account that is not
 * connected with the provider.
 */
export type SocialEntry =
  | { state: 'signed-in'; signedIn: SignedInCustomer; isNew: boolean }
  | { state: 'has-account'; identity: SocialIdentity & { email: string } };

/** A provider that is connected with a customer's account. */
export interface ConnectedIdentity {
  identityId: string;
  /** As the provider was called when it was connected. */
  name: string;
  email: string | null;
  /** Epoch ms. */
  createdAt: number;
}

/** How a customer can sign in. */
export interface WaysIn {
  identities: ConnectedIdentity[];
  hasPassword: boolean;
}

/** Which providers are connected with the account of one of our own customers. */
export interface OwnConnections {
  waysIn(): Promise<WaysIn>;
  /** Whom the provider means. 500 'failed' for an answer that is none of its, 503 'silent' where it does not answer. */
  identify(answer: ProviderAnswer): Promise<Result<SocialIdentity>>;
  /** 409 'taken' where the identity is connected with another account; the same again when it is this one's already. */
  connect(identity: SocialIdentity): Promise<Result<null>>;
  /** 409 'onlyWay' for what is left of an account without a password; the same again when it is gone already. */
  disconnect(identityId: string): Promise<Result<null>>;
}

/** Signing in through providers. */
export interface SocialPort {
  /** Those of the store view, in the order they are offered; empty where there are none. */
  providers(): readonly SocialProvider[];
  /** Address of the provider's page. 404 'off' for an unknown provider, 503 'silent' where it does not answer. */
  pageOf(provider: string, question: ProviderQuestion): Promise<Result<string>>;
  /** Whether this is the issuer of a provider; true where it cannot be known. */
  isIssuer(provider: string, issuer: string | null): Promise<boolean>;
  /**
   * Lets in whom the provider means, and makes an account where nobody has one. 404 'off', 500 'failed', 503 'silent',
   * 422 'noEmail'.
   */
  signIn(answer: ProviderAnswer): Promise<Result<SocialEntry>>;
  /** null: the customers are a retailer's, and so is what is connected with them. */
  ofCustomer(customer: NamedCustomer): OwnConnections | null;
}

declare module './commerce' {
  interface Commerce {
    social: SocialPort;
  }
}
