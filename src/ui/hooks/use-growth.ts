import { type RefObject, useLayoutEffect } from 'react';

const GROWTH: KeyframeAnimationOptions = { duration: 160, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/** Lets what is in a place grow there from a box of the screen; not for those who asked for less motion. */
export function useGrowth(place: RefObject<Element | null>, from: DOMRect | null): void {
  useLayoutEffect(() => {
    const grown = place.current?.firstElementChild;
    if (!from || !grown || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const to = grown.getBoundingClientRect();
    if (to.width === 0) return;
    const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
    grown.animate(
      [
        { transformOrigin: '0 0', transform },
        { transformOrigin: '0 0', transform: 'none' },
      ],
      GROWTH,
    );
  }, [place, from]);
}
