import { type Access, type AdmittedBy, admits } from '../contract/access';
import type { Operator } from '../domain/operator';

/** A customer who is signed in, without a name: what is theirs is reached by `mine()`. */
export interface CustomerPrincipal {
  kind: 'customer';
  /** Their price group: what their cart is priced by, and calls of the catalogue. */
  groupId: number;
  /** Epoch ms. */
  signedInAt: number;
  owner: string;
}

/**
 * The session of a customer, by name; `account` names them in every realm: the realm, a colon, the id. It stays where
 * ports are bound and sessions are kept; handlers and pages are given the principal alone.
 */
export interface CustomerSession extends CustomerPrincipal {
  account: string;
  customerId: string;
  sessionId: string;
}

/**
 * Who makes a request. `owner` names them wherever keys are counted: a hash of the customer's id, the cart's token, the
 * form session's token or the service token. A guest who has shown none of these has no owner, so no key of theirs can
 * be recognised.
 */
export type Principal =
  | { kind: 'guest'; owner: string | null }
  | CustomerPrincipal
  | { kind: 'credit'; owner: string }
  | { kind: 'service'; owner: string; operator: Operator };

/** The principals an access admits. */
export type PrincipalOf<Who extends Access> = Extract<Principal, { kind: AdmittedBy<Who> }>;

/** Whether this principal is let in; null is somebody who shows a token that nobody has. */
export const isAdmitted = <Who extends Access>(
  principal: Principal | null,
  access: Who,
): principal is PrincipalOf<Who> => principal !== null && admits(access, principal.kind);

const RECENT_MS = 10 * 60 * 1000;

/** Whether somebody signed in so recently that they need not show again who they are. */
export const isRecent = ({ signedInAt }: Pick<CustomerPrincipal, 'signedInAt'>, now: number): boolean =>
  now - signedInAt < RECENT_MS;
