import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the component runs in a browser: false on the server and in the hydrating render, true right after it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
