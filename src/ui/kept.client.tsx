'use client';
import { type AllHTMLAttributes, createElement, useState } from 'react';

interface KeptProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as'> {
  as: string;
  number: number;
}

/** An element whose content is in the document alone: the server leaves a place for it, the browser takes what stands there. */
export function Kept({ as, number, ...rest }: KeptProps) {
  const [content] = useState(() => ({
    __html: typeof document === 'undefined' ? `<!--kept:${number}-->` : (document.querySelector(`[data-kept="${number}"]`)?.innerHTML ?? ''),
  }));
  return createElement(as, { ...rest, 'data-kept': number, dangerouslySetInnerHTML: content, suppressHydrationWarning: true });
}
