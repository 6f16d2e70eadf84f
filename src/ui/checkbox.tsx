import type { ReactNode } from 'react';

interface CheckboxProps {
  name: string;
  value?: string;
  checked?: boolean;
  error?: string | null;
  onTick?: (isTicked: boolean) => void;
  children: ReactNode;
}

/** A box to tick, with what it means; its error stands right under it and is read with it. */
export function Checkbox({ name, value = '1', checked, error, onTick, children }: CheckboxProps) {
  const id = `f-${name}`;
  return (
    <div className="checkbox" data-invalid={error ? 'true' : undefined}>
      <label>
        <input
          type="checkbox"
          id={id}
          name={name}
          value={value}
          defaultChecked={checked}
          onChange={onTick && (({ target }) => onTick(target.checked))}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
        />
        <span>{children}</span>
      </label>
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
    </div>
  );
}
