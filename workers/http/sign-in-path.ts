import type { Access } from '../../src/contract/access';
import { ROUTES, type Route } from '../../src/pages/routes';

/** Parameter of the sign-in page that says where to go on afterwards: a path inside the store view. */
const BACK_PARAMETER = 'volver';

/**
 * Path of the page where one signs in to this access, with the way back to `back`; null when the route table has none.
 */
export function signInPath(access: Access, back: string, routes: readonly Route[] = ROUTES): string | null {
  const page = routes.find((route) => route.cache === 'personal' && route.signsInTo === access);
  return page ? `${page.path}?${new URLSearchParams({ [BACK_PARAMETER]: back })}` : null;
}
