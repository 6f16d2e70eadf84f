import type { AnchorHTMLAttributes, LiHTMLAttributes, Ref } from 'react';

/** A category and what is in it, with addresses as the page writes them. */
export interface Department {
  name: string;
  href: string;
  children: Department[];
}

interface DepartmentListProps {
  departments: Department[];
  id?: string;
  /** Which of them is unfolded, where only one is; null for none. */
  open?: number | null;
  ofItem?: (index: number) => LiHTMLAttributes<HTMLLIElement>;
  ofLink?: (index: number) => AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };
  /** What is in the one that is unfolded. */
  unfolded?: Ref<HTMLUListElement>;
}

const Way = ({ department: { href, name } }: { department: Department }) => <a href={href}>{name}</a>;

/** What is in a department, all of it first. */
function Contents({ categories, place }: { categories: Department[]; place?: Ref<HTMLUListElement> }) {
  return (
    <ul ref={place}>
      {categories.map((category, index) => (
        <li key={category.href} className={index === 0 ? 'departments-all' : undefined}>
          <Way department={category} />
          {category.children.length > 0 && (
            <ul>
              {category.children.map((kind) => (
                <li key={kind.href}>
                  <Way department={kind} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Three levels of the catalogue: departments, what is in each, and what is in that. */
export function DepartmentList({ departments, id, open, ofItem, ofLink, unfolded }: DepartmentListProps) {
  return (
    <ul className="departments-list" id={id}>
      {departments.map(({ name, href, children }, index) => (
        <li key={href} data-open={open === index ? '' : undefined} {...ofItem?.(index)}>
          <a
            href={href}
            aria-expanded={open !== undefined && children.length > 0 ? open === index : undefined}
            {...ofLink?.(index)}
          >
            {name}
          </a>
          {children.length > 0 && <Contents categories={children} place={open === index ? unfolded : undefined} />}
        </li>
      ))}
    </ul>
  );
}
