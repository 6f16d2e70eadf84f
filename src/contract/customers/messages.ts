// These two stand apart from the others because every page knows them: its queue says them itself.
export const REFRESH_REFUSED = 'Error refreshing user token. User is not authorized to access the resource';
export const REFRESH_FAILED =
  'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.';

/** Message keys of customers and their sessions. */
export const CUSTOMER_MESSAGES = {
  signInFailed:
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  notCredentials: 'Invalid username/password',
  emailTaken: 'A customer with this email already exists',
  refreshRefused: REFRESH_REFUSED,
  refreshFailed: REFRESH_FAILED,
  signedIn: 'You signed in',
  accountMade: 'Your account is ready',
  signedOut: "You're logged out",
  sessionEnded: 'That device is signed out',
  othersEnded: 'Your other devices are signed out',
  signInOff: 'Signing in is not available in this shop at the moment',
  challengeUnavailable: 'The check cannot be made at the moment. Try again in a minute.',
  challengeNeeded: 'Please confirm that you are a person to go on',
  resetAsked: 'If this e-mail has an account, a message with a link is on its way',
  resetNotSent: 'Error while sending reset password e-mail',
  resetExpired: 'The password reset deadline has expired, or the token does not match; resubmit the request',
  manyResets: 'Many links were asked for from your network. Please wait a while before you ask for another one.',
  emailAsked: 'Look in the mail of your new address: with the button of our message you confirm it',
  emailChanged: 'Your account has its new e-mail',
  emailReturned: 'Your account has its e-mail of before again. Now choose a new password.',
  passwordOffline: 'Reset password feature does not work while offline!',
  passwordChanged: 'Password has successfully been changed',
  passwordWrong: 'Incorrect password',
  passwordRefused: 'The password was not changed: {reason}',
  manyPasswords: 'The number of attempts was exceeded',
  manySignUps: 'Many accounts were made from your network. Please wait a while before you make another one.',
  locked: 'Signing in to this account is paused until {until} (Mexico City)',
  deviceUnlocked: 'This device may sign in again: type your password',
  manySignIns: 'Many sign-ins failed from your network. Please wait a while before you try again.',
} as const;
