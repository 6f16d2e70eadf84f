'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon';
import { KeyField } from '../shop/key-field.client';

const TYPING_PAUSE_MS = 700;

interface LineQuantityProps {
  action: string;
  itemId: number;
  qty: number;
  max: number;
  formKey: string | null;
  texts: { label: string; less: string; more: string; update: string };
}

/** How many of a line: the buttons are submit buttons of a real form, so each step also works without script. */
export function LineQuantity({ action, itemId, qty, max, formKey, texts }: LineQuantityProps) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef(0);
  const [sent, setSent] = useState(false);

  // Shown again as it was left, the form can be sent anew.
  useEffect(() => {
    const again = (event: PageTransitionEvent) => event.persisted && setSent(false);
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, []);

  const typed = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => form.current?.reportValidity() && form.current.requestSubmit(), TYPING_PAUSE_MS);
  };
  const submit = (event: FormEvent) => {
    clearTimeout(timer.current);
    if (sent) event.preventDefault();
    setSent(true);
  };

  return (
    <form ref={form} action={action} method="post" onSubmit={submit} aria-busy={sent}>
      {formKey && <KeyField value={formKey} />}
      <input type="hidden" name="itemId" value={itemId} />
      <span className="qty">
        <button type="submit" name="step" value="-1" formNoValidate aria-label={texts.less}>
          <Icon name="minus" size={18} />
        </button>
        <input type="number" inputMode="numeric" name="qty" defaultValue={qty} min={1} max={max} aria-label={texts.label} onInput={typed} required />
        <button type="submit" name="step" value="1" formNoValidate aria-label={texts.more}>
          <Icon name="plus" size={18} />
        </button>
      </span>
      <button type="submit" className="line-link without-script">
        {texts.update}
      </button>
    </form>
  );
}
