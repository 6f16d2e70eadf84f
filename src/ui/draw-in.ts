import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

/**
 * Draws components of the browser into a place of the page, before it returns; what the server wrote there goes with
 * the first of them.
 */
export function drawIn(place: Element): (node: ReactNode) => void {
  let root: Root | null = null;
  return (node) => {
    if (!root) place.replaceChildren();
    root ??= createRoot(place);
    const ours = root;
    flushSync(() => ours.render(node));
  };
}
