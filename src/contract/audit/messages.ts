/** Message keys of what operators may do. */
export const AUDIT_MESSAGES = {
  notAllowed: 'Your role does not let you do this',
  tooManyEntries: 'More than {most} entries: choose fewer days and save them in parts',
} as const;
