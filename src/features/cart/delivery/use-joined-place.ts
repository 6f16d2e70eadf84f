import { useEffect } from 'react';
import type { CartView } from '../../../contract/cart/view';
import { placeDue } from '../../../domain/cart/browser/place-due';
import { useLatest } from '../../../ui/hooks/use-latest';
import { usePlace } from '../../place/use-place';
import type { Outcome } from '../store/cart-store';
import { joinPlace } from './join-place';

/** Keeps the cart's place and this browser's one while the page stands; `hear` is called with what the shop says. */
export function useJoinedPlace(cart: CartView | null, hear: (outcome: Outcome) => void): void {
  const kept = usePlace();
  const heard = useLatest(hear);
  const due = cart && placeDue(cart, kept, Date.now());
  const about = `${cart?.id} ${cart?.postcode} ${kept?.code}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each pair of places
  useEffect(() => {
    if (due) void joinPlace().then((outcome) => heard.current(outcome));
  }, [due, about]);
}
