/** Message keys of notices that something is back in stock. */
export const BACK_IN_STOCK_MESSAGES = {
  noted: 'We will write to you when it is back',
  ended: 'We will not write to you about it any more',
  manyNotices: 'Many notices were asked for from your network. Please wait a while before you ask for another one.',
  off: 'Notices of stock are not available in this shop',
} as const;
