import type { BorderRegion } from '../tax';
import type { Address, Order } from './order';

/** What is corrected of an order that is picked up: who comes for it. */
export const RECEIVER_FIELDS = ['firstName', 'lastName', 'phoneNumber'] as const;

type Receiver = Pick<Address, (typeof RECEIVER_FIELDS)[number]>;

/** Who takes it and where, on one line of the history. */
export const addressText = ({ firstName, lastName, phoneNumber, ...to }: Address): string =>
  [
    `${firstName} ${lastName}`,
    phoneNumber,
    [to.streetAddress, to.exteriorNumber, to.apartmentNumber].filter(Boolean).join(' '),
    to.neighbourhood,
    `${to.zipCode} ${to.city}`,
    to.state,
    to.betweenStreets ?? '',
    to.reference,
  ]
    .filter((part) => part.trim() !== '')
    .join(', ');

/** What history says of a correction: the address it had and the one it has now. */
export const correctionNote = (had: Address | null, now: Address): string =>
  [...(had ? [addressText(had)] : []), addressText(now)].join(' → ');

/** Whether a note of the history is that of a correction to this address. */
export const isCorrectionTo = (note: string | null, now: Address): boolean =>
  note !== null && (note === addressText(now) || note.endsWith(` → ${addressText(now)}`));

/** The address of an order with another receiver; an invoice that stood with it stays. */
export const withReceiver = (had: Address, { firstName, lastName, phoneNumber }: Receiver): Address => ({
  ...had,
  firstName,
  lastName,
  phoneNumber,
});

/** Another address in the place of the one an order had: what its customer asked for beside it, and an invoice, stay. */
export function withPlace(had: Address | null, now: Address): Address {
  const { betweenStreets: _, ...stays } = had ?? now;
  return { ...stays, ...now };
}

/** What is known of a postal code that decides what an order costs there. */
export interface PlaceOfAddress {
  covered: boolean;
  borderRegion: BorderRegion | null;
}

/**
 * Why an order would cost otherwise at another place: nobody delivers there, or another rate of IVA is charged there.
 * null where it costs the same. `reducedIn`: border regions in which a reduced rate is charged now.
 */
export function costsOtherwise(
  had: PlaceOfAddress | null,
  now: PlaceOfAddress,
  reducedIn: readonly BorderRegion[],
): 'uncovered' | 'tax' | null {
  if (!now.covered) return 'uncovered';
  const reduced = (place: PlaceOfAddress | null): BorderRegion | null =>
    place?.borderRegion && reducedIn.includes(place.borderRegion) ? place.borderRegion : null;
  return reduced(had) === reduced(now) ? null : 'tax';
}

/** Whether this would change nothing of the order. */
export const isSameAddress = ({ shippingAddress: had }: Pick<Order, 'shippingAddress'>, now: Address): boolean =>
  had !== null && addressText(had) === addressText(now);
