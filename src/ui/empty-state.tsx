import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The next step, as a button. */
  action?: ReactNode;
  heading?: 1 | 2;
}

/** Says what happened and offers the next step. */
export function EmptyState({ title, children, action, heading = 1 }: EmptyStateProps) {
  const Heading = heading === 1 ? 'h1' : 'h2';
  return (
    <section className="empty">
      <svg className="empty-mark" width="112" height="64" viewBox="0 0 112 64" aria-hidden="true">
        <path fill="var(--rosa)" d="M0 0h28v22a14 14 0 0 1-28 0z" />
        <path fill="var(--ocre)" d="M28 0h28v22a14 14 0 0 1-28 0z" />
        <path fill="var(--verde)" d="M56 0h28v22a14 14 0 0 1-28 0z" />
        <path fill="var(--cobalto)" d="M84 0h28v22a14 14 0 0 1-28 0z" />
        <path stroke="var(--ink)" strokeWidth="2" d="M6 36v28M106 36v28" />
      </svg>
      <Heading>{title}</Heading>
      {children && <div className="empty-text">{children}</div>}
      {action}
    </section>
  );
}
