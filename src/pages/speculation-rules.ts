import { ROUTES, type Route } from './routes';

/** What is opened from a list or the menu; worth rendering while the button of the mouse is still down. */
const OPENED: ReadonlySet<string> = new Set(['home', 'category', 'offers', 'product', 'product-variant']);

const pattern = (prefix: string, { path }: Route): string =>
  path === '/' ? prefix || '/' : `${prefix}${path.replace(/\[([^\]]+)\]/g, ':$1')}`;

/** Lists with filters are many, and each costs a rendering; a fragment is often this very page. */
const PLAIN = {
  not: {
    href_matches: [
      { pathname: '*', search: '(.+)' },
      { pathname: '*', hash: '(.+)' },
    ],
  },
};

/** A link that is followed to a page; a value of an option changes the one it stands on. */
const OTHER_PAGES = { not: { selector_matches: '[aria-current],[rel~=nofollow],[data-island=variants] a' } };

const rule = (prefix: string, routes: Route[], eagerness: 'moderate' | 'conservative') => ({
  where: { and: [{ href_matches: routes.map((route) => pattern(prefix, route)) }, PLAIN, OTHER_PAGES] },
  eagerness,
});

const texts = new Map<string, string>();

/**
 * Speculation rules of a store view as text: of its own shared pages, and no others, the one the pointer rests on is
 * fetched, and the one it presses is rendered. The same for every page of the view, so that a policy can allow it by
 * its hash.
 */
export function speculationRules(prefix: string): string {
  const known = texts.get(prefix);
  if (known !== undefined) return known;
  const shared: Route[] = ROUTES.filter((route) => route.cache === 'shared' && route.layout === 'default');
  const opened = shared.filter(({ name }) => OPENED.has(name));
  const text = JSON.stringify({
    prefetch: [rule(prefix, shared, 'moderate')],
    prerender: [rule(prefix, opened, 'conservative')],
  });
  texts.set(prefix, text);
  return text;
}
