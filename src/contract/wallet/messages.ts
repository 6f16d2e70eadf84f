/** Message keys of the wallet. */
export const WALLET_MESSAGES = {
  changed: 'Your wallet holds less by now: look at what is left to pay',
  tooLittle: 'There is less than that in the wallet',
  limit: 'Within thirty days the desk gives one wallet {limit} at most',
  changedByDesk: 'The wallet is changed',
} as const;
