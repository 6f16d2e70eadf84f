import type { ReactNode } from 'react';

/** A titled part of the page. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** One piece under its name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="dev-sample">
      <p className="small muted">{name}</p>
      <div className="dev-row">{children}</div>
    </div>
  );
}
