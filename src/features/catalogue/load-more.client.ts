import { announceMarkup } from '../../ui/new-markup';
import { isPlainClick } from '../../ui/plain-click';
import { fetchNextPage } from './fetch-next-page';

interface Props {
  /** id of the list that the next products join. */
  listId: string;
  /** Parameter of the address that says how many of them are shown, so that coming back or sharing shows as many. */
  countParam: string;
  busyLabel: string;
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    'load-more': Props;
  }
}

/**
 * Stops the browser from following what stands below a list while it grows, past all that is new; the answer lets it
 * again, once that is laid out.
 */
function keepPlace(): () => void {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  return () => requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')));
}

/** The link to the next products: they join the list in place. */
export function start(element: HTMLElement, { listId, countParam, busyLabel }: Props): void {
  const link = element as HTMLAnchorElement;
  const label = link.textContent;
  const setBusy = (isBusy: boolean) => {
    link.setAttribute('aria-busy', String(isBusy));
    link.textContent = isBusy ? busyLabel : label;
  };

  const load = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (link.getAttribute('aria-busy') === 'true') return;
    setBusy(true);
    const letGo = keepPlace();
    const list = document.getElementById(listId);
    list?.setAttribute('data-coming', '');
    try {
      const page = new DOMParser().parseFromString(await fetchNextPage(link.href), 'text/html');
      const items = [...page.querySelectorAll(`#${listId} > li`)];
      list?.removeAttribute('data-coming');
      for (const item of items) list?.appendChild(item);
      if (list) announceMarkup(list);
      items[0]?.querySelector('a')?.focus({ preventScroll: true });
      for (const told of ['.progress', '.pages']) {
        const newer = page.querySelector(told);
        if (newer) document.querySelector(told)?.replaceWith(newer);
      }
      const here = new URL(location.href);
      here.searchParams.set(countParam, String(list?.children.length));
      history.replaceState(history.state, '', here);
      const next = page.querySelector('[data-more]')?.getAttribute('href');
      setBusy(false);
      if (next) link.href = next;
      else link.remove();
    } catch {
      location.assign(link.href);
    } finally {
      letGo();
    }
  };
  link.addEventListener('click', (event) => void load(event));
}
