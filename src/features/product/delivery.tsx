import { useRef } from 'react';
import { useSeen } from '../../ui/hooks/use-seen';
import { Icon } from '../../ui/icon';
import { DeliveryBox } from './delivery-box';
import { PickupNear, type PickupView } from './pickup-near';
import type { DeliveryBoxView } from './told-delivery';

export interface DeliveryView {
  /** Whether it can be sent as it is shown. */
  isSent: boolean;
  /** null of what nobody brings. */
  box: DeliveryBoxView | null;
  /** null where it cannot be picked up. */
  pickup: PickupView | null;
  cash: { title: string; note: string };
}

/** How it gets to the shopper, and how it is paid. */
export function Delivery({ isSent, box, pickup, cash }: DeliveryView) {
  const list = useRef<HTMLUListElement>(null);
  const isSeen = useSeen(list);
  const sent = isSent ? box : null;
  if (!sent && !pickup) return null;
  return (
    <ul ref={list} className="buy-promises">
      {sent && (
        <li>
          <DeliveryBox {...sent} isSeen={isSeen} />
        </li>
      )}
      {pickup && <PickupNear pickup={pickup} isSeen={isSeen} />}
      {sent && (
        <li className="at-door">
          <Icon name="cash" />
          <div>
            <strong>{cash.title}</strong>
            {cash.note}
          </div>
        </li>
      )}
    </ul>
  );
}
