import { useEffect, useMemo, useRef } from 'react';

export interface Patience {
  /** Does something in a while, unless something else is to be done, or nothing. */
  later: (work: () => void) => void;
  stay: () => void;
}

/** One thing that a component does after a while, called off when it goes. */
export function usePatience(ms: number): Patience {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const stay = () => clearTimeout(timer.current);
    const later = (work: () => void) => {
      stay();
      timer.current = setTimeout(work, ms);
    };
    return { later, stay };
  }, [ms]);
}
