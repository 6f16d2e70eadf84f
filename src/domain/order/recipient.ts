import type { Address } from './order';

type Named = Pick<Address, 'firstName' | 'lastName'>;

const plain = ({ firstName, lastName }: Named): string =>
  `${firstName} ${lastName}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Whether an address is in this person's name, accents and capitals aside: what was sent to somebody else says nothing
 * of where they have things sent to themselves.
 */
export const isNamed = (address: Named, person: Named): boolean => plain(address) === plain(person);
