/** Pages shown either side of the current one (spec 2 §9). */
const AROUND = 2;

/**
 * The pages of a list to lead to from one of them, counted from 1; beyond the last one none of them is the current one.
 * None of a single page.
 */
export function pagesAround(current: number, last: number): number[] {
  if (last <= 1) return [];
  const middle = Math.min(current, last);
  const first = Math.max(1, middle - AROUND);
  return Array.from({ length: Math.min(last, middle + AROUND) - first + 1 }, (_, index) => first + index);
}

export interface PagerProps {
  label: string;
  current: number;
  /** Each with its address. */
  pages: { page: number; href: string }[];
}

/** Links to the pages of a list around the one that is shown; nothing for a single page. */
export function Pager({ label, current, pages }: PagerProps) {
  if (pages.length === 0) return null;
  return (
    <nav className="pager" aria-label={label}>
      {pages.map(({ page, href }) => (
        <a key={page} href={href} aria-current={page === current ? 'page' : undefined}>
          {page}
        </a>
      ))}
    </nav>
  );
}
