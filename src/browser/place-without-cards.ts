import { readNamedPlace } from '../domain/known-place';
import { PLACE_KEY } from '../features/place/place-path';
import { readDevice } from '../features/shop/device-entry';
import './has-seen';
import { PLACE_FOLLOWS, showInHeader } from './place-in-header';

// Of pages whose first screen has no cards and that were asked about no place: the entry brings what says on later cards
// when things arrive, and follows the place.
const show = () => showInHeader(readDevice(PLACE_KEY, readNamedPlace));
show();
document.documentElement.toggleAttribute(PLACE_FOLLOWS, true);
addEventListener('DOMContentLoaded', show);
