import { useHydrated } from '../../ui/hooks/use-hydrated';
import { Icon } from '../../ui/icon';
import type { Fields } from './use-fields';

interface QuantityPickerProps {
  name: string;
  max: number;
  fields: Fields;
  texts: { label: string; less: string; more: string };
}

/** A number field; with script it also has a button for one less and one for one more. */
export function QuantityPicker({ name, max, fields, texts }: QuantityPickerProps) {
  const isHydrated = useHydrated();
  const typed = fields.read(name);
  const quantity = Math.trunc(Number(typed)) || 1;
  // Before this runs the document's own script steps the field, whatever stands in it.
  const step = (by: 1 | -1, label: string) => (
    <button
      type="button"
      className="needs-script"
      data-live
      data-step={by}
      aria-label={label}
      disabled={isHydrated && (by < 0 ? quantity <= 1 : quantity >= max)}
      onClick={() => fields.set(name, String(Math.min(max, Math.max(1, quantity + by))))}
    >
      <Icon name={by < 0 ? 'minus' : 'plus'} size={18} />
    </button>
  );
  return (
    <span className="qty">
      {step(-1, texts.less)}
      <input
        type="number"
        inputMode="numeric"
        name={name}
        min={1}
        max={max}
        value={typed}
        onChange={({ target }) => fields.set(name, target.value)}
        aria-label={texts.label}
        required
      />
      {step(1, texts.more)}
    </span>
  );
}
