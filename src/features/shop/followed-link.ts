import { isPlainClick } from '../../ui/plain-click';
import { showToast } from '../../ui/show-toast';

/** From here on it is said that the next page is long in coming. */
const LONG_MS = 10_000;

/** Whether a click on this link puts another page of the shop in this one's place. */
const leadsOn = (link: HTMLAnchorElement): boolean =>
  !link.target &&
  !link.download &&
  link.origin === location.origin &&
  link.pathname + link.search !== location.pathname + location.search;

/**
 * Shows at once that a link was followed (`data-pending`), however slow the line is, and says so when the page does not
 * come.
 */
export function answerFollowedLinks(slow: string): void {
  let followed: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    delete followed?.dataset.pending;
    followed = null;
  };
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || event.defaultPrevented || !isPlainClick(event) || !leadsOn(link)) return;
    forget();
    followed = link;
    link.dataset.pending = 'true';
    timer = setTimeout(() => {
      forget();
      showToast({ level: 'warning', message: slow });
    }, LONG_MS);
  });
  addEventListener('pagehide', forget);
  addEventListener('keydown', ({ key }) => key === 'Escape' && forget());
  window.navigation?.addEventListener('navigateerror', forget);
}
