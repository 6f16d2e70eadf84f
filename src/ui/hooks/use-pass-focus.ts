import { type RefObject, useLayoutEffect } from 'react';

/** Who stands in `from` when `to` takes its place goes on there. */
export function usePassFocus(
  from: RefObject<HTMLElement | null>,
  to: RefObject<Pick<HTMLElement, 'focus'> | null>,
  isPassed: boolean,
): void {
  useLayoutEffect(() => {
    if (isPassed && from.current && from.current === document.activeElement) to.current?.focus();
  }, [from, to, isPassed]);
}
