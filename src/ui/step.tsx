import type { ReactNode } from 'react';
import { Icon } from './icon';

interface StepProps {
  id: string;
  number: number;
  title: string;
  state: 'open' | 'done' | 'later';
  /** What was filled in, on one line, once done. */
  line?: string | null;
  edit?: { href: string; label: string; name: string } | null;
  children?: ReactNode;
}

/** A step of a long form: open, closed into one line that can be edited, or still to come. */
export function Step({ id, number, title, state, line, edit, children }: StepProps) {
  return (
    <section className={`step step-${state}`} aria-labelledby={id}>
      <div className="step-head">
        <span className="step-mark" aria-hidden="true">
          {state === 'done' ? <Icon name="check" size={18} /> : number}
        </span>
        <h2 id={id}>{title}</h2>
        {state === 'done' && edit && (
          <a className="line-link" href={edit.href}>
            {edit.label} <span className="sr">{edit.name}</span>
          </a>
        )}
        {state === 'done' && line && <p className="step-line">{line}</p>}
      </div>
      {state === 'open' && children && <div className="step-body">{children}</div>}
    </section>
  );
}
