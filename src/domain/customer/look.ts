/** Why an operator opens the data of a customer. */
export const LOOK_REASONS = ['call', 'order', 'complaint', 'arco'] as const;
export type LookReason = (typeof LOOK_REASONS)[number];

/** What whoever calls said by themselves, and was right. */
export const IDENTITY_CHECKS = ['name', 'email', 'postcode', 'order'] as const;
export type IdentityCheck = (typeof IDENTITY_CHECKS)[number];

/** How many of them a caller has to say before data is told. */
export const CHECKS_WANTED = 2;

/** How long data stays open for the operator who opened it. */
export const LOOK_MS = 30 * 60 * 1000;

/** Whether data may be opened for this: to somebody on the telephone only once they showed who they are. */
export const mayLook = (reason: LookReason, checks: readonly IdentityCheck[]): boolean =>
  reason === 'order' || new Set(checks).size >= CHECKS_WANTED;

/** An e-mail that is known again by whoever has it, and tells nobody else: 'a•••@example.mx'. */
export function hiddenEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** The last four digits of a telephone. */
export const hiddenPhone = (phone: string): string => `••• ${phone.replace(/\D/g, '').slice(-4)}`;

/** A first name, and how the surname begins. */
export const hiddenName = (firstName: string, lastName: string): string =>
  [firstName, lastName === '' ? '' : `${lastName.slice(0, 1)}.`].filter(Boolean).join(' ');
