import { onNewMarkup } from '../../ui/hooks/joined-markup';
import { readPriceGroup } from '../customers/price-group';
import { onVariantChange } from '../product/variant-changed';
import { askGroupPrices, onGroupPricesWanted, skusOfGroup } from './group-price-store';

/** The group whose prices were put into this page. */
let shown: string | null = null;
let isAsked = false;

async function look(): Promise<void> {
  isAsked = false;
  const group = readPriceGroup(document.cookie);
  // Whoever signs out in another tab, or signs in as somebody else, sees no prices that are not theirs.
  if (shown !== null && group !== shown) return location.reload();
  if (group === null) return;
  const skus = skusOfGroup(group);
  const isWritten = document.querySelector(`[data-groups~="${group}"]`) !== null;
  if (skus.length === 0 && !isWritten) return;
  shown = group;
  try {
    await askGroupPrices(skus);
    if (isWritten) await (await import('./group-prices.client')).showGroupPrices(group);
  } catch (error) {
    console.warn('prices of the group not shown', error);
  }
}

/**
 * Looks anew, once for all that changed in this turn, whether the page has prices of the group of whoever is signed in.
 */
export function lookAtPriceGroup(): void {
  if (isAsked) return;
  isAsked = true;
  queueMicrotask(() => void look());
}

/**
 * Shows a signed-in customer the prices of their group on pages that are the same for everybody: now, in markup that
 * joins the page, for another variant, and where a page is shown again. Guests, and pages without such prices, ask and
 * load nothing.
 */
export function followPriceGroup(): void {
  lookAtPriceGroup();
  onNewMarkup(lookAtPriceGroup);
  onVariantChange(lookAtPriceGroup);
  onGroupPricesWanted(lookAtPriceGroup);
  addEventListener('focus', lookAtPriceGroup);
  addEventListener('pageshow', ({ persisted }) => persisted && lookAtPriceGroup());
}
