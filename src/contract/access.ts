/**
 * Who may ask: a visitor without a session, a customer, a customer of the store's credit, a program with the service
 * token.
 */
export type PrincipalKind = 'guest' | 'customer' | 'credit' | 'service';

/**
 * Whom a call, a form or a page is for. 'anyone' is every shopper, signed in or not; 'named' the customer whom a call
 * names, who asks about themselves, and programs of the shop.
 */
export type Access = 'anyone' | 'customer' | 'named' | 'credit' | 'service';

interface Admitting {
  anyone: 'guest' | 'customer' | 'credit';
  customer: 'customer';
  named: 'customer' | 'service';
  credit: 'credit';
  service: 'service';
}

/** The kinds of principal an access admits. */
export type AdmittedBy<Who extends Access> = Admitting[Who];

const ADMITTED: { [Who in Access]: readonly AdmittedBy<Who>[] } = {
  anyone: ['guest', 'customer', 'credit'],
  customer: ['customer'],
  named: ['customer', 'service'],
  credit: ['credit'],
  service: ['service'],
};

/** Whether this kind of principal is let in. */
export const admits = (access: Access, kind: PrincipalKind): boolean =>
  (ADMITTED[access] as readonly PrincipalKind[]).includes(kind);
