'use client';
import { type AllHTMLAttributes, createElement, useState } from 'react';

interface StaticElementProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as'> {
  as: string;
  number: number;
}

/** An element whose content is in the document alone: the server leaves a place for it, the browser takes what stands there. */
export function StaticElement({ as, number, ...rest }: StaticElementProps) {
  const [content] = useState(() => ({
    __html: typeof document === 'undefined' ? `<!--static:${number}-->` : (document.querySelector(`[data-static="${number}"]`)?.innerHTML ?? ''),
  }));
  return createElement(as, { ...rest, 'data-static': number, dangerouslySetInnerHTML: content, suppressHydrationWarning: true });
}
