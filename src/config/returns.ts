/**
 * Working days from delivery within which a purchase may be taken back without a reason: those of the law for distance
 * sales.
 */
export const RETURN_DAYS = 5;
