import { type RefObject, useLayoutEffect } from 'react';

/**
 * Says on the root of the page whether notifications stand above or below, as long as there are some (`data-told`): what
 * is scrolled to comes to stand beside them.
 */
export function useToldAt(region: RefObject<HTMLElement | null>, isTold: boolean): void {
  useLayoutEffect(() => {
    const box = isTold && region.current?.getBoundingClientRect();
    const place = box && (box.top < innerHeight / 2 ? 'above' : 'below');
    document.documentElement.dataset.told = place || '';
  }, [region, isTold]);
}
