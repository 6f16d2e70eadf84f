'use client';

import { useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { focusOn, followLink, isOnPage } from '../../ui/hooks/use-keys';
import { useShortcuts } from './use-shortcuts';
import { usedShortcuts } from './used-shortcuts';

interface Props {
  texts: { help: string; use: string; close: string };
  /** Each key with what it does, and what a page that answers it has on it (a selector). */
  keys: { key: string; does: string; on: string }[];
}

declare module '../../ui/island' {
  interface Islands {
    'desk-page-keys': Props;
  }
}

/** Keys of every page of the desk: to its searches, the no of a question, and which keys the page has. */
export default function DeskPageKeys({ texts, keys }: Props) {
  const [shown, setShown] = useState<Props['keys'] | null>(null);
  const open = () => setShown(keys.filter(({ on }) => isOnPage(on)));
  const answerNo = () => followLink('[data-no]');
  const isOn = useShortcuts({
    '/': () => focusOn('[data-search]'),
    f: () => focusOn('[data-find]'),
    Escape: answerNo,
    '?': open,
  });
  const close = () => setShown(null);
  return (
    <>
      <Button kind="plain" type="button" className="desk-help" onClick={open}>
        {texts.help} <kbd>?</kbd>
      </Button>
      <Dialog open={shown !== null} onClose={close} title={texts.help} className="desk-shortcuts">
        <dl className="desk-facts">
          {shown?.map(({ key, does }) => (
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
        <Button type="button" onClick={close}>
          {texts.close}
        </Button>
      </Dialog>
    </>
  );
}
