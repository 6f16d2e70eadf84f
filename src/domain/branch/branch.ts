/** Days from 1, Monday, to 7, Sunday; clock times like 09:30. */
export interface OpeningHours {
  day: number;
  opens: string;
  closes: string;
}

/** A shop of the retailer's where an order can be picked up. */
export interface Branch {
  code: string;
  name: string;
  streetAddress: string;
  exteriorNumber: string;
  /** The colonia. */
  neighbourhood: string;
  city: string;
  state: string;
  region_id: number | null;
  region_code: string | null;
  zipCode: string;
  phoneNumber: string;
  /** Of the days it is open on, in their order. */
  hours: OpeningHours[];
  /** By whose clock it opens (America/Tijuana); left out: that of Mexico City. */
  timeZone?: string;
  /** null where nobody knows where exactly it is. */
  position: { latitude: number; longitude: number } | null;
}

/** A branch and how many of some skus it has. */
export interface StockedBranch extends Branch {
  stock: { sku: string; qty: number }[];
}

/** Pickup at a branch, as a line's opcion_de_entrega and as a method code. */
export const BRANCH_PICKUP = 'recoger_en_sucursal';
/** The carrier of what is picked up. */
export const PICKUP_CARRIER = 'pickup';

/** Whether this way of delivery, by its codes, is to come to a branch. */
export const isBranchPickup = (chosen: { methodCode: string } | null): boolean => chosen?.methodCode === BRANCH_PICKUP;

/**
 * The ways of delivery that are chosen among themselves: where a branch can be chosen, to pick it up is chosen with the
 * branch, a step before.
 */
export const sentMethods = <Method extends { method_code: string }>(
  offered: readonly Method[],
  hasBranches: boolean,
): Method[] => offered.filter(({ method_code }) => !hasBranches || method_code !== BRANCH_PICKUP);
