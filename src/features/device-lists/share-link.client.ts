import { showToast } from '../../ui/show-toast';
import { passOn } from '../shared-cart/pass-on';

interface Props {
  title: string;
  texts: { copied: string; failed: string };
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    'share-link': Props;
  }
}

/**
 * What a link shares: its own address where it is one of a list, else the page as it is shown, without what says only
 * how somebody came to it.
 */
const sharedBy = (link: HTMLElement): string =>
  link instanceof HTMLAnchorElement && link.dataset.shares !== undefined
    ? link.href
    : `${location.origin}${location.pathname}`;

/**
 * Passes a page on by the system's sheet, else its address goes to the clipboard; where neither takes it, by a letter
 * as without script.
 */
export function start(element: HTMLElement, { title, texts }: Props): void {
  const ways = {
    ...('share' in navigator ? { share: (link: ShareData) => navigator.share(link) } : {}),
    // Where the page did not come over https there is no clipboard, and reading it throws.
    copy: async (text: string) => navigator.clipboard.writeText(text),
  };
  element.addEventListener('click', async (event) => {
    event.preventDefault();
    const passed = await passOn({ title, url: sharedBy(element) }, ways);
    if (passed === 'copied') showToast({ level: 'success', message: texts.copied });
    if (passed === 'failed') showToast({ level: 'error', message: texts.failed });
  });
}
