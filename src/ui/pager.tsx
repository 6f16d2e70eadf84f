/** Pages shown either side of the current one (spec 2 §9). */
const AROUND = 2;

interface PagerProps {
  label: string;
  /** Counted from 1. */
  current: number;
  last: number;
  hrefOf(page: number): string;
}

/** Links to the pages of a list around the one that is shown; nothing for a single page. */
export function Pager({ label, current, last, hrefOf }: PagerProps) {
  if (last <= 1) return null;
  const first = Math.max(1, current - AROUND);
  const pages = Array.from({ length: Math.min(last, current + AROUND) - first + 1 }, (_, index) => first + index);
  return (
    <nav className="pager" aria-label={label}>
      {pages.map((page) => (
        <a key={page} href={hrefOf(page)} aria-current={page === current ? 'page' : undefined}>
          {page}
        </a>
      ))}
    </nav>
  );
}
