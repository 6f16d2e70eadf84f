/** Pauses before each look, ever longer; after the last one the button is left. */
const PAUSES_MS = [1500, 3000, 6000, 12_000, 24_000, 48_000];

/** Looks of this page; a payment that is still being checked after one stands here anew. */
let looks = 0;

/**
 * Looks by itself while somebody sees the page, one look at a time, until `look` answers that there is no more to see.
 * Answers what ends it.
 */
export function keepLooking(look: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;
  let isOver = false;
  const end = () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
  };
  const lookOnce = async () => {
    looks += 1;
    isLooking = true;
    const hasSeen = await look();
    isLooking = false;
    if (hasSeen) end();
    else wait();
  };
  function wait(): void {
    clearTimeout(timer);
    const pause = PAUSES_MS[looks];
    if (!isOver && !isLooking && pause !== undefined && document.visibilityState === 'visible')
      timer = setTimeout(() => void lookOnce(), pause);
  }
  document.addEventListener('visibilitychange', wait);
  wait();
  return end;
}
