import { AREAS, type AccountPlace as AreaPlace } from '../../contract/areas';
import { ACCOUNT_PAGE } from '../../contract/customers/pages';
import type { Key } from '../../i18n';
import type { PageIconName } from '../../ui/page-icon';

export type AccountPlace = Pick<AreaPlace, 'page'> & { text: Key; icon: PageIconName };

interface PlaceGroup {
  title: Key;
  places: readonly AccountPlace[];
}

/** The home of an account, which stands above its groups. */
export const HOME: AccountPlace = { page: ACCOUNT_PAGE, text: 'My account', icon: 'home' };

const TITLES: [group: AreaPlace['group'], title: Key][] = [
  ['buying', 'What you buy'],
  ['keeping', 'What you keep'],
  ['benefits', 'Your benefits'],
  ['about', 'About you'],
];

const PLACES: (AccountPlace & AreaPlace)[] = Object.values(AREAS)
  .flatMap((area) => ('account' in area ? [...area.account] : []))
  .sort((one, other) => one.rank - other.rank);

/** The pages of an account, as its home and its side list them; each area says its own (`account` of its contract). */
export const PLACE_GROUPS: readonly PlaceGroup[] = TITLES.map(([group, title]) => ({
  title,
  places: PLACES.filter((place) => place.group === group),
}));
