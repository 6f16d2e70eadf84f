/** Message keys of postal codes. */
export const PLACES_MESSAGES = {
  postalCodeUnknown: 'Postal code not found',
} as const;
