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

/** Whether two addresses are the same door of the same person, written alike but for blanks and capitals. */
export const isSamePlace = (one: Address, other: Address): boolean =>
  KEYS.every((key) => plain(one[key]) === plain(other[key]));
