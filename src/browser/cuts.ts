import { serverNow } from '../ui/server-now';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Takes away what was true until a cut that has passed, and shows what stands behind it until the next one. */
function drop(): void {
  const now = serverNow();
  let next = Number.POSITIVE_INFINITY;
  for (const part of document.querySelectorAll<HTMLElement>('[data-cut]')) {
    const cut = Number(part.dataset.cut);
    if (cut > now) next = Math.min(next, cut);
    else {
      const then = part.nextElementSibling;
      if (then instanceof HTMLElement && then.dataset.cut) then.hidden = false;
      part.remove();
    }
  }
  clearTimeout(timer);
  if (next < Number.POSITIVE_INFINITY) timer = setTimeout(drop, next - now);
}

// No page shows a cut that has passed, however long it was kept or stands open (UntilCut).
for (const type of ['DOMContentLoaded', 'visibilitychange']) document.addEventListener(type, drop);
addEventListener('pageshow', drop);
