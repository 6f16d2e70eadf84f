/**
 * What an operator may do at the desk; each of them may what those before it may. see: look, and change nothing;
 * orders: move orders and correct stock, find customers; money: what money moves by, coupons and price groups; all:
 * also see who did what.
 */
export const ROLES = ['see', 'orders', 'money', 'all'] as const;
export type Role = (typeof ROLES)[number];

/** Who works at the desk: the id of the sign-in, and what they are called wherever their work is shown. */
export interface Operator {
  id: string;
  name: string;
  role: Role;
}

export const isRole = (text: unknown): text is Role => ROLES.some((role) => role === text);

/** Whether an operator may do what asks for a role. */
export const may = ({ role }: Pick<Operator, 'role'>, needed: Role): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(needed);

/** A program that holds the service token: it is nobody by name, and may all. */
export const PROGRAM: Operator = { id: 'api', name: 'API', role: 'all' };

/** An operator asked for what their role does not let them do. */
export class OperatorRefused extends Error {
  override name = 'OperatorRefused';
  readonly needed: Role;

  constructor(needed: Role) {
    super(`the role ${needed} is needed`);
    this.needed = needed;
  }
}
