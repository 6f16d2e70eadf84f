/** Message keys of the desk's pages. */
export const OPERATOR_MESSAGES = {
  wrongToken: 'This is not the service token',
  manyTokens: 'Too many wrong tokens; try again later',
  noSignIn: 'Nobody signs in here with a token',
  done: 'It was noted',
  settled: 'The question is settled',
} as const;
