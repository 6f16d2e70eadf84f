import { useEffect, useRef, useState } from 'react';
import { islandPropsAt } from '../../ui/hooks/island-props';
import { Window } from '../../ui/window';
import type { WindowProps } from '../shop/window-props';
import PlaceForm, { type PlaceFormProps } from './place-form.client';

/** Asks for the postal code over the page. */
export default function PlaceWindow({ page, limit, onClose, onFail }: WindowProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [asking, setAsking] = useState<PlaceFormProps | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page it is opened with, once
  useEffect(() => {
    void islandPropsAt(page, 'place-form', limit).then((found) => (found ? setAsking(found) : onFail()));
  }, []);
  if (!asking) return null;
  const { texts } = asking;
  return (
    <Window ref={dialog} title={texts.title} closeLabel={texts.close} className="account-window" onClose={onClose}>
      <section className="account-plane">
        <h1>{texts.title}</h1>
        <p className="muted">{texts.lead}</p>
        <PlaceForm {...asking} onDone={() => dialog.current?.close()} />
      </section>
    </Window>
  );
}
