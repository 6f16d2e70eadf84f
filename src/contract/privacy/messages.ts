/** Message keys of requests about personal data, of copies of it and of closing an account. */
export const PRIVACY_MESSAGES = {
  linkSent: 'Look in your mail: with the button of our message you confirm that the request is yours',
  received: 'We have your request. Its folio and its dates stand in the message we sent you.',
  many: 'Many requests were sent from your network. Please wait a while before you send another one.',
  manyOpen: 'You have several requests that wait for an answer. We write to you about each of them.',
  unknown: 'There is no such request',
  changed: 'The request changed meanwhile: look at it again',
  answerMissing: 'Write the answer, as the person reads it',
  noted: 'It is noted, and the person is told',
  onceLonger: 'The time was made longer already, which is possible once',
  copyAsked: 'We prepare your copy and write to you when it is ready',
  noCopy: 'There is no copy yet. Ask for one first.',
  closed: 'Your account is closed. We wrote to you what happens next.',
  notSure: 'Say that you understood what happens',
  closing: 'The account is closed now and is erased when its time to come back is over',
  erased: 'What stood here of this person is erased, but what the law keeps',
} as const;
