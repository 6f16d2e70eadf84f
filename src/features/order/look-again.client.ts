import { refreshPage } from '../../ui/hooks/refresh-page';
import { bodyOf, sendUnasked } from '../shop/send-form';

declare module '../../ui/enhanced' {
  interface Enhanced {
    'look-again': Record<never, never>;
  }
}

/** Pauses before each look, ever longer; after the last one the button is left. */
const PAUSES_MS = [1500, 3000, 6000, 12_000, 24_000, 48_000];

/** Looks of this page; a payment that is still being checked after one stands here anew. */
let looks = 0;

/**
 * Sends the form that has the payment asked about by itself, while somebody sees the page, and shows what came of it.
 * One look at a time; where a challenge stands in its way the button is left, as nobody pressed anything.
 */
export function start(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;
  const look = async () => {
    looks += 1;
    isLooking = true;
    const sent = await sendUnasked(form.action, bodyOf(form));
    isLooking = false;
    if (sent !== 'challenge' && !sent.ok) return wait();
    document.removeEventListener('visibilitychange', wait);
    if (sent !== 'challenge') await refreshPage();
  };
  const wait = () => {
    clearTimeout(timer);
    const pause = PAUSES_MS[looks];
    if (!isLooking && pause !== undefined && document.visibilityState === 'visible' && form.isConnected)
      timer = setTimeout(() => void look(), pause);
  };
  document.addEventListener('visibilitychange', wait);
  wait();
}
