/** Pages shown either side of the current one (spec 2 §9). */
const AROUND = 2;

interface PagerProps {
  label: string;
  /** Counted from 1; beyond the last one none of the pages is the current one. */
  current: number;
  last: number;
  hrefOf(page: number): string;
}

/** Links to the pages of a list around the one that is shown; nothing for a single page. */
export function Pager({ label, current, last, hrefOf }: PagerProps) {
  if (last <= 1) return null;
  const middle = Math.min(current, last);
  const first = Math.max(1, middle - AROUND);
  const pages = Array.from({ length: Math.min(last, middle + AROUND) - first + 1 }, (_, index) => first + index);
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
