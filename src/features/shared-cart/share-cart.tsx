import { type FormEvent, useRef } from 'react';
import { showToast } from '../../ui/show-toast';
import { messageOf } from '../shop/form-answer';
import { bodyOf, sendForm } from '../shop/send-form';
import { passOn } from './pass-on';

interface ShareCartProps {
  action: string;
  /** Why a cart may not be shared: message key → text. */
  messages: Record<string, string>;
  texts: Record<'share' | 'title' | 'copied' | 'notCopied' | 'seeLink' | 'failed', string>;
}

/**
 * Makes a link to the cart. Without script its page is opened; with script the link goes to the system's sheet or the
 * clipboard, and where neither takes it, a notification leads to it.
 */
export function ShareCart({ action, messages, texts }: ShareCartProps) {
  const isPending = useRef(false);

  const share = async (form: HTMLFormElement) => {
    const sent = await sendForm(action, bodyOf(form));
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

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending.current) return;
    isPending.current = true;
    void share(event.currentTarget).finally(() => {
      isPending.current = false;
    });
  };
  return (
    <form action={action} method="post" onSubmit={submit}>
      <button type="submit" className="line-link">
        {texts.share}
      </button>
    </form>
  );
}
