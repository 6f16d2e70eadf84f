'use client';

import { type FormEvent, useState } from 'react';
import { RETURN_TO } from '../../contract/social/forms';
import { Button } from '../../ui/button';
import { useListen } from '../../ui/hooks/use-listen';
import { BackField } from '../customers/back-field';
import { bodyOf, sendForm } from '../shop/send-form';

interface Provider {
  id: string;
  label: string;
  /** Said where it cannot be gone to. */
  silent: string;
}

interface Props {
  action: string;
  back: string;
  returnTo: string;
  isInWindow: boolean;
  providers: readonly Provider[];
}

declare module '../../ui/island' {
  interface Islands {
    'social-forms': Props;
  }
}

/**
 * Leads to a provider. In a window the form may not lead there itself: the policy of the page under it knows no
 * provider.
 */
function ProviderForm({
  action,
  back,
  returnTo,
  isInWindow,
  provider,
}: Omit<Props, 'providers'> & { provider: Provider }) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  // The page may be come back to as it was left.
  useListen('window', 'pageshow', () => setPending(false));
  const leave = async (form: HTMLFormElement) => {
    setPending(true);
    const sent = await sendForm(form.action, bodyOf(form));
    if (sent.ok) return location.assign(sent.done.location);
    setPending(false);
    setProblem(provider.silent);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!isInWindow) return;
    event.preventDefault();
    if (!isPending) void leave(event.currentTarget);
  };
  return (
    <form action={action} method="post" onSubmit={send}>
      <BackField back={back} isInWindow={isInWindow} />
      {returnTo && <input type="hidden" name={RETURN_TO} value={returnTo} />}
      <input type="hidden" name="provider" value={provider.id} />
      <Button kind="plain" wide data-pending={isPending}>
        {provider.label}
      </Button>
      <p className="field-error" role="alert">
        {problem}
      </p>
    </form>
  );
}

/** Signing in, or up, with an account that the shopper has elsewhere. */
export default function SocialForms({ providers, ...rest }: Props) {
  return providers.map((provider) => <ProviderForm key={provider.id} {...rest} provider={provider} />);
}
