import { expect, test } from 'vitest';
import { NEW_ADDRESS_PAGE } from '../contract/profile/pages';
import { HOME, PLACE_GROUPS } from '../features/profile/account-places';
import { ROUTES } from './routes';

/** Pages of a customer that another of them leads to. */
const WITHIN: readonly string[] = [NEW_ADDRESS_PAGE];

test('every page of a customer that is one page stands among the places of the account', () => {
  const places = [HOME, ...PLACE_GROUPS.flatMap((group) => group.places)].map(({ page }) => page);
  const own = ROUTES.filter(({ access, path }) => access === 'customer' && !path.includes('[')).map(({ path }) => path);
  expect(own.filter((path) => !(WITHIN.includes(path) || places.includes(path)))).toEqual([]);
  expect(places.filter((path) => !own.includes(path))).toEqual([]);
});
