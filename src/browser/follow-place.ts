import { onPlaceChange } from '../features/place/device-place';
import { onNewMarkup } from '../ui/hooks/joined-markup';
import { showPlace } from './show-place';

/** Says on all cards of a parsed page when things arrive, and keeps what is shown of the place true as long as it stands. */
export function followPlace(): void {
  showPlace();
  onPlaceChange(() => showPlace());
  // Timers stand still while a device sleeps: what is shown again may be past its cut.
  document.addEventListener('visibilitychange', () => showPlace());
  onNewMarkup(() => showPlace());
}
