import { showToast } from '../../ui/show-toast';
import { sendHere } from '../shop/send-here';
import { passOn } from './pass-on';

interface Props {
  /** Why a cart may not be shared: message key → text. */
  messages: Record<string, string>;
  texts: { title: string; copied: string; notCopied: string; seeLink: string; failed: string };
}

declare module '../../ui/island' {
  interface Islands {
    'share-cart': Props;
  }
}

/** Shares the cart without leaving it: the link goes to the system's sheet or the clipboard; where neither takes it, a notification leads to it. */
export function start(element: HTMLElement, { messages, texts }: Props): void {
  const form = element as HTMLFormElement;
  let isPending = false;

  const share = async () => {
    const sent = await sendHere(form);
    if (sent.state !== 'done') {
      const message = (sent.state === 'refused' && sent.message && messages[sent.message]) || texts.failed;
      return showToast({ level: 'error', message });
    }
    const ways = {
      ...('share' in navigator ? { share: (link: ShareData) => navigator.share(link) } : {}),
      // Where the page did not come over https there is no clipboard, and reading it throws.
      copy: async (text: string) => navigator.clipboard.writeText(text),
    };
    const passed = await passOn({ title: texts.title, url: new URL(sent.location, location.href).href }, ways);
    const actions = [{ label: texts.seeLink, href: sent.location, kind: 'plain' as const }];
    if (passed === 'copied') showToast({ level: 'success', message: texts.copied, actions });
    if (passed === 'failed') showToast({ level: 'error', message: texts.notCopied, actions, hasNoTimeout: true });
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isPending) return;
    isPending = true;
    void share().finally(() => {
      isPending = false;
    });
  });
}
