import type { ReactNode } from 'react';
import { Logo } from './logo';
import { Static } from './static';

interface HeaderProps {
  brand: string;
  home: string;
  homeLabel: string;
  /** One line of promise, alone or with a second one for wide screens. */
  promise: string[];
  search: ReactNode;
  /** Only shows: no islands in it. */
  actions: ReactNode;
  nav: ReactNode;
}

export function Header({ brand, home, homeLabel, promise, search, actions, nav }: HeaderProps) {
  return (
    <header className="header">
      <Static as="div" className="promise">
        <div className="wrap">
          {promise.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      </Static>
      <div className="wrap header-row">
        <Static as="a" className="header-home" href={home} aria-label={homeLabel}>
          <Logo name={brand} />
        </Static>
        {search}
        <Static as="div" className="header-actions">
          {actions}
        </Static>
      </div>
      {nav}
    </header>
  );
}

/** The header of checkout and error pages: the way home, and one line of trust. */
export function PlainHeader({ brand, home, homeLabel, children }: { brand: string; home: string; homeLabel: string; children?: ReactNode }) {
  return (
    <header className="header header-plain">
      <div className="wrap header-row">
        <Static as="a" className="header-home" href={home} aria-label={homeLabel}>
          <Logo name={brand} />
        </Static>
        {children}
      </div>
    </header>
  );
}
