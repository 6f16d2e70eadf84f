'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { sendAsPage } from '../../ui/hooks/send-as-page';
import { useHydrated } from '../../ui/hooks/use-hydrated';
import { useLatest } from '../../ui/hooks/use-latest';
import { useListen } from '../../ui/hooks/use-listen';
import { BackField } from '../customers/back-field';
import { messageOf } from '../shop/form-answer';
import { announceDone, inWords } from '../shop/form-done';
import { wordsOf } from '../shop/general-message';
import { bodyOf, sendForm } from '../shop/send-form';
import { askPasskey, knowsPasskeys, offerPasskeys } from './ask-passkey';

interface Props {
  action: string;
  /** Address of the call that gives the options. */
  options: string;
  back: string;
  isInWindow: boolean;
  /** Stands between this and what can be done instead; null where something else does. */
  or: string | null;
  label: string;
  /** Message key → text. */
  messages: Record<string, string>;
}

declare module '../../ui/island' {
  interface Islands {
    'passkey-sign-in': Props;
  }
}

/**
 * Signs in with a passkey: when its button is pressed, or when the shopper chooses one among what the browser offers
 * for the e-mail.
 */
export default function PasskeySignIn({ action, options, back, isInWindow, or, label, messages }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [isPending, setPending] = useState(false);
  const [said, setSaid] = useState('');
  const [asked, setAsked] = useState(0);
  const isOffered = !useHydrated() || knowsPasskeys();

  const send = async (credential: string) => {
    if (!form.current) return;
    const body = bodyOf(form.current);
    body.set('credential', credential);
    if (!isInWindow) return sendAsPage(action, body);
    const sent = await sendForm(action, body);
    setPending(false);
    if (sent.ok) announceDone(inWords(sent.done, messages));
    else setSaid(wordsOf(messages, messageOf(sent), sent.ok === false ? sent.notice.params : undefined));
  };
  const latestSend = useLatest(send);

  // Anew each time the button has asked, which ended what was offered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked is what it waits for
  useEffect(
    () => (knowsPasskeys() ? offerPasskeys(options, (credential) => void latestSend.current(credential)) : undefined),
    [options, latestSend, asked],
  );
  useListen('window', 'pageshow', ({ persisted }) => persisted && setPending(false));

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setSaid('');
    setPending(true);
    const found = await askPasskey(options, 'optional');
    if (found?.ok) return send(found.credential);
    setPending(false);
    if (!found) return;
    setSaid(wordsOf(messages, found.message, found.params));
    setAsked(asked + 1);
  };

  if (!isOffered) return null;
  return (
    <form ref={form} action={action} method="post" onSubmit={onSubmit}>
      {or && <p className="or">{or}</p>}
      <BackField back={back} isInWindow={isInWindow} />
      <Button kind="plain" wide data-live="" data-pending={isPending}>
        {label}
      </Button>
      <p className="field-error" role="alert">
        {said}
      </p>
    </form>
  );
}
