import { useLayoutEffect, useRef } from 'react';
import { replaceMarkup } from './joined-markup';

/** Markup of the server within what a component draws. */
export function Joined({ nodes, className }: { nodes: readonly Node[]; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) replaceMarkup(place.current, nodes);
  }, [nodes]);
  return <div ref={place} className={className} />;
}
