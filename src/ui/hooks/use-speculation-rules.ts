import { useEffect } from 'react';
import { savesData } from '../connection';

const POINTS = '(hover: hover) and (pointer: fine)';

/**
 * Gives the browser the rules by which it fetches a page before it is opened, those in the element of that id, where
 * that is a sign of intent: a mouse rests on a link. A finger that scrolls presses one each time, and each page would
 * be paid for. Nothing with Save-Data.
 */
export function useSpeculationRules(id: string): void {
  useEffect(() => {
    const rules = document.getElementById(id)?.textContent;
    if (!rules || savesData() || !matchMedia(POINTS).matches) return;
    const script = document.createElement('script');
    script.type = 'speculationrules';
    script.text = rules;
    document.head.appendChild(script);
  }, [id]);
}
