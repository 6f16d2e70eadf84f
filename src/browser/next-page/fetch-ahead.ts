import { RULES } from 'virtual:speculation-rules';
import { rulesOfPress, rulesOfView } from '../../features/shop/speculation-rules';
import { savesData } from '../../ui/connection';
import { markPressed } from './pressed';

const POINTS = '(hover: hover) and (pointer: fine)';

/**
 * Has pages of this store view fetched before they are opened, where there is a sign of intent: a mouse rests on a link,
 * or a finger does. Nothing with Save-Data.
 */
export function fetchAhead(): void {
  if (savesData()) return;
  const rules = rulesOfView(RULES, document.body.dataset.prefix ?? '');
  const points = matchMedia(POINTS).matches;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.text = points ? rules : rulesOfPress(rules);
  document.head.appendChild(script);
  if (!points) markPressed();
}
