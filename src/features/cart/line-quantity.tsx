import { Icon } from '../../ui/icon';
import { FormKey } from '../shop/form-key';

interface LineQuantityProps {
  action: string;
  itemId: number;
  qty: number;
  max: number;
  texts: { label: string; less: string; more: string; update: string };
}

/** How many of a line: the buttons are submit buttons of a real form, so each step also works without script. */
export function LineQuantity({ action, itemId, qty, max, texts }: LineQuantityProps) {
  return (
    <form action={action} method="post">
      <FormKey />
      <input type="hidden" name="itemId" value={itemId} />
      <span className="qty">
        <button type="submit" name="step" value="-1" formNoValidate aria-label={texts.less}>
          <Icon name="minus" size={18} />
        </button>
        <input
          type="number"
          inputMode="numeric"
          name="qty"
          defaultValue={qty}
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
