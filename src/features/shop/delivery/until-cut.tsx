import { requestContext } from '../../../commerce/request-context';
import type { DeliveryDays } from '../../../domain/shipping/delivery-window';
import type { DeliveryPromise } from '../../../domain/shipping/promise';
import { promisedAt } from './delivery';

/** Over how long after a cut the kept pages that say it are renewed. */
const SPREAD_MS = 60_000;

/**
 * A kept page that says a cut is true until then, as until a price ends; it is renewed at any moment of the minute after
 * it, so that not all pages of the shop are rendered at one stroke. Meanwhile the browser shows what is true past it.
 */
const renewedFrom = (cut: number): number => cut + Math.floor(Math.random() * SPREAD_MS);

/** What is said until a moment (epoch ms). */
interface Said {
  before: number;
  text: string;
}

/**
 * What is true until a cut, and what is said from then on until the next one, past which nothing is: the browser
 * exchanges them (src/browser/cuts.ts).
 */
export const UntilCut = ({ now, then }: Record<'now' | 'then', Said>) => (
  <>
    <span data-cut={now.before}>{now.text}</span>
    <span data-cut={then.before} hidden>
      {then.text}
    </span>
  </>
);

/** What is promised to whoever pays or orders now, in these words, and what to whoever does so past the cut. */
export function PromisedNow({ days, say }: { days: DeliveryDays; say: (promise: DeliveryPromise) => string }) {
  const { now, noteUntil } = requestContext();
  const promised = promisedAt(days, now);
  noteUntil(renewedFrom(promised.before));
  const said = (promise: DeliveryPromise) => ({ before: promise.before, text: say(promise) });
  return <UntilCut now={said(promised)} then={said(promisedAt(days, promised.before))} />;
}
