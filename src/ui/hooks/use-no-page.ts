import { useEffect } from 'react';
import { useLatest } from './use-latest';
import { useListen } from './use-listen';

/**
 * Calls back when a page that was gone to is not waited for any more: it was stopped, by Escape too, it did not come,
 * or this one is left and may be come back to.
 */
export function useNoPage(handle: () => void): void {
  const latest = useLatest(handle);
  useListen('window', 'keydown', ({ key }) => key === 'Escape' && handle());
  useListen('window', 'pagehide', handle);
  useEffect(() => {
    const listener = () => latest.current();
    window.navigation?.addEventListener('navigateerror', listener);
    return () => window.navigation?.removeEventListener('navigateerror', listener);
  }, [latest]);
}
