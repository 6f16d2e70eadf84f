import { ANY_PREFIX, rulesOfView, STAYS_HERE } from '../features/shop/speculation-rules';
import { ROUTES, type Route } from './routes';

/** What is opened from a list or the menu; worth rendering while the button of the mouse is still down. */
const OPENED: ReadonlySet<string> = new Set(['home', 'category', 'offers', 'product', 'product-variant']);

/** No link of the shop leads there. */
const UNLINKED: ReadonlySet<string> = new Set(['home-alias', 'page-not-found', 'dev-ui']);

const pattern = ({ path }: Route): string =>
  path === '/' ? ANY_PREFIX : `${ANY_PREFIX}${path.replace(/\[([^\]]+)\]/g, ':$1')}`;

/** Lists with filters are many, and each costs a rendering; a fragment is often this very page. */
const PLAIN = {
  not: {
    href_matches: [
      { pathname: '*', search: '(.+)' },
      { pathname: '*', hash: '(.+)' },
    ],
  },
};

const OTHER_PAGES = { not: { selector_matches: STAYS_HERE } };

const rule = (routes: Route[], eagerness: 'moderate' | 'conservative') => ({
  where: { and: [{ href_matches: routes.map(pattern) }, PLAIN, OTHER_PAGES] },
  eagerness,
});

const shared: Route[] = ROUTES.filter(
  ({ cache, layout, name }) => cache === 'shared' && layout === 'default' && !UNLINKED.has(name),
);
const opened: Route[] = shared.filter(({ name }) => OPENED.has(name));

/**
 * Speculation rules for any store view as text: of its own shared pages, and no others, the one the pointer rests on is
 * fetched, and the one it presses is rendered. The browser has the same text from the build.
 */
export const RULES = JSON.stringify({
  prefetch: [rule(shared, 'moderate')],
  prerender: [rule(opened, 'conservative')],
});

/** Those of one store view, for a policy to allow them by their hash. */
export const speculationRules = (prefix: string): string => rulesOfView(RULES, prefix);

/** What a finger may have fetched: paths of what is opened most, behind a view's prefix, as a regular expression's source. */
export const OPENED_PATHS = `^(${opened.map(({ path }) => path.replace(/\[[^\]]+\]/g, '[^/]+')).join('|')})$`;
