import { useRef } from 'react';
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

/**
 * Shows at once that a link was followed (`data-pending`), however slow the line is, and calls back when its page does
 * not come in that time.
 */
export function useFollowedLink(longMs: number, late: () => void): void {
  const followed = useRef<HTMLAnchorElement>(null);
  const patience = usePatience(longMs);
  const forget = () => {
    patience.stay();
    delete followed.current?.dataset.pending;
    followed.current = null;
  };
  useListen('window', 'click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || event.defaultPrevented || !isPlainClick(event) || !leadsOn(link)) return;
    forget();
    followed.current = link;
    link.dataset.pending = 'true';
    patience.later(() => {
      forget();
      late();
    });
  });
  useNoPage(forget);
}
