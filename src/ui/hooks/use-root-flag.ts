import { useLayoutEffect } from 'react';

/** An attribute of the document's element while something holds, for styles of what the server wrote. */
export function useRootFlag(name: `data-${string}`, holds: boolean): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (holds) root.setAttribute(name, '');
    return () => {
      if (holds) root.removeAttribute(name);
    };
  }, [name, holds]);
}
