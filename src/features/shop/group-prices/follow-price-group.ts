import { readPriceGroup } from '../../customers/price-group';
import { onGroupPricesWanted, skusOfGroup } from './group-price-store';

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
  if (skus.length === 0) return;
  shown = group;
  try {
    // Guests, and customers of no such group, never load what asks.
    const { askGroupPrices } = await import('./ask-group-prices');
    await askGroupPrices(skus);
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
 * Asks what a signed-in customer pays by their group, of what components show on pages that are the same for everybody:
 * now, of what they show later, and where a page is shown again. Guests, and pages without such prices, ask nothing.
 */
export function followPriceGroup(): void {
  lookAtPriceGroup();
  onGroupPricesWanted(lookAtPriceGroup);
  addEventListener('focus', lookAtPriceGroup);
  addEventListener('pageshow', ({ persisted }) => persisted && lookAtPriceGroup());
}
