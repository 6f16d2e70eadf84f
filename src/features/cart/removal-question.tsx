import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { fill } from '../../i18n/fill';
import { Button } from '../../ui/button';
import { KeyField } from '../forms/key-field';
import type { Line } from './store/kept-cart';

interface RemovalQuestionProps {
  line: Pick<Line, 'itemId' | 'name'>;
  storePrefix: string;
  /** What the keys of the page's forms begin with; null where it has none. */
  formKey: string | null;
  /** `question` with {name}. */
  texts: { question: string; sure: string; keep: string };
  remove: () => void;
  keep: () => void;
}

/** Whether nothing has the focus: what had it went. */
const isFocusLost = () => document.activeElement === document.body;

/**
 * CART-019: a line asks before it goes, in its own place. Escape keeps it; without script both answers are forms of the
 * page.
 */
export function RemovalQuestion({ line, storePrefix, formKey, texts, remove, keep }: RemovalQuestionProps) {
  const title = useId();
  const sure = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocusLost()) sure.current?.focus({ preventScroll: true });
  }, []);
  const answer = (act: () => void) => (event: FormEvent) => {
    event.preventDefault();
    act();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    keep();
  };
  return (
    <fieldset className="line-question" aria-labelledby={title} onKeyDown={leave}>
      <p id={title}>{fill(texts.question, { name: line.name })}</p>
      <form action={`${storePrefix}/f/cart/remove`} method="post" onSubmit={answer(remove)}>
        <KeyField formKey={formKey && `${formKey}-remove-${line.itemId}`} />
        <input type="hidden" name="itemId" value={line.itemId} />
        <Button ref={sure}>{texts.sure}</Button>
      </form>
      <form action={`${storePrefix}/checkout/cart`} method="get" onSubmit={answer(keep)}>
        <Button kind="plain">{texts.keep}</Button>
      </form>
    </fieldset>
  );
}

/** For the control that asks whether a line goes: it has the focus again where the line was kept. */
export function useFocusWhenKept<Control extends HTMLElement>(isAsked: boolean) {
  const control = useRef<Control>(null);
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    if (wasAsked.current && !isAsked && isFocusLost()) control.current?.focus({ preventScroll: true });
    wasAsked.current = isAsked;
  }, [isAsked]);
  return control;
}
