import { useState } from 'react';
import { useListen } from './use-listen';

const rowsOf = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const boxOf = (row: HTMLElement) => row.querySelector<HTMLInputElement>('input[type=checkbox]');
const boxesOf = (selector: string) => rowsOf(selector).flatMap((row) => boxOf(row) ?? []);

/** Ticks or unticks a box as a tap does, so that whoever listens hears of it. */
function tick(box: HTMLInputElement | null | undefined, isTicked: boolean): void {
  if (box && box.checked !== isTicked) box.click();
}

/** Rows of the server's that are gone through by keys: each has a link, and a box that is ticked. */
export function useRows(selector: string) {
  const [ticked, setTicked] = useState(0);
  const count = () => setTicked(boxesOf(selector).filter(({ checked }) => checked).length);
  useListen('document', 'change', count);
  // The browser ticks anew what was ticked when a page is come back to.
  useListen('window', 'pageshow', count);
  const current = (rows: HTMLElement[]) => rows.findIndex((row) => row.contains(document.activeElement));
  return {
    ticked,
    /** Moves the focus to the link of the row that is so many further; into the list where it is outside. */
    move(by: 1 | -1): void {
      const rows = rowsOf(selector);
      const at = current(rows);
      const next = at === -1 ? rows.at(by === 1 ? 0 : -1) : rows[at + by];
      next?.querySelector('a')?.focus();
      next?.scrollIntoView({ block: 'nearest' });
    },
    /** Ticks the row with the focus, or takes its tick away. */
    tickCurrent(): void {
      const rows = rowsOf(selector);
      const row = rows[current(rows)];
      if (row) boxOf(row)?.click();
    },
    /** Ticks all rows; where some are, none, as the button says. */
    tickAll(): void {
      const boxes = boxesOf(selector);
      const isTicked = boxes.every(({ checked }) => !checked);
      for (const box of boxes) tick(box, isTicked);
    },
  };
}
