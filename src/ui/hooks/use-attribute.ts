import { useLayoutEffect } from 'react';

/** An attribute of an element of the server while it has a value here: for its styles, and for those who hear it. */
export function useAttribute(selector: 'html' | 'main', name: string, value: string | null): void {
  useLayoutEffect(() => {
    const element = document.querySelector(selector);
    if (value !== null) element?.setAttribute(name, value);
    return () => element?.removeAttribute(name);
  }, [selector, name, value]);
}
