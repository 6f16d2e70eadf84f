/** Message keys of messages to the shop. */
export const CONTACT_MESSAGES = {
  thanks: 'We have your message and answer by e-mail within two working days',
  many: 'Many messages came from your network. Please wait a while before you write another one.',
} as const;
