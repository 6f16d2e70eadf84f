import { onPlaceChange } from '../features/place/device-place';
import { keepAskedPlace } from '../features/place/keep-asked-place';
import { onNewMarkup } from '../ui/hooks/joined-markup';
import { showPlace } from './show-place';

/** Keeps what is shown of the place true as long as a parsed page stands, on all of its cards. */
export function followPlace(): void {
  keepAskedPlace();
  showPlace();
}

onPlaceChange(() => showPlace());
// Timers stand still while a device sleeps: what is shown again may be past its cut.
document.addEventListener('visibilitychange', () => showPlace());
onNewMarkup(() => showPlace());
