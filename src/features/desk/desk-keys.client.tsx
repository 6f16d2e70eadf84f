'use client';

import { useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useRows } from '../../ui/hooks/use-rows';
import { useShortcuts } from './use-shortcuts';
import { usedShortcuts } from './used-shortcuts';

interface Props {
  texts: {
    /** 'Chosen: {count}' */
    chosen: string;
    all: string;
    none: string;
    help: string;
    use: string;
    close: string;
    /** Each key with what it does. */
    keys: (readonly [string, string])[];
  };
}

declare module '../../ui/island' {
  interface Islands {
    'desk-keys': Props;
  }
}

/** How many orders of a list are chosen, and the keys by which the list is worked through. */
export default function DeskKeys({ texts }: Props) {
  const [isOpen, setOpen] = useState(false);
  const rows = useRows('[data-row]');
  const next = () => rows.move(1);
  const before = () => rows.move(-1);
  const isOn = useShortcuts({
    j: next,
    ArrowDown: next,
    k: before,
    ArrowUp: before,
    x: rows.tickCurrent,
    a: rows.tickAll,
    '?': () => setOpen(true),
  });
  return (
    <>
      <span role="status">{rows.ticked > 0 && texts.chosen.replace('{count}', String(rows.ticked))}</span>
      <Button kind="plain" type="button" onClick={rows.tickAll}>
        {rows.ticked > 0 ? texts.none : texts.all}
      </Button>
      <Button kind="plain" type="button" className="desk-help" onClick={() => setOpen(true)}>
        {texts.help} <kbd>?</kbd>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.help} className="desk-shortcuts">
        <dl className="desk-facts">
          {texts.keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label>
          <input type="checkbox" checked={isOn} onChange={({ target }) => usedShortcuts.keep(target.checked)} />{' '}
          {texts.use}
        </label>
        <Button type="button" onClick={() => setOpen(false)}>
          {texts.close}
        </Button>
      </Dialog>
    </>
  );
}
