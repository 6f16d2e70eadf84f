import { useListen } from './use-listen';

/**
 * Calls back when what a selector names is pointed at, touched or gets the focus: what a press on it needs may come
 * before the press.
 */
export function useApproach(selector: string, handle: () => void): void {
  const approached = ({ target }: Event) => {
    if ((target as Element).closest?.(selector)) handle();
  };
  useListen('document', 'pointerover', approached);
  useListen('document', 'pointerdown', approached, true);
  useListen('document', 'focusin', approached);
}
