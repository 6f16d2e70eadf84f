'use client';
import { useEffect } from 'react';

/** Says that the page's controls work now: clicks kept until then are given back to them. */
export function Live() {
  useEffect(() => {
    document.dispatchEvent(new Event('shop:live'));
  }, []);
  return null;
}
