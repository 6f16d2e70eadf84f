/** Message keys of signing in through a provider. */
export const SOCIAL_MESSAGES = {
  off: 'That way of signing in is not available in this shop',
  failed: 'Signing in with {provider} did not work. Try again, or use your password.',
  silent: '{provider} does not answer at the moment. Try again in a minute, or use your password.',
  denied: 'You did not sign in with {provider}. Try again whenever you like.',
  ended:
    'This sign-in was used already, took longer than ten minutes, or was begun in another browser. Please start it again.',
  noEmail:
    '{provider} gave no e-mail address that it has confirmed. Confirm it there and try again, or create an account with your e-mail.',
  hasAccount:
    'There is an account with this e-mail already. Sign in with its password once, and {provider} is connected with it.',
  passwordWrong: 'That is not the password of this account',
  connected: '{provider} is connected: next time you can sign in with it',
  disconnected: '{provider} is no longer connected with your account',
  taken: 'That account of {provider} is connected with another account of this shop',
  onlyWay: 'Choose a password first: without {provider} you could not sign in any more',
} as const;
