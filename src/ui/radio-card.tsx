import type { ReactNode } from 'react';

interface RadioCardProps {
  name: string;
  value: string;
  title: string;
  detail?: ReactNode;
  /** What stands at the end of the row: a price. */
  end?: ReactNode;
  checked?: boolean;
  disabled?: boolean;
}

/** One choice among few, big enough for a thumb; the whole card is the label. */
export function RadioCard({ name, value, title, detail, end, checked, disabled }: RadioCardProps) {
  return (
    <label className="radio-card">
      <input type="radio" name={name} value={value} defaultChecked={checked} disabled={disabled} required />
      <span className="radio-card-text">
        <span className="radio-card-title">{title}</span>
        {detail && <span className="radio-card-detail">{detail}</span>}
      </span>
      {end && <span className="radio-card-end">{end}</span>}
    </label>
  );
}
