import { enhanced } from '../../ui/enhanced';
import { Icon } from '../../ui/icon';

interface QuantityPickerProps {
  name: string;
  max: number;
  texts: { label: string; less: string; more: string };
}

/** A number field; with script it also has a button for one less and one for one more. */
export function QuantityPicker({ name, max, texts }: QuantityPickerProps) {
  return (
    <span className="qty" {...enhanced('quantity-picker', {})}>
      <button type="button" className="needs-script" data-live data-step={-1} aria-label={texts.less}>
        <Icon name="minus" size={18} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        min={1}
        max={max}
        defaultValue={1}
        aria-label={texts.label}
        required
      />
      <button type="button" className="needs-script" data-live data-step={1} aria-label={texts.more}>
        <Icon name="plus" size={18} />
      </button>
    </span>
  );
}
