/** Message keys of money of an order that goes back. */
export const REFUND_MESSAGES = {
  clabeWrong: 'These are not the 18 digits of a CLABE: look at them once more',
  clabeMissing: 'Write the CLABE of the account',
  holderMissing: 'Write the name the account is in',
  otherHolder: 'The account has to be in the name of who bought. Choose another one, or write to us.',
  notInWallet: 'Its money goes back the way it was paid, not into a wallet',
  inWallet: 'It is in your wallet',
  kept: 'We have it and send your money there',
  nothingOpen: 'There is no money of this order to be sent to an account',
} as const;
