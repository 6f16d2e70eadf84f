import { onPlaceChange } from '../../features/place/device-place';
import { showPlace } from '../../features/place/show-place';
import { onNewMarkup } from '../../ui/new-markup';

/** Shows the place of this browser before the page is painted, in markup that joins it, and whenever it changes. */
export function keepPlaceShown(): void {
  showPlace();
  onPlaceChange(showPlace);
  onNewMarkup(showPlace);
}
