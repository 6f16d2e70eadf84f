import { type Access, type AdmittedBy, admits } from '../contract/access';

/**
 * Who makes a request. `owner` names them wherever keys are counted: a hash of the customer's id, the cart's token, the form session's
 * token or the service token. A guest who has shown none of these has no owner, so no key of theirs can be recognised.
 */
export type Principal =
  | { kind: 'guest'; owner: string | null }
  | { kind: 'customer'; customerId: string; owner: string }
  | { kind: 'credit'; customerNumber: string; owner: string }
  | { kind: 'service'; owner: string };

/** The principals an access admits. */
export type PrincipalOf<Who extends Access> = Extract<Principal, { kind: AdmittedBy<Who> }>;

/** Whether this principal is let in; null is somebody who shows a token that nobody has. */
export const isAdmitted = <Who extends Access>(principal: Principal | null, access: Who): principal is PrincipalOf<Who> =>
  principal !== null && admits(access, principal.kind);
