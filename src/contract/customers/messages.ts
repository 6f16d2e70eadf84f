/** Message keys of customers and their sessions. */
export const CUSTOMER_MESSAGES = {
  signInFailed: 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  notCredentials: 'Invalid username/password',
  emailTaken: 'A customer with this email already exists',
  refreshRefused: 'Error refreshing user token. User is not authorized to access the resource',
  refreshFailed: 'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
  signedIn: 'You signed in',
  accountMade: 'Your account is ready',
  signedOut: "You're logged out",
  signInOff: 'Signing in is not available in this shop at the moment',
  challengeUnavailable: 'The check cannot be made at the moment. Try again in a minute.',
  challengeNeeded: 'Please confirm that you are a person to go on',
  manySignUps: 'Many accounts were made from your network. Please wait a while before you make another one.',
  manySignIns: 'Many sign-ins failed from your network. Please wait a while before you try again.',
} as const;
