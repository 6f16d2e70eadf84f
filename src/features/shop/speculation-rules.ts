/** Stands for the prefix of a store view where the rules are written for all of them. */
export const ANY_PREFIX = '/~';

/** The rules of the store view with this prefix, '' for the one without, out of those that were written for any. */
export const rulesOfView = (rules: string, prefix: string): string =>
  rules.replaceAll(`"${ANY_PREFIX}"`, JSON.stringify(prefix || '/')).replaceAll(ANY_PREFIX, prefix);

/** On a link that a finger rests on (browser/next-page/pressed.ts). */
export const PRESSED = 'data-pressed';

interface Rules {
  prefetch: { where: { and: object[] } }[];
}

/** Rules for a finger, out of those for a mouse: the link that it rests on is fetched at once, and nothing else is. */
export const rulesOfPress = (rules: string): string =>
  JSON.stringify({
    prefetch: (JSON.parse(rules) as Rules).prefetch.map(({ where: { and } }) => ({
      where: { and: [...and, { selector_matches: `[${PRESSED}]` }] },
      eagerness: 'immediate',
    })),
  });
