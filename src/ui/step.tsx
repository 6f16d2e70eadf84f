import type { ReactNode } from 'react';
import { Icon } from './icon';

interface StepProps {
  id: string;
  number: number;
  title: string;
  state: 'open' | 'done' | 'later';
  /** What was filled in, on one line, once done. */
  line?: ReactNode;
  /** What may be put right of it, once done. */
  note?: ReactNode;
  /** Whether the heading has the focus when the page opens: a form led here. */
  takesFocus?: boolean;
  /** ids of steps whose lines are heard with the heading: what was decided on the way here. */
  heardWith?: readonly string[];
  edit?: { href: string; label: string; name: string } | null;
  children?: ReactNode;
}

const lineId = (step: string) => `${step}-linea`;

function Heading({
  id,
  title,
  takesFocus,
  heardWith,
}: Required<Pick<StepProps, 'id' | 'title' | 'takesFocus' | 'heardWith'>>) {
  if (!takesFocus) return <h2 id={id}>{title}</h2>;
  return (
    // biome-ignore lint/a11y/noAutofocus: each step is a page of its own, and its heading is where the reading goes on
    <h2 id={id} tabIndex={-1} autoFocus aria-describedby={heardWith.map(lineId).join(' ') || undefined}>
      {title}
    </h2>
  );
}

/** A step of a long form: open, closed into one line that can be edited, or still to come. */
export function Step({
  id,
  number,
  title,
  state,
  line,
  note,
  takesFocus = false,
  heardWith = [],
  edit,
  children,
}: StepProps) {
  return (
    <section className={`step step-${state}`} aria-labelledby={id}>
      <div className="step-head">
        <span className="step-mark" aria-hidden="true">
          {state === 'done' ? <Icon name="check" size={18} /> : number}
        </span>
        <Heading id={id} title={title} takesFocus={takesFocus && state === 'open'} heardWith={heardWith} />
        {state === 'done' && edit && (
          <a className="line-link" href={edit.href}>
            {edit.label} <span className="sr">{edit.name}</span>
          </a>
        )}
        {state === 'done' && line && (
          <p id={lineId(id)} className="step-line">
            {line}
          </p>
        )}
      </div>
      {state === 'done' && note}
      {state === 'open' && children && <div className="step-body">{children}</div>}
    </section>
  );
}
