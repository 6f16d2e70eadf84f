import type { FormEvent, RefObject } from 'react';
import { KeyField } from '../forms/key-field';
import type { CartPageProps } from './cart-page-props';

interface UndoFormProps {
  page: CartPageProps;
  /** What takes back what was done. */
  kind: 'remove' | 'restore';
  itemId: number;
  /** Left out where only the shop can. */
  undo?: () => void;
  button?: RefObject<HTMLButtonElement | null>;
}

/** Takes back what a notice tells of. */
export function UndoForm({ page: { storePrefix, formKey, texts }, kind, itemId, undo, button }: UndoFormProps) {
  const submit = (event: FormEvent) => {
    if (!undo) return;
    event.preventDefault();
    undo();
  };
  return (
    <form action={`${storePrefix}/f/cart/${kind}`} method="post" onSubmit={submit}>
      <KeyField formKey={formKey && `${formKey}-undo-${itemId}`} />
      <input type="hidden" name="itemId" value={itemId} />
      <button ref={button} type="submit" className="line-link">
        {texts.undo}
      </button>
    </form>
  );
}
