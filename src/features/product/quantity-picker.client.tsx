'use client';
import { useState } from 'react';
import { Icon } from '../../ui/icon';

interface QuantityPickerProps {
  name: string;
  max: number;
  texts: { label: string; less: string; more: string };
}

/** A number field; with script it also has a button for one less and one for one more. */
export function QuantityPicker({ name, max, texts }: QuantityPickerProps) {
  const [value, setValue] = useState('1');
  const qty = Math.trunc(Number(value)) || 1;
  const set = (next: number) => setValue(String(Math.min(max, Math.max(1, next))));
  return (
    <span className="qty">
      <button type="button" className="needs-script" data-live aria-label={texts.less} disabled={qty <= 1} onClick={() => set(qty - 1)}>
        <Icon name="minus" size={18} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        min={1}
        max={max}
        value={value}
        aria-label={texts.label}
        onChange={(event) => setValue(event.target.value)}
        required
      />
      <button type="button" className="needs-script" data-live aria-label={texts.more} disabled={qty >= max} onClick={() => set(qty + 1)}>
        <Icon name="plus" size={18} />
      </button>
    </span>
  );
}
