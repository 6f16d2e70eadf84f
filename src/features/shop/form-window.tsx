import { type ReactNode, useEffect, useRef, useState } from 'react';
import { islandPropsAt } from '../../ui/hooks/island-props';
import type { Islands } from '../../ui/island';
import { Window } from '../../ui/window';
import type { WindowProps } from './window-props';

interface Asking {
  texts: Record<'title' | 'lead' | 'close', string>;
}

/** Components that ask for one thing on a page of their own, and in a window over another. */
type Asks = { [Name in keyof Islands]: Islands[Name] extends Asking ? Name : never }[keyof Islands];

interface FormWindowProps<Name extends Asks> extends WindowProps {
  of: Name;
  /** Draws the form; `onDone` closes the window. */
  children: (asking: Islands[Name], onDone: () => void) => ReactNode;
}

/** What one form asks on its page, over another page, with the props its own page gives it. */
export function FormWindow<Name extends Asks>({ of, children, page, limit, onClose, onFail }: FormWindowProps<Name>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [asking, setAsking] = useState<Islands[Name] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page it is opened with, once
  useEffect(() => {
    void islandPropsAt(page, of, limit).then((found) => (found ? setAsking(() => found) : onFail()));
  }, []);
  if (!asking) return null;
  const { title, lead, close } = asking.texts;
  return (
    <Window ref={dialog} title={title} closeLabel={close} className="account-window" onClose={onClose}>
      <section className="account-plane">
        <h1>{title}</h1>
        <p className="muted">{lead}</p>
        {children(asking, () => dialog.current?.close())}
      </section>
    </Window>
  );
}
