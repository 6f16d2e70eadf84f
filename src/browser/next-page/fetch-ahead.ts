import { RULES } from 'virtual:speculation-rules';
import { rulesOfView } from '../../features/shop/speculation-rules';
import { savesData } from '../../ui/connection';

const POINTS = '(hover: hover) and (pointer: fine)';

/**
 * Has pages of this store view fetched before they are opened, where there is a sign of intent: a mouse rests on a link. A
 * finger that scrolls presses one each time, and each page would be paid for. Nothing with Save-Data.
 */
export function fetchAhead(): void {
  if (savesData() || !matchMedia(POINTS).matches) return;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.text = rulesOfView(RULES, document.body.dataset.prefix ?? '');
  document.head.appendChild(script);
}
