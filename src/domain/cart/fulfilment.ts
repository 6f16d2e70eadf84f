import { branchDestination } from '../branch-address';
import { isBranchPickup } from '../branch-pickup';
import { isPickupOnly } from '../shipping';
import type { StoreView } from '../store-view';
import type { Destination } from './cart';
import type { CartContent } from './content';

type Handed = Pick<CartContent, 'lines' | 'chosenShipping' | 'branch' | 'destination'>;

/** Whether a cart is picked up at a branch: it was chosen, or one of its lines is handed over in no other way. */
export const isPickup = ({ lines, chosenShipping }: Pick<Handed, 'lines' | 'chosenShipping'>): boolean =>
  isPickupOnly(lines) || isBranchPickup(chosenShipping);

/**
 * Where a cart is handed over, which is where it is taxed: the address it goes to, or the branch it is picked up at;
 * before a branch is chosen the home region of the store view. null while nobody has said where it goes.
 */
export function fulfilmentLocation(
  content: Handed,
  { i18n: { defaultCountry }, tax: { homeRegion } }: Pick<StoreView, 'i18n' | 'tax'>,
): Destination | null {
  if (!isPickup(content)) return content.destination;
  if (content.branch) return branchDestination(content.branch, defaultCountry);
  return {
    country: defaultCountry,
    region: homeRegion ?? null,
    regionId: null,
    regionCode: null,
    postcode: null,
    city: null,
    street: [],
  };
}
