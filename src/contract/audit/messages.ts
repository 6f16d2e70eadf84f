/** Message keys of what operators may do. */
export const AUDIT_MESSAGES = {
  notAllowed: 'Your role does not let you do this',
} as const;
