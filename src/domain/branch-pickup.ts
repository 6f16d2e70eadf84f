/** Pickup at a branch, as a line's opcion_de_entrega and as a method code. */
export const BRANCH_PICKUP = 'recoger_en_sucursal';
/** The carrier of what is picked up. */
export const PICKUP_CARRIER = 'pickup';

/** Whether this way of delivery, by its codes, is to come to a branch. */
export const isBranchPickup = (chosen: { methodCode: string } | null): boolean => chosen?.methodCode === BRANCH_PICKUP;
