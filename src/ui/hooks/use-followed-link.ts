import { isPlainClick } from '../plain-click';
import { useListen } from './use-listen';
import { useNoPage } from './use-no-page';
import { usePatience } from './use-patience';

/** Whether a click on this link puts another page of the shop in this one's place. */
const leadsOn = (link: HTMLAnchorElement): boolean =>
  !link.target &&
  !link.download &&
  link.origin === location.origin &&
  link.pathname + link.search !== location.pathname + location.search;

const show = (isFollowing: boolean) => document.documentElement.toggleAttribute('data-following', isFollowing);

/**
 * Shows at once that a link was followed (`data-following` on the root), however slow the line is, and calls back when its page does
 * not come in that time.
 */
export function useFollowedLink(longMs: number, late: () => void): void {
  const patience = usePatience(longMs);
  const forget = () => {
    patience.stay();
    show(false);
  };
  useListen('window', 'click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || event.defaultPrevented || !isPlainClick(event) || !leadsOn(link)) return;
    forget();
    show(true);
    patience.later(() => {
      forget();
      late();
    });
  });
  useNoPage(forget);
}
