import { keepAskedPlace } from '../features/place/keep-asked-place';
import './has-seen';
import { PLACE_FOLLOWS, showInHeader } from './place-in-header';

// Of pages whose first screen has no cards: the entry brings what says on later ones when things arrive.
showInHeader();
document.documentElement.toggleAttribute(PLACE_FOLLOWS, true);
addEventListener('DOMContentLoaded', () => {
  keepAskedPlace();
  showInHeader();
});
