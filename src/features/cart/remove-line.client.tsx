'use client';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.client';
import { Icon } from '../../ui/icon';
import { KeyField } from '../shop/key-field.client';

interface RemoveLineProps {
  action: string;
  /** The step that asks on a page of its own, where there is no script. */
  confirmHref: string;
  itemId: number;
  formKey: string | null;
  texts: { remove: string; name: string; question: string; keep: string };
}

/** CART-019: removing asks first; in a dialog, or on the page without script. */
export function RemoveLine({ action, confirmHref, itemId, formKey, texts }: RemoveLineProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <a
        className="line-link"
        href={confirmHref}
        onClick={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        <Icon name="bin" size={18} />
        {texts.remove}
        <span className="sr"> {texts.name}</span>
      </a>
      <Dialog open={asking} onClose={() => setAsking(false)} title={texts.question}>
        <h2>{texts.question}</h2>
        <p>{texts.name}</p>
        <form className="dialog-actions" action={action} method="post">
          {formKey && <KeyField value={formKey} />}
          <input type="hidden" name="itemId" value={itemId} />
          <button type="submit" className="btn btn-ink">
            {texts.remove}
          </button>
          <button type="button" className="btn btn-plain" onClick={() => setAsking(false)}>
            {texts.keep}
          </button>
        </form>
      </Dialog>
    </>
  );
}
