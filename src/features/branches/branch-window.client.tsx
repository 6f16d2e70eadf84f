import { useEffect, useRef, useState } from 'react';
import { Window } from '../../ui/window';
import type { WindowProps } from '../shop/window-props';
import type { PickupProps } from './branches-shown';
import { pickupAt } from './near-kept';
import Pickup from './pickup.client';

/** The branches that have something, over the page of it; a postal code is asked for inside the window. */
export default function BranchWindow({ page, limit, onClose, onFail }: WindowProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<PickupProps | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page it is opened with, once
  useEffect(() => {
    void pickupAt(page, limit).then((found) => (found ? setShown(found) : onFail()));
  }, []);
  return (
    shown && (
      <Window ref={dialog} title={shown.title} closeLabel={shown.close} className="branch-window" onClose={onClose}>
        <section className="pickup">
          <h1>{shown.title}</h1>
          <Pickup {...shown} namesIt={false} />
        </section>
      </Window>
    )
  );
}
