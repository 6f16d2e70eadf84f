import type { DeliveryDays } from '../../../domain/shipping/delivery-window';
import { usePast } from '../../../ui/hooks/use-past';
import { serverNow } from '../../../ui/server-now';
import { arrivalWords, cutWords, type PromiseWords, promisedAt } from './delivery';

interface ArrivesProps {
  days: DeliveryDays;
  promise: PromiseWords;
  locale: string;
  /** Of what says until when it holds. */
  className?: string;
}

/** When it arrives if it is paid now, and until when that holds; said anew at the cut. */
export function Arrives({ days, promise, locale, className }: ArrivesProps) {
  const now = serverNow();
  const promised = promisedAt(days, now);
  usePast(promised.before);
  return (
    <>
      <strong>{arrivalWords(promised, promise, locale)}</strong>
      <span className={className}>{cutWords(promised, promise, now, locale)}</span>
    </>
  );
}
