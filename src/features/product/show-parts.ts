import { announceMarkup } from '../../ui/new-markup';
import { patchMarkup } from '../../ui/patch-markup';

/**
 * Parts that a variant does not have, such as the form of one that is sold out: kept with all that was chosen in them
 * until another has them.
 */
const aside = new Map<string, { nodes: ChildNode[]; markup: string }>();

/** The element of a part of a product page, which stays whatever is shown in it; null where the page lacks it. */
export const placeOf = (name: string): HTMLElement | null => document.querySelector(`[data-part="${name}"]`);

/**
 * Shows one part of a product page as the server writes it for another variant. `before` is what it wrote for the
 * variant on screen.
 */
export function showPart(name: string, before: string, after: string): void {
  const place = placeOf(name);
  if (!place || before === after) return;
  if (after === '') {
    aside.set(name, { nodes: [...place.childNodes], markup: before });
    place.replaceChildren();
    return;
  }
  const kept = before === '' ? aside.get(name) : undefined;
  if (kept) place.replaceChildren(...kept.nodes);
  patchMarkup(place, kept?.markup ?? before, after);
  announceMarkup(place);
}
