import { isPlainClick } from '../../ui/plain-click';
import { showToast } from '../../ui/show-toast';
import { wantReact } from '../react-wanted';
import { fetchAhead } from './fetch-ahead';
import { fetchedAlready } from './fetched-already';
import { drawOpening } from './opening';
import { isPressed } from './pressed';

/** From here on it is said that the next page is long in coming. */
const LONG_MS = 10_000;
/** When the next page has not come by then, the list is shown again. */
const LONGEST_MS = 15_000;

/** Whether a click on this link puts another page of the shop in this one's place. */
const leadsOn = (link: HTMLAnchorElement): boolean =>
  !link.target &&
  !link.download &&
  link.origin === location.origin &&
  link.pathname + link.search !== location.pathname + location.search;

/** The link that a plain click follows, by nobody but the browser. */
function followedBy(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && !event.defaultPrevented && isPlainClick(event) && leadsOn(link) ? link : null;
}

/**
 * What a page does for the one that is opened from it. That a link was followed is shown at once (`data-following` on the
 * root), and a tap on a product is answered by the beginning of its page (`opening.ts`), said in the element that has
 * the words. The list stands behind it as it was, and is shown again when the page is stopped, by Escape too, when it
 * does not come, or when one comes back. Without a network no page is left for one that cannot come. All of it works
 * before React does.
 */
export function answerNextPage(): void {
  const told = document.querySelector<HTMLElement>('[data-opening]');
  const main = document.querySelector('main');
  if (!told || !main) return;
  const { opening = '', slow = '', offline = '' } = told.dataset;
  const root = document.documentElement;
  let drawn: Element | null = null;
  let waiting: number[] = [];
  let frame = 0;

  const close = () => {
    waiting.forEach(clearTimeout);
    cancelAnimationFrame(frame);
    root.removeAttribute('data-following');
    if (!drawn) return;
    drawn.remove();
    drawn = null;
    main.removeAttribute('aria-busy');
    told.textContent = '';
  };
  const isHere = fetchedAlready();
  const warn = (message: string) => {
    showToast({ level: 'warning', message });
    wantReact();
  };
  const late = () => {
    root.removeAttribute('data-following');
    warn(slow);
  };
  const open = (link: HTMLAnchorElement) => {
    const card = link.matches('.card-name a') && link.closest('.card');
    if (!card) return;
    const name = link.textContent.trim();
    drawn = drawOpening(card, name);
    main.setAttribute('aria-busy', 'true');
    told.textContent = `${opening} ${name}`;
  };

  addEventListener('click', (event) => {
    const link = followedBy(event);
    if (!link) return;
    close();
    if (!navigator.onLine && !isHere(link)) {
      event.preventDefault();
      warn(offline);
      return;
    }
    root.setAttribute('data-following', '');
    waiting = [window.setTimeout(late, LONG_MS), window.setTimeout(close, LONGEST_MS)];
    // The page is asked for first: it is already where a finger rested on the link, else when this has been handled.
    if (isPressed(link)) open(link);
    else frame = requestAnimationFrame(() => open(link));
  });
  addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  window.navigation?.addEventListener('navigateerror', close);
  addEventListener('pagehide', close);
  void fetchAhead();
}
