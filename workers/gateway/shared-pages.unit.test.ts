import { expect, test } from 'vitest';
import { STORES } from '../../src/config/stores';
import { switchedTo } from '../../src/contract/store-switch';
import { MOVED_PATHS, ROUTES } from '../../src/pages/routes';
import { CookieJar } from '../http/cookie-jar';
import { matchRoute } from '../pages/match-route';
import { seoDocument } from '../seo';
import { leadsOutside } from './external-checkout';
import { followLink } from './followed-link';
import { isSilentLogin } from './silent-login';

const url = new URL('https://tienda.example/?token=abc&email=ana@example.mx');
const addresses = ROUTES.filter(({ cache }) => cache === 'shared').map(({ path }) =>
  path.replace(/\[([^\]]+)\]/g, 'algo'),
);

test.each(addresses)(
  '%s is a page that is the same for everyone, and nothing that is asked before other pages',
  (path) => {
    expect(matchRoute(path)?.route.cache).toBe('shared');
    for (const view of STORES) {
      const store = { ...view, externalCheckout: 'https://pago.example' };
      const cookies = new CookieJar(url, null);
      expect([
        isSilentLogin(store, path),
        MOVED_PATHS.has(path),
        switchedTo(path),
        leadsOutside(store, path),
        seoDocument(store, path),
        followLink({ cookies, store }, path, url.searchParams),
      ]).toEqual([false, false, null, false, null, null]);
    }
  },
);
