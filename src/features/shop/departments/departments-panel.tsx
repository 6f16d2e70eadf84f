import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type ToggleEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { InBody } from '../../../ui/hooks/in-body';
import { useAttribute } from '../../../ui/hooks/use-attribute';
import type { Patience } from '../../../ui/hooks/use-patience';
import { isHeadingTo } from '../heading-to';
import { type Department, DepartmentList } from './department-list';

export interface DepartmentsPanelProps {
  departments: Department[];
  label: string;
  closeLabel: string;
  trigger: RefObject<HTMLAnchorElement | null>;
  /** Its element, for whoever closes it. */
  panel: RefObject<HTMLElement | null>;
  patience: Patience;
  /** Where it hangs on a wide screen; null where it is a sheet over the page. */
  top: number | null;
  onToggle: (isOpen: boolean) => void;
  onGone: () => void;
}

/**
 * All departments over the page, open as long as it stands. On a wide screen it stands behind its link, so that the
 * keyboard goes on into it, and one department is unfolded; a sheet is apart from what it covers.
 */
export function DepartmentsPanel(props: DepartmentsPanelProps) {
  const { departments, label, closeLabel, trigger, panel, patience, top, onToggle, onGone } = props;
  const isWide = top !== null;
  const [open, setOpen] = useState(isWide ? 0 : null);
  const close = useRef<HTMLButtonElement>(null);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const unfolded = useRef<HTMLUListElement>(null);
  const last = useRef({ x: 0, y: 0 });
  useLayoutEffect(() => {
    panel.current?.showPopover();
    if (!isWide) close.current?.focus();
  }, [panel, isWide]);

  useAttribute('html', 'data-covered', isWide ? null : '');

  const hide = () => panel.current?.hidePopover();
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse' && isWide;
  function toggled({ newState }: ToggleEvent<HTMLElement>): void {
    const isOpen = newState === 'open';
    if (!isOpen && panel.current?.contains(document.activeElement)) trigger.current?.focus({ preventScroll: true });
    onToggle(isOpen);
  }
  /** On a phone, and under a finger, the first press shows what is in a department. */
  function pressed(index: number, event: MouseEvent): void {
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    if (departments[index]?.children.length === 0 || (isWide && (!isTouch || open === index))) return;
    event.preventDefault();
    setOpen(open === index ? null : index);
  }
  /** Up and down go from department to department, past what is in them. */
  function moved(index: number, event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    links.current[(index + step + departments.length) % departments.length]?.focus();
  }
  /**
   * Another department opens at once, or, while the pointer is on its way into the open one, only where it comes to
   * rest.
   */
  function follow(event: PointerEvent): void {
    const from = last.current;
    last.current = { x: event.clientX, y: event.clientY };
    const wanted = links.current.findIndex((link) => link?.contains(event.target as Node));
    const isOther = wanted >= 0 && wanted !== open;
    const into = unfolded.current?.getBoundingClientRect();
    patience.stay();
    if (isOther && into && isHeadingTo(from, last.current, into)) patience.later(() => setOpen(wanted));
    else if (isOther) setOpen(wanted);
  }

  const drawn = (
    <section
      ref={panel}
      popover="auto"
      className="sheet departments"
      aria-label={label}
      style={{ '--top': `${top ?? 0}px` } as CSSProperties}
      onBeforeToggle={toggled}
      onToggle={({ newState }) => newState === 'closed' && onGone()}
      onBlur={({ relatedTarget }) => {
        const isIn = panel.current?.contains(relatedTarget) || relatedTarget === trigger.current;
        if (relatedTarget && isWide && !isIn) hide();
      }}
      onPointerMove={(event) => isMouse(event) && follow(event)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && patience.later(hide)}
      onPointerEnter={patience.stay}
    >
      <div className="sheet-head">
        <h2>{label}</h2>
        <button ref={close} type="button" className="line-link" onClick={hide}>
          {closeLabel}
        </button>
      </div>
      <DepartmentList
        departments={departments}
        open={open}
        unfolded={unfolded}
        ofItem={(index) => ({
          onFocus: () => isWide && setOpen(index),
          onKeyDown: (event) => moved(index, event),
        })}
        ofLink={(index) => ({
          ref: (link) => {
            links.current[index] = link;
          },
          onClick: (event) => pressed(index, event),
        })}
      />
    </section>
  );
  return isWide ? drawn : <InBody>{drawn}</InBody>;
}
