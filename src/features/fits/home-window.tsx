import { useEffect, useRef, useState } from 'react';
import { islandPropsAt } from '../../ui/hooks/island-props';
import { Window } from '../../ui/window';
import type { WindowProps } from '../shop/window-props';
import HomeForm, { type HomeFormProps } from './home-form.client';

/** Asks for the measures of a home over the page. */
export function HomeWindow({ page, limit, onClose, onFail }: WindowProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [asking, setAsking] = useState<HomeFormProps | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page it is opened with, once
  useEffect(() => {
    const { origin, pathname } = new URL(page);
    void islandPropsAt(origin + pathname, 'home-form', limit).then((found) => (found ? setAsking(found) : onFail()));
  }, []);
  if (!asking) return null;
  const { texts } = asking;
  return (
    <Window ref={dialog} title={texts.title} closeLabel={texts.close} className="account-window" onClose={onClose}>
      <section className="account-plane">
        <h1>{texts.title}</h1>
        <p className="muted">{texts.lead}</p>
        <HomeForm {...asking} onDone={() => dialog.current?.close()} />
      </section>
    </Window>
  );
}
