import { type RefObject, useEffect, useState } from 'react';

/** How far from the screen what waits to be seen is taken for seen. */
const NEAR = '200px';

/** Whether an element has come near the screen since the component stands. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (isSeen || !current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: NEAR },
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
