import type { ReactNode } from 'react';
import { PageIcon, type PageIconName } from '../../ui/page-icon';

interface NextProps {
  icon: PageIconName;
  title: ReactNode;
  /** Whether it has happened. */
  isDone?: boolean;
  children?: ReactNode;
}

/** One of the steps from an order to its hand-over. */
export function Next({ icon, title, isDone, children }: NextProps) {
  return (
    <li className={isDone ? 'is-done' : undefined}>
      <span className="step-mark">
        <PageIcon name={icon} size={18} />
      </span>
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </li>
  );
}
