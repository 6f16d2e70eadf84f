import { showToast } from '../../ui/show-toast';
import { messageOf } from '../shop/form-answer';
import { bodyOf, sendForm } from '../shop/send-form';
import { passOn } from './pass-on';

interface Props {
  /** Why a cart may not be shared: message key → text. */
  messages: Record<string, string>;
  texts: { title: string; copied: string; notCopied: string; seeLink: string; failed: string };
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    'share-cart': Props;
  }
}

/**
 * Shares the cart without leaving it: the link goes to the system's sheet or the clipboard; where neither takes it, a
 * notification leads to it.
 */
export function start(element: HTMLElement, { messages, texts }: Props): void {
  const form = element as HTMLFormElement;
  let isPending = false;

  const share = async () => {
    const sent = await sendForm(form.action, bodyOf(form));
    if (!sent.ok) return showToast({ level: 'error', message: messages[messageOf(sent)] ?? texts.failed });
    const { location: shared } = sent.done;
    const ways = {
      ...('share' in navigator ? { share: (link: ShareData) => navigator.share(link) } : {}),
      // Where the page did not come over https there is no clipboard, and reading it throws.
      copy: async (text: string) => navigator.clipboard.writeText(text),
    };
    const passed = await passOn({ title: texts.title, url: new URL(shared, location.href).href }, ways);
    const actions = [{ label: texts.seeLink, href: shared, kind: 'plain' as const }];
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
