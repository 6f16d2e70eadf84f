/** Message keys of what customers change of themselves. */
export const PROFILE_MESSAGES = {
  updated: 'Account data has successfully been updated',
  addressSaved: 'Your address is saved',
  addressRemoved: 'The address was removed',
  addressDefault: 'This is your default address now',
  addressUnknown: 'This address is not in your account any more',
  anotherDefault: 'Choose which address takes its place',
  manyAddresses: 'An account keeps 100 addresses at most',
  deliverySaved: 'We saved how you want your deliveries',
  fixedField: 'This cannot be changed here',
} as const;
