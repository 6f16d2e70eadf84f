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
