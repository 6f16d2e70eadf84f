/** Message keys of the wallet. */
export const WALLET_MESSAGES = {
  changed: 'Your wallet holds less by now: look at what is left to pay',
} as const;
