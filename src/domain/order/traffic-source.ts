/** Characters that are kept of where a visitor came from. */
export const MAX_SOURCE = 200;

const SOURCE = 'utm_source';
const FURTHER = ['utm_medium', 'utm_campaign'];
const CLICK_IDS = ['gclid', 'fbclid'];

/** Whether a text may be kept as where somebody came from. */
export const isTrafficSource = (source: string): boolean =>
  source !== '' && source.length <= MAX_SOURCE && !/\p{C}/u.test(source);

const nameOf = (part: string): string => part.split('=', 1)[0] ?? '';

/**
 * A value of a query as it stands in a source: what would begin another part, or be read as something else, is
 * percent-encoded.
 */
const valueIn = (query: URLSearchParams, name: string): string =>
  (query.get(name)?.trim() ?? '').replace(/[%&=+#]/g, encodeURIComponent);

/** Parts that a query tells under these names, each as `name=value`. */
const told = (query: URLSearchParams, names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const value = valueIn(query, name);
    return value ? [`${name}=${value}`] : [];
  });

/**
 * A source with further parts behind it, each as far as all of it can be kept; one of a name that is there takes its
 * place.
 */
function withFurther(source: string, parts: readonly string[]): string {
  return parts.reduce((before, part) => {
    const others = before.split('&').filter((one) => nameOf(one) !== nameOf(part));
    const after = [...others, part].join('&');
    return isTrafficSource(after) ? after : before;
  }, source);
}

/**
 * Where a shopper came from after a visit with this query: `utm_source` with the further utm values and click ids of
 * Google and Facebook appended (`correo&utm_campaign=buen-fin&gclid=…`), without it the click ids. What names a source
 * takes the place of the one that was kept; further utm values alone are appended to it. A sign that parts are told
 * apart by is percent-encoded in a value. What was kept where the query says nothing, or more than can be kept.
 */
export function sourceAfter(kept: string | null, query: URLSearchParams): string | null {
  const clicks = told(query, CLICK_IDS);
  const source = valueIn(query, SOURCE);
  const [first = '', ...more] = [...(source ? [source] : []), ...clicks];
  if (isTrafficSource(first)) return withFurther(first, [...told(query, FURTHER), ...more]);
  return kept !== null && first === '' ? withFurther(kept, told(query, FURTHER)) : kept;
}
