import type { ComponentProps, ReactNode, TextareaHTMLAttributes } from 'react';
import { Icon } from './icon';

interface Frame {
  label: string;
  name: string;
  /** 'opcional', in words, when it need not be filled in. */
  optional?: string;
  hint?: ReactNode;
  error?: string | null;
  /** How much of a row it takes on a wide screen; thirds and quarters stand in pairs on phones. */
  span?: 'full' | 'half' | 'third' | 'quarter';
  /** Makes ids unique when a name stands twice on a page. */
  scope?: string;
  /** Stands in the field, at its end. */
  end?: ReactNode;
}

const idsOf = ({ name, scope }: Pick<Frame, 'name' | 'scope'>) => {
  const id = `${scope ?? 'f'}-${name}`;
  return { id, hintId: `${id}-hint`, errorId: `${id}-error` };
};

function Shell({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { id, hintId, errorId } = idsOf(frame);
  return (
    <div className={`field span-${frame.span ?? 'full'}`} data-invalid={frame.error ? 'true' : undefined}>
      <label htmlFor={id}>
        {frame.label} {frame.optional && <span className="optional">{frame.optional}</span>}
      </label>
      {children}
      <p className="field-error" id={errorId}>
        {frame.error}
      </p>
      {frame.hint && (
        <p className="field-hint" id={hintId}>
          {frame.hint}
        </p>
      )}
    </div>
  );
}

const described = (frame: Frame) => {
  const { hintId, errorId } = idsOf(frame);
  return [errorId, frame.hint ? hintId : ''].filter(Boolean).join(' ');
};

type FieldProps = Frame & Omit<ComponentProps<'input'>, keyof Frame | 'id'>;

/** A labelled input; its error stands right under it and is read with it. */
export function Field({ label, name, optional, hint, error, span, scope, end, ...input }: FieldProps) {
  const frame = { label, name, optional, hint, error, span, scope };
  const control = (
    <input
      className="input"
      id={idsOf(frame).id}
      name={name}
      aria-invalid={error ? true : undefined}
      aria-describedby={described(frame)}
      {...input}
    />
  );
  return (
    <Shell frame={frame}>
      {end ? (
        <span className="with-end">
          {control}
          {end}
        </span>
      ) : (
        control
      )}
    </Shell>
  );
}

type AreaFieldProps = Frame & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof Frame | 'id'>;

/** A labelled input of several lines. */
export function AreaField({ label, name, optional, hint, error, span, scope, ...area }: AreaFieldProps) {
  const frame = { label, name, optional, hint, error, span, scope };
  return (
    <Shell frame={frame}>
      <textarea
        className="input"
        id={idsOf(frame).id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={described(frame)}
        {...area}
      />
    </Shell>
  );
}

type SelectFieldProps = Frame & Omit<ComponentProps<'select'>, keyof Frame | 'id'>;

export function SelectField({
  label,
  name,
  optional,
  hint,
  error,
  span,
  scope,
  children,
  ...select
}: SelectFieldProps) {
  const frame = { label, name, optional, hint, error, span, scope };
  return (
    <Shell frame={frame}>
      <span className="select">
        <select
          className="input"
          id={idsOf(frame).id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={described(frame)}
          {...select}
        >
          {children}
        </select>
        <Icon name="down" size={18} />
      </span>
    </Shell>
  );
}
