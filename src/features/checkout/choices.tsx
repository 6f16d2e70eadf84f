import { Fragment, type ReactNode } from 'react';
import { usePast } from '../../ui/hooks/use-past';
import { Notice } from '../../ui/notice';
import { RadioCard } from '../../ui/radio-card';

/** One of the choices of a step, in words of the page. */
export interface Choice {
  value: string;
  title: string;
  detail?: string;
  /** What is said instead of the detail from a moment on; epoch ms. */
  after?: { at: number; detail: string };
  /** What it costs. */
  end?: string;
  isChosen: boolean;
  /** Why it cannot be chosen is its detail. */
  isOff?: boolean;
}

/** A detail that is true until a moment, and then another. */
export function UntilThen({ detail, after }: { detail: string | undefined; after: NonNullable<Choice['after']> }) {
  return usePast(after.at) ? after.detail : detail;
}

/** What a choice says under its title, at this moment. */
export const detailOf = ({ detail, after }: Choice): ReactNode =>
  after ? <UntilThen detail={detail} after={after} /> : detail;

interface ChoicesProps<One extends Choice> {
  name: string;
  legend: string;
  choices: readonly One[];
  /** What is wrong with what was chosen, and the way on from there. */
  error: string | null;
  help?: ReactNode;
  /** What a choice says instead of its detail. */
  detail?: (choice: One) => ReactNode;
  /** From which choice on the others are folded away, and what opens them. */
  fold?: { from: number; label: string } | undefined;
  /** What is asked under a choice. */
  more?: (choice: One) => ReactNode;
}

/** The choices of a step, of which one is taken, under what was wrong with the last. */
export const Choices = <One extends Choice>({
  name,
  legend,
  choices,
  error,
  help,
  detail,
  more,
  fold,
}: ChoicesProps<One>) => {
  const one = (choice: One) => (
    <Fragment key={choice.value}>
      <RadioCard
        name={name}
        value={choice.value}
        title={choice.title}
        detail={detail ? detail(choice) : detailOf(choice)}
        end={choice.end}
        checked={choice.isChosen}
        disabled={choice.isOff}
      />
      {more?.(choice)}
    </Fragment>
  );
  return (
    <>
      {error && (
        <Notice level="error" takesFocus>
          {error}
          {help && ' '}
          {help}
        </Notice>
      )}
      <fieldset className="radio-cards">
        <legend className="sr">{legend}</legend>
        {choices.slice(0, fold?.from).map(one)}
        {fold && (
          <details>
            <summary className="line-link">{fold.label}</summary>
            <div className="radio-cards">{choices.slice(fold.from).map(one)}</div>
          </details>
        )}
      </fieldset>
    </>
  );
};
