import { tokens } from '../search-text';
import { phoneDigits } from '../validation';
import type { Address } from './order';

/** Words that stand before a street's name or a number and that people write, shorten or leave out as they like. */
const FILLERS = new Set(['calle', 'c', 'avenida', 'av', 'ave', 'avda', 'calzada', 'calz', 'boulevard', 'blvd', 'bulevar', 'numero', 'num', 'no', 'n']);

/** The telephone of a delivery as it is counted: its last ten digits, without country code. */
export const phoneSubject = ({ phoneNumber }: Pick<Address, 'phoneNumber'>): string => phoneDigits(phoneNumber).replace(/\D/g, '').slice(-10);

/**
 * The place of a delivery as it is counted: postal code, street and number, however they are written. Neither the flat nor who lives there:
 * a house is one place.
 */
export function placeSubject({ zipCode, streetAddress, exteriorNumber }: Pick<Address, 'zipCode' | 'streetAddress' | 'exteriorNumber'>): string {
  const words = tokens(`${streetAddress} ${exteriorNumber}`).filter((word) => !FILLERS.has(word));
  return `${zipCode.trim()} ${words.join('')}`;
}
