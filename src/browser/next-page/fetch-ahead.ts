import { RULES } from 'virtual:speculation-rules';
import { PRESS_RULES, rulesOfView } from '../../features/shop/speculation-rules';
import { savesData } from '../../ui/connection';
import { nextTask } from '../next-task';
import { POINTS } from './fetched-already';
import { markPressed } from './pressed';

/**
 * Has pages of this store view fetched before they are opened, where there is a sign of intent: a mouse rests on a link,
 * or a finger does. Nothing with Save-Data, or where a browser knows no such rules.
 */
export async function fetchAhead(): Promise<void> {
  if (savesData() || !HTMLScriptElement.supports?.('speculationrules')) return;
  // A browser tries its rules on every link of the page.
  await nextTask('background');
  const { prefix = '' } = document.body.dataset;
  const points = matchMedia(POINTS).matches;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.text = points ? rulesOfView(RULES, prefix) : PRESS_RULES;
  document.head.appendChild(script);
  if (!points) markPressed(prefix);
}
