import { onPlaceChange } from '../features/place/device-place';
import { followPlace } from './follow-place';
import { tellDelivery } from './tell-delivery';

/** Says of the place what stands below the first screen of a page, and keeps it true as long as the page stands. */
export function followPlaceBelow(): void {
  followPlace();
  tellDelivery();
  onPlaceChange(tellDelivery);
}
