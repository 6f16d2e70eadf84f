'use client';

import { Button } from '../../ui/button';
import { useRows } from '../../ui/hooks/use-rows';
import { useShortcuts } from './use-shortcuts';

interface Props {
  texts: {
    /** 'Chosen: {count}' */
    chosen: string;
    all: string;
    none: string;
  };
}

declare module '../../ui/island' {
  interface Islands {
    'desk-keys': Props;
  }
}

/** How many orders of a list are chosen, and the keys by which the list is worked through. */
export default function DeskKeys({ texts }: Props) {
  const rows = useRows('[data-row]');
  const next = () => rows.move(1);
  const before = () => rows.move(-1);
  useShortcuts({ j: next, ArrowDown: next, k: before, ArrowUp: before, x: rows.tickCurrent, a: rows.tickAll });
  return (
    <>
      <span role="status">{rows.ticked > 0 && texts.chosen.replace('{count}', String(rows.ticked))}</span>
      <Button kind="plain" type="button" onClick={rows.tickAll}>
        {rows.ticked > 0 ? texts.none : texts.all}
      </Button>
    </>
  );
}
