/** Stands for the prefix of a store view where the rules are written for all of them. */
export const ANY_PREFIX = '/~';

/** The rules of the store view with this prefix, '' for the one without, out of those that were written for any. */
export const rulesOfView = (rules: string, prefix: string): string =>
  rules.replaceAll(`"${ANY_PREFIX}"`, JSON.stringify(prefix || '/')).replaceAll(ANY_PREFIX, prefix);
