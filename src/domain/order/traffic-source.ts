/** Characters that are kept of where a visitor came from. */
export const MAX_SOURCE = 200;

const FURTHER = ['utm_medium', 'utm_campaign'];
const CLICK_IDS = ['gclid', 'fbclid'];

/** Whether a text may be kept as where somebody came from. */
export const isTrafficSource = (source: string): boolean => source !== '' && source.length <= MAX_SOURCE && !/\p{C}/u.test(source);

/**
 * Where a visit came from, by its query: `utm_source` with the further utm values appended (`correo&utm_campaign=buen-fin`), or a click id of
 * Google or Facebook (`gclid=…`). null where it says nothing, or more than can be kept.
 */
export function trafficSource(query: URLSearchParams): string | null {
  const source = query.get('utm_source')?.trim();
  const named = (names: readonly string[]) => names.flatMap((name) => (query.get(name)?.trim() ? [`${name}=${query.get(name)?.trim()}`] : []));
  const told = source ? [source, ...named(FURTHER)].join('&') : (named(CLICK_IDS)[0] ?? '');
  return isTrafficSource(told) ? told : null;
}
