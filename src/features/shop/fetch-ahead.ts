import { savesData } from '../../ui/connection';

/** id of the element that holds the speculation rules of the store view. */
export const RULES_ID = 'speculation-rules';

const POINTS = '(hover: hover) and (pointer: fine)';

/**
 * Gives the browser the rules by which it fetches a page before it is opened, where that is a sign of intent: a mouse
 * rests on a link. A finger that scrolls presses one each time, and each page would be paid for. Nothing with
 * Save-Data.
 */
export function fetchAhead(): void {
  const rules = document.getElementById(RULES_ID)?.textContent;
  if (!rules || savesData() || !matchMedia(POINTS).matches) return;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.text = rules;
  document.head.appendChild(script);
}
