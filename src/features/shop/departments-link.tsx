import type { ReactNode } from 'react';
import { DEPARTMENTS_PATH } from './departments-path';
import { href } from './links';
import { texts } from './texts';

interface Props {
  className?: string;
  children: ReactNode;
  isHere?: boolean;
}

/** The way to all departments: a page, or the panel of it where script runs. */
export function DepartmentsLink({ className, children, isHere = false }: Props) {
  return (
    <a
      className={className}
      href={href(DEPARTMENTS_PATH)}
      data-departments={texts()('Close')}
      aria-current={isHere ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
