'use client';

import { type ComponentType, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { usePatience } from '../../../ui/hooks/use-patience';
import { Icon } from '../../../ui/icon';
import { isPlainClick } from '../../../ui/plain-click';
import { endsIn, inTime, TAP_WAITS_MS } from '../../../ui/time-limit';
import type { Department } from './department-list';
import type { DepartmentsPanelProps } from './departments-panel';
import { fetchDepartments } from './fetch-departments';

interface Props {
  href: string;
  className?: string;
  label: string;
  /** Stands over the label where it is a place at the foot of a phone. */
  hasIcon?: boolean;
  isHere: boolean;
  closeLabel: string;
}

declare module '../../../ui/island' {
  interface Islands {
    departments: Props;
  }
}

/** How long the pointer may be elsewhere before what it left closes, and rest before what it is on opens (UI-013). */
const PATIENCE_MS = 300;
const WIDE = '(width >= 700px)';

const isWide = () => matchMedia(WIDE).matches;

interface Shown {
  Panel: ComponentType<DepartmentsPanelProps>;
  departments: Department[];
  top: number | null;
}

/**
 * The way to all departments: a page, and the panel of it over the page one is on, for a mouse also when it rests on
 * the link. What cannot be fetched, or not in time, is gone to.
 */
export default function Departments({ href, className, label, hasIcon = false, isHere, closeLabel }: Props) {
  const trigger = useRef<HTMLAnchorElement>(null);
  const panel = useRef<HTMLElement>(null);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const patience = usePatience(PATIENCE_MS);
  const [shown, setShown] = useState<Shown | null>(null);
  const [isOpen, setOpen] = useState<boolean>();

  const close = () => panel.current?.hidePopover();
  const wasJustClosed = () => performance.now() - closedAt.current < PATIENCE_MS;
  async function show(): Promise<void> {
    const [{ DepartmentsPanel }, departments] = await Promise.all([
      import('./departments-panel'),
      fetchDepartments(href),
    ]);
    patience.stay();
    const { bottom = 0 } = trigger.current?.getBoundingClientRect() ?? {};
    if (!wasJustClosed()) setShown({ Panel: DepartmentsPanel, departments, top: isWide() ? bottom + scrollY : null });
  }
  function toggled(isNowOpen: boolean): void {
    setOpen(isNowOpen);
    if (isNowOpen) return;
    patience.stay();
    closedAt.current = performance.now();
  }
  function press(event: MouseEvent<HTMLAnchorElement>): void {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    if (isOpen) close();
    else inTime(endsIn(TAP_WAITS_MS), show()).catch(() => location.assign(href));
  }
  const rest = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || !isWide()) return;
    if (isOpen) patience.stay();
    else patience.later(() => void show().catch(console.warn));
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    if (isOpen) patience.later(close);
    else patience.stay();
  };
  return (
    <>
      <a
        ref={trigger}
        className={className}
        href={href}
        aria-current={isHere ? 'page' : undefined}
        aria-expanded={isOpen}
        data-live
        onClick={press}
        onPointerEnter={rest}
        onPointerLeave={leave}
      >
        {hasIcon && <Icon name="grid" />}
        {label}
      </a>
      {shown && (
        <shown.Panel
          departments={shown.departments}
          top={shown.top}
          label={label}
          closeLabel={closeLabel}
          trigger={trigger}
          panel={panel}
          patience={patience}
          onToggle={toggled}
          onGone={() => setShown(null)}
        />
      )}
    </>
  );
}
