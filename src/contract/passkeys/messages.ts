/** Message keys of passkeys. */
export const PASSKEY_MESSAGES = {
  refused: 'The passkey was not accepted. Try again, or use your password.',
  unknown: 'This shop does not know that passkey any more. Use your password.',
  notUsed: 'No passkey was used. Try again, or use your password.',
  notMade: 'No passkey was made. You can try again whenever you like.',
  noBrowser: 'This browser has no passkeys',
  off: 'Passkeys are not available in this shop',
  added: 'Your passkey is ready: next time you can sign in with it',
  renamed: 'The passkey has its new name',
  removed: 'The passkey was removed. Remove it on your device too.',
  known: 'This device has a passkey for your account already',
  tooMany: 'You have ten passkeys. Remove one before you add another.',
  wrongPassword: 'The password is not right',
} as const;
