import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon';
import { KeyField } from '../forms/key-field';

interface LineQuantityProps {
  action: string;
  formKey: string | null;
  itemId: number;
  qty: number;
  max: number;
  texts: { label: string; less: string; more: string; update: string };
  /** What is wanted of it: 0 for none. */
  set: (qty: number) => void;
}

const TYPING_PAUSE_MS = 350;

/**
 * How many of a line: the buttons are submit buttons of a real form, so each step also works without script. What is
 * being typed stands until it is sent, whatever the cart says meanwhile.
 */
export function LineQuantity({ action, formKey, itemId, qty, max, texts, set }: LineQuantityProps) {
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef(0);
  const [typed, setTyped] = useState<string | null>(null);

  const send = (wanted: number) => {
    clearTimeout(pause.current);
    setTyped(null);
    set(wanted);
  };
  const type = (value: string) => {
    setTyped(value);
    clearTimeout(pause.current);
    pause.current = window.setTimeout(() => {
      if (field.current?.form?.reportValidity()) send(Number(value));
    }, TYPING_PAUSE_MS);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    send(Number(field.current?.value) + Number((submitter as HTMLButtonElement | null)?.value ?? 0));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before this ran counts as well, once
  useLayoutEffect(() => {
    const value = field.current?.value ?? '';
    if (value !== String(qty)) type(value);
  }, []);
  useEffect(() => () => clearTimeout(pause.current), []);

  return (
    <form action={action} method="post" onSubmit={submit}>
      <KeyField formKey={formKey} />
      <input type="hidden" name="itemId" value={itemId} />
      <span className="qty">
        <button type="submit" name="step" value="-1" formNoValidate aria-label={texts.less}>
          <Icon name="minus" size={18} />
        </button>
        <input
          ref={field}
          type="number"
          inputMode="numeric"
          name="qty"
          value={typed ?? qty}
          onChange={({ target }) => type(target.value)}
          onBlur={({ target }) => typed !== null && target.checkValidity() && send(Number(typed))}
          min={1}
          max={max}
          autoComplete="off"
          aria-label={texts.label}
          required
        />
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
