import { useCallback, useSyncExternalStore } from 'react';
import { serverNow } from '../server-now';

/** The longest a timer may wait. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/**
 * Whether a moment (epoch ms) has passed by the shop's clock; redraws when it does. False for none, and in the
 * hydrating render.
 */
export function usePast(moment: number | null): boolean {
  const subscribe = useCallback(
    (look: () => void) => {
      if (moment === null) return () => undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        const left = moment - serverNow();
        if (left <= 0) look();
        else timer = setTimeout(wait, Math.min(LONGEST_MS, left));
      };
      wait();
      // Timers stand still while a device sleeps.
      document.addEventListener('visibilitychange', look);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', look);
      };
    },
    [moment],
  );
  return useSyncExternalStore(
    subscribe,
    () => moment !== null && serverNow() >= moment,
    () => false,
  );
}
