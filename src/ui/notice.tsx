import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

export type NoticeLevel = 'success' | 'warning' | 'error' | 'info';

const ICONS: Record<NoticeLevel, IconName> = { success: 'check', warning: 'alert', error: 'alert', info: 'info' };

interface NoticeProps {
  level: NoticeLevel;
  icon?: IconName;
  children: ReactNode;
  /** Whether it has the focus when the page opens: a form led back to it. */
  takesFocus?: boolean;
  /** What can be done about it: links and small forms. */
  actions?: ReactNode;
}

/** Something that happened, said where it matters; errors interrupt, the rest waits its turn. */
export function Notice({ level, icon, takesFocus = false, children, actions }: NoticeProps) {
  return (
    <div
      className={`notice notice-${level}`}
      role={level === 'error' ? 'alert' : 'status'}
      {...(takesFocus && { tabIndex: -1, autoFocus: true })}
    >
      <Icon name={icon ?? ICONS[level]} size={20} />
      <div className="notice-text">{children}</div>
      {actions && <div className="notice-actions">{actions}</div>}
    </div>
  );
}
