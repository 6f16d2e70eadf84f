import { tokens } from '../search/text';
import { phoneDigits } from '../validation';
import type { Address } from './order';

/** Words that stand before a street's name or a number and that people write, shorten or leave out as they like. */
const FILLERS = new Set([
  'calle',
  'c',
  'avenida',
  'av',
  'ave',
  'avda',
  'calzada',
  'calz',
  'boulevard',
  'blvd',
  'bulevar',
  'numero',
  'num',
  'no',
  'n',
]);

/** The telephone of a delivery as it is counted: its ten digits. */
export const phoneSubject = ({ phoneNumber }: Pick<Address, 'phoneNumber'>): string => phoneDigits(phoneNumber);

type Place = Pick<Address, 'zipCode' | 'streetAddress' | 'exteriorNumber' | 'neighbourhood'>;

/**
 * The place of a delivery as it is counted: postal code, street and number, however they are written; without a number
 * the colonia. Neither the flat nor who lives there: a house is one place.
 */
export function placeSubject({ zipCode, streetAddress, exteriorNumber, neighbourhood }: Place): string {
  const within = /\d/.test(exteriorNumber) ? exteriorNumber : neighbourhood;
  const words = tokens(`${streetAddress} ${within}`).filter((word) => !FILLERS.has(word));
  return `${zipCode.trim()} ${words.join('')}`;
}
