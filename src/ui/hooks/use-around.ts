import { createContext, use, useState } from 'react';

/** The element a root was given; null on the server. */
export const IslandElement = createContext<HTMLElement | null>(null);

/** The nearest element of the server around an island; null on the server, and where there is none. */
export function useAround<Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] | null {
  const root = use(IslandElement);
  const [around] = useState(() => root?.closest(tag) ?? null);
  return around;
}
