import { Icon } from './icon';

interface ChipProps {
  href: string;
  /** What it says, and what following it does, for those who hear it. */
  label: string;
  removeLabel: string;
}

/** A choice that was made; following it takes it back. */
export function Chip({ href, label, removeLabel }: ChipProps) {
  return (
    <a className="chip" href={href} rel="nofollow">
      <span className="sr">{removeLabel} </span>
      {label}
      <Icon name="close" size={14} />
    </a>
  );
}
