import type { ReactNode } from 'react';
import { Logo } from './logo';
import { Static } from './static';

interface MarkProps {
  brand: string;
  /** Read before the brand. */
  before: string | null;
  home: string;
  homeLabel: string;
}

interface HeaderProps extends MarkProps {
  /** One line of promise, alone or with a second one for wide screens, and a third for desks. */
  promise: [first: string, second: string, third: ReactNode];
  /** Where things are sent, at the end of that line. */
  place: ReactNode;
  search: ReactNode;
  actions: ReactNode;
  nav: ReactNode;
}

export function Header({ brand, before, home, homeLabel, promise, place, search, actions, nav }: HeaderProps) {
  return (
    <Static as="header" className="header">
      <div className="promise">
        <div className="wrap">
          <span>{promise[0]}</span>
          <span>{promise[1]}</span>
          <span>{promise[2]}</span>
          {place}
        </div>
      </div>
      <div className="wrap header-row">
        <a className="header-home" href={home} aria-label={homeLabel}>
          <Logo name={brand} before={before} />
        </a>
        {search}
        <div className="header-actions">{actions}</div>
      </div>
      {nav}
    </Static>
  );
}

/** The header of checkout and error pages: the way home, and one line of trust. */
export function PlainHeader({ brand, before, home, homeLabel, children }: MarkProps & { children?: ReactNode }) {
  return (
    <header className="header header-plain">
      <div className="wrap header-row">
        <Static as="a" className="header-home" href={home} aria-label={homeLabel}>
          <Logo name={brand} before={before} />
        </Static>
        {children}
      </div>
    </header>
  );
}
