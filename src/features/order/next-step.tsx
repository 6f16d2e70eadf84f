import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/icon';

interface NextProps {
  icon: IconName;
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
        <Icon name={icon} size={18} />
      </span>
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </li>
  );
}
