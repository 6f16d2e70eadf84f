import { RULES } from 'virtual:speculation-rules';
import { rulesOfView } from '../../features/shop/speculation-rules';

/** Gives the browser the rules by which it fetches a page of this store view before it is opened. */
export function fetchAhead(): void {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.text = rulesOfView(RULES, document.body.dataset.prefix ?? '');
  document.head.appendChild(script);
}
