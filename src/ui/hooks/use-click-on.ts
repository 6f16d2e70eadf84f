import { isPlainClick } from '../plain-click';
import { useListen } from './use-listen';

/**
 * Plain clicks on what the server wrote and a selector names, wherever it stands: the component answers instead of the
 * browser, unless it answers false. One that asks for a new tab or window stays the browser's.
 */
export function useClickOn<Target extends HTMLElement = HTMLElement>(
  selector: string,
  handle: (target: Target, event: MouseEvent) => unknown,
): void {
  useListen('document', 'click', (event) => {
    const target = (event.target as Element).closest?.<Target>(selector);
    if (!target || event.defaultPrevented || !isPlainClick(event)) return;
    if (handle(target, event) !== false) event.preventDefault();
  });
}

/** Hears of plain clicks on links of the server that a selector names; the browser follows them. */
export function useHearClick<Target extends HTMLElement = HTMLElement>(
  selector: string,
  handle: (target: Target) => void,
): void {
  useListen('document', 'click', (event) => {
    const target = (event.target as Element).closest?.<Target>(selector);
    if (target && !event.defaultPrevented && isPlainClick(event)) handle(target);
  });
}
