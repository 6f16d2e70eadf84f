import { useEffect } from 'react';

/** Counts in front of the page's title what came since, as a tab that is not looked at shows it: '(3) Pedidos'. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '');
    document.title = count > 0 ? `(${count}) ${plain}` : plain;
  }, [count]);
}
