'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { sendAsPage } from '../../ui/hooks/send-as-page';
import { useFocusInvalid } from '../../ui/hooks/use-focus-invalid';
import { useListen } from '../../ui/hooks/use-listen';
import { KeyField } from '../forms/key-field';
import { wordsOf } from '../shop/general-message';
import { bodyOf } from '../shop/send-form';
import { makePasskey } from './make-passkey';

interface Props {
  action: string;
  formKey: string | null;
  /** Address of the call that gives the options. */
  options: string;
  /** Whether the password is asked for from the start. */
  needsPassword: boolean;
  texts: { password: string; add: string };
  /** Message key → text. */
  messages: Record<string, string>;
}

declare module '../../ui/island' {
  interface Islands {
    'new-passkey': Props;
  }
}

const PASSWORD = 'password';

/** Makes a passkey on this device and hands it to the shop; the password is asked for when the shop wants it. */
export default function NewPasskey({ action, formKey, options, needsPassword, texts, messages }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [asksPassword, setAsksPassword] = useState(needsPassword);
  const [said, setSaid] = useState({ ofForm: '', ofPassword: '' });
  const [isPending, setPending] = useState(false);
  const goToError = useFocusInvalid(form, false);
  useListen('window', 'pageshow', ({ persisted }) => persisted && setPending(false));

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const body = bodyOf(event.currentTarget);
    setSaid({ ofForm: '', ofPassword: '' });
    setPending(true);
    const made = await makePasskey(options, body.get(PASSWORD) ?? '');
    if (made.ok) {
      // The password has done its work and is not sent again.
      body.delete(PASSWORD);
      body.set('credential', made.credential);
      body.set('name', made.name);
      return sendAsPage(action, body);
    }
    const words = wordsOf(messages, made.message, made.params);
    setPending(false);
    if (made.field === PASSWORD) {
      setAsksPassword(true);
      setSaid({ ofForm: '', ofPassword: words });
    } else setSaid({ ofForm: words, ofPassword: '' });
    goToError();
  };

  return (
    <form ref={form} className="passkey-new needs-script" action={action} method="post" onSubmit={onSubmit}>
      <KeyField formKey={formKey} />
      <div hidden={!asksPassword}>
        <Field
          name={PASSWORD}
          scope="llave"
          type="password"
          label={texts.password}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          error={said.ofPassword || null}
        />
      </div>
      <Button kind="plain" data-live="" data-pending={isPending}>
        {texts.add}
      </Button>
      <p className="field-error" role="alert" tabIndex={-1}>
        {said.ofForm}
      </p>
    </form>
  );
}
