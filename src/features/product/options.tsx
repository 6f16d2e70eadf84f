import { type CSSProperties, type MouseEvent, useLayoutEffect, useRef } from 'react';

export const OPTIONS_ID = 'opciones';

export interface OptionValueView {
  id: string;
  label: string;
  /** A colour; left out where the option is none. */
  swatch?: string;
  /** What the address of the variant it leads to has behind that of the product's page; null where there is none. */
  to: string | null;
}

export interface OptionGroupView {
  id: string;
  label: string;
  /** id of the value that is chosen, null where none is. */
  chosen: string | null;
  /** ids of values that are not to be had. */
  out: string[];
  values: OptionValueView[];
}

type OnLink = (link: HTMLAnchorElement, event: MouseEvent) => void;

interface GroupProps {
  group: OptionGroupView;
  /** Address of the product's page. */
  page: string;
  /** Said of a value that is not to be had. */
  soldOut: string;
  onChoose: OnLink;
  /** A value is about to be chosen. */
  onPress: OnLink;
}

/** What is chosen of an option. */
export const chosenValue = ({ values, chosen }: OptionGroupView): OptionValueView | undefined =>
  values.find(({ id }) => id === chosen);

/** A choice of colours is one of dots, whose names are heard. */
const isColour = ({ values }: OptionGroupView) => values.some(({ swatch }) => swatch);

function Group({ group, page, soldOut, onChoose, onPress }: GroupProps) {
  const frame = useRef<HTMLFieldSetElement>(null);
  const current = useRef<HTMLAnchorElement>(null);
  const colour = isColour(group);
  const chosen = chosenValue(group);
  const before = useRef(chosen?.id);
  // Where a value had the focus, what is chosen now has it.
  useLayoutEffect(() => {
    if (before.current === chosen?.id) return;
    before.current = chosen?.id;
    const { activeElement } = document;
    if (activeElement && activeElement !== current.current && frame.current?.contains(activeElement))
      current.current?.focus({ preventScroll: true });
  }, [chosen?.id]);
  return (
    <fieldset ref={frame} className="option-group">
      <legend>
        {group.label}
        {chosen && <span className="muted">{`: ${chosen.label}`}</span>}
      </legend>
      <ul className="option-list">
        {group.values.map(({ id, label, swatch, to }) => {
          const isChosen = id === group.chosen;
          const isOut = group.out.includes(id);
          const look = {
            className: `option${colour ? ' option-colour' : ''}${isOut ? ' option-none' : ''}`,
            style: colour && swatch ? ({ '--swatch': swatch } as CSSProperties) : undefined,
          };
          const inside = (
            <>
              <span className={colour ? 'sr' : undefined}>{label}</span>
              {isOut && <span className="sr">, {soldOut}</span>}
            </>
          );
          return (
            <li key={id}>
              {to === null ? (
                <span {...look}>{inside}</span>
              ) : (
                <a
                  ref={isChosen ? current : undefined}
                  {...look}
                  href={`${page}${to}${colour ? '' : `#${OPTIONS_ID}`}`}
                  aria-current={isChosen ? 'true' : undefined}
                  title={colour ? label : undefined}
                  data-live
                  onClick={(event) => onChoose(event.currentTarget, event)}
                  onPointerDown={(event) => onPress(event.currentTarget, event)}
                >
                  {inside}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

interface OptionsProps {
  groups: OptionGroupView[];
  page: string;
  soldOut: string;
  onChoose: (group: number, ...asked: Parameters<OnLink>) => void;
  onPress: OnLink;
}

/** The choice of a variant: every value is a link to the variant it leads to. */
export function Options({ groups, onChoose, ...rest }: OptionsProps) {
  if (groups.length === 0) return null;
  return (
    <div className="options" id={OPTIONS_ID}>
      {groups.map((group, index) => (
        <Group key={group.id} group={group} onChoose={(...asked) => onChoose(index, ...asked)} {...rest} />
      ))}
    </div>
  );
}
