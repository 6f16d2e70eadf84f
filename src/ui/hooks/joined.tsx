import { useLayoutEffect, useRef } from 'react';
import { leaveMarkup, replaceMarkup } from './joined-markup';

/** Markup of the server within what a component draws. */
export function Joined({ nodes, className }: { nodes: readonly Node[]; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    replaceMarkup(element, nodes);
    return () => void leaveMarkup(element);
  }, [nodes]);
  return <div ref={place} className={className} />;
}
