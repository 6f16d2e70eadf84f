import { Island } from '../../../ui/island';
import { href } from '../links';
import { texts } from '../texts';
import { DEPARTMENTS_PATH } from './departments-path';

interface Props {
  className?: string;
  label: string;
  hasIcon?: boolean;
  isHere?: boolean;
}

/** The way to all departments: a page, or the panel of it where script runs. */
export const DepartmentsLink = ({ isHere = false, ...rest }: Props) => (
  <Island of="departments" props={{ href: href(DEPARTMENTS_PATH), isHere, closeLabel: texts()('Close'), ...rest }} />
);
