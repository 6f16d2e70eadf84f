/** Stands for the prefix of a store view where the rules are written for all of them. */
export const ANY_PREFIX = '/~';

/** The rules of the store view with this prefix, '' for the one without, out of those that were written for any. */
export const rulesOfView = (rules: string, prefix: string): string =>
  rules.replaceAll(`"${ANY_PREFIX}"`, JSON.stringify(prefix || '/')).replaceAll(ANY_PREFIX, prefix);

/** Links that change the page they stand on: a value of an option, or a filter. */
export const STAYS_HERE = '[aria-current],[rel~=nofollow],[data-island=variants] a';

/** On a link that a finger rests on (browser/next-page/pressed.ts). */
export const PRESSED = 'data-pressed';

/**
 * The rules for a finger, of every store view: what is marked is fetched at once. Which links are is no pattern of these
 * rules: a phone would compile all of them and try every link of the page.
 */
export const PRESS_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: `[${PRESSED}]` }, eagerness: 'immediate' }],
});
