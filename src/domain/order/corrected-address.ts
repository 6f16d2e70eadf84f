import { foldText } from '../search/text';
import type { DeliveryCalendar, DeliveryDays } from '../shipping/delivery-window';
import type { BorderRegion } from '../tax';
import type { Address, Order } from './order';
import { afterMove } from './promise';

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

/** What is known of a postal code that decides what an order costs there, and when it arrives. */
export interface PlaceOfAddress {
  state: string;
  /** None where they are not known here. */
  neighbourhoods: string[];
  borderRegion: BorderRegion | null;
}

/** What changes with another place though nobody said so: its operator is asked before it is written. */
export interface PlaceAsks {
  /** Another rate of IVA is charged there. */
  tax: boolean;
  /** Another state than it was. */
  state: { had: string; now: string } | null;
  /** The colonias of the postal code, where the one that was typed is none of them. */
  colonias: string[] | null;
  /** The last day it is promised for, epoch ms. */
  day: { had: number; now: number } | null;
}

/** How an order is to go to another place. */
export interface Move {
  had: PlaceOfAddress | null;
  now: PlaceOfAddress;
  address: Pick<Address, 'zipCode' | 'neighbourhood'>;
  /** How long it takes there; null where that is as long as before. */
  days: DeliveryDays | null;
  /** Border regions in which a reduced rate is charged now. */
  reducedIn: readonly BorderRegion[];
}

/** What an operator is asked before an order goes to another place; null where nothing else changes. */
export function placeAsks(
  order: Pick<Order, 'promise' | 'shippingAddress'>,
  { had, now, address, days, reducedIn }: Move,
  calendar: DeliveryCalendar,
): PlaceAsks | null {
  const was = order.shippingAddress;
  const reduced = (place: PlaceOfAddress | null): BorderRegion | null =>
    place?.borderRegion && reducedIn.includes(place.borderRegion) ? place.borderRegion : null;
  const isSamePlace = was?.zipCode === address.zipCode && was.neighbourhood === address.neighbourhood;
  const isKnown =
    now.neighbourhoods.length === 0 ||
    now.neighbourhoods.some((colonia) => foldText(colonia) === foldText(address.neighbourhood.trim()));
  const promise = days && afterMove(order, days, calendar);
  const asks: PlaceAsks = {
    tax: reduced(had) !== reduced(now),
    state: had && had.state !== now.state ? { had: had.state, now: now.state } : null,
    colonias: isSamePlace || isKnown ? null : now.neighbourhoods,
    day: promise && order.promise ? { had: order.promise.to, now: promise.to } : null,
  };
  return asks.tax || asks.state || asks.colonias || asks.day ? asks : null;
}

/** What an operator who was asked says to it: for which place that was. */
export const placeAgreed = ({ zipCode, neighbourhood }: Pick<Address, 'zipCode' | 'neighbourhood'>): string =>
  `${zipCode} ${neighbourhood.trim()}`;

/** Whether this would change nothing of the order. */
export const isSameAddress = ({ shippingAddress: had }: Pick<Order, 'shippingAddress'>, now: Address): boolean =>
  had !== null && addressText(had) === addressText(now);
