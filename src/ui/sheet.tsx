import type { ReactNode } from 'react';
import { Icon } from './icon';

interface SheetProps {
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
  foot?: ReactNode;
  className?: string;
}

/** A native popover over the page: opened by any button with popoverTarget={id}, with or without script. */
export function Sheet({ id, title, closeLabel, children, foot, className }: SheetProps) {
  return (
    <section id={id} popover="auto" aria-label={title} className={className ? `sheet ${className}` : 'sheet'}>
      <div className="sheet-head">
        <h2>{title}</h2>
        <button
          type="button"
          className="icon-button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
      {foot && <div className="sheet-foot">{foot}</div>}
    </section>
  );
}
