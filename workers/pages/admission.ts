import { isAdmitted, type Principal } from '../../src/commerce/principal';
import { storePath } from '../../src/config/stores';
import type { StoreView } from '../../src/domain/store-view';
import { ROUTES, type Route } from '../../src/pages/routes';
import { signInPath } from '../http/sign-in-path';

/** What becomes of somebody who asks for a page: they see it, they sign in first, or for them there is no such page. */
export type Admission = { state: 'admitted' } | { state: 'sign-in'; location: string } | { state: 'missing' };

/** Whether a page is for this principal. `path` with its query is the way back. */
export function admission(
  route: Route,
  principal: Principal | null,
  at: { store: StoreView; path: string; query: URLSearchParams },
  routes: readonly Route[] = ROUTES,
): Admission {
  if (isAdmitted(principal, route.access)) return { state: 'admitted' };
  const back = at.query.size > 0 ? `${at.path}?${at.query}` : at.path;
  const path = signInPath(route.access, back, routes);
  return path === null ? { state: 'missing' } : { state: 'sign-in', location: storePath(at.store, path) };
}
