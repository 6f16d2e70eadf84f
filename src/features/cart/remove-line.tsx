import { Icon } from '../../ui/icon';
import { FormKey } from '../shop/form-key';

interface RemoveLineProps {
  action: string;
  /** The step that asks on a page of its own, where there is no script. */
  confirmHref: string;
  itemId: number;
  texts: { remove: string; name: string; question: string; keep: string };
}

/** CART-019: removing asks first; in a dialog, or on the page without script. */
export function RemoveLine({ action, confirmHref, itemId, texts }: RemoveLineProps) {
  return (
    <div className="contents">
      <a className="line-link" href={confirmHref} data-remove="">
        <Icon name="bin" size={18} />
        {texts.remove}
        <span className="sr"> {texts.name}</span>
      </a>
      <dialog className="dialog" aria-label={texts.question}>
        <h2>{texts.question}</h2>
        <p>{texts.name}</p>
        <form className="dialog-actions" action={action} method="post">
          <FormKey />
          <input type="hidden" name="itemId" value={itemId} />
          <button type="submit" className="btn btn-ink">
            {texts.remove}
          </button>
          <button type="button" className="btn btn-plain">
            {texts.keep}
          </button>
        </form>
      </dialog>
    </div>
  );
}
