import type { ReactElement, ReactNode } from 'react';

export interface CachedProps {
  /** What it shows; as long as this object is kept, so is what was written of it. */
  of: object;
  /** Everything else it depends on, in words. */
  as: string;
  children: () => ReactNode;
}

/**
 * Something that only depends on an object which is itself kept between requests: inside `Static` its markup is written
 * once.
 */
export const Cached = ({ children }: CachedProps): ReactNode => children();

export const isCached = (element: ReactElement): element is ReactElement<CachedProps> => element.type === Cached;

const written = new WeakMap<object, Map<string, string>>();

/** The markup of something remembered, written by `write` the first time. */
export function cachedMarkup({ of, as, children }: CachedProps, write: (node: ReactNode) => string): string {
  const own = written.get(of) ?? new Map<string, string>();
  written.set(of, own);
  const html = own.get(as) ?? write(children());
  own.set(as, html);
  return html;
}
