import type { CategoryNode } from '../../domain/catalogue/product';
import { categoryPath } from '../../domain/url';
import { DEPARTMENTS_ID } from './departments-path';
import { href } from './links';
import { texts } from './texts';

const Way = ({ slug, children }: { slug: string; children: string }) => (
  <a href={href(categoryPath(slug))}>{children}</a>
);

/** Three levels of the catalogue: departments, what is in each, and what is in that. */
export function DepartmentList({ categories }: { categories: CategoryNode[] }) {
  const t = texts();
  return (
    <ul className="departments-list" id={DEPARTMENTS_ID}>
      {categories.map((department) => (
        <li key={department.id}>
          <Way slug={department.slug}>{department.name}</Way>
          {department.children.length > 0 && (
            <ul>
              <li className="departments-all">
                <Way slug={department.slug}>{t('See all of {name}', { name: department.name })}</Way>
              </li>
              {department.children.map((category) => (
                <li key={category.id}>
                  <Way slug={category.slug}>{category.name}</Way>
                  {category.children.length > 0 && (
                    <ul>
                      {category.children.map((kind) => (
                        <li key={kind.id}>
                          <Way slug={kind.slug}>{kind.name}</Way>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
