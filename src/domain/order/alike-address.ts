import type { Address } from './order';

const KEYS = [
  'streetAddress',
  'exteriorNumber',
  'apartmentNumber',
  'neighbourhood',
  'zipCode',
  'phoneNumber',
  'firstName',
  'lastName',
] as const satisfies readonly (keyof Address)[];

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

type Named = Pick<Address, 'firstName' | 'lastName'>;

const nameOf = ({ firstName, lastName }: Named): string =>
  plain(`${firstName} ${lastName}`.normalize('NFD').replace(/\p{M}/gu, ''));

/** Whether two addresses are the same door of the same person, written alike but for blanks and capitals. */
export const isSamePlace = (one: Address, other: Address): boolean =>
  KEYS.every((key) => plain(one[key]) === plain(other[key]));

/**
 * Whether an address is in this person's name, accents and capitals aside: what was sent to somebody else says nothing
 * of where they have things sent to themselves.
 */
export const isNamed = (address: Named, person: Named): boolean => nameOf(address) === nameOf(person);
