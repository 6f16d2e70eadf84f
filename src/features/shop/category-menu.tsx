import type { CategoryNode } from '../../domain/catalogue/product';
import { categoryPath } from '../../domain/url';
import { Sheet } from '../../ui/sheet';
import { href } from './links';
import { texts } from './texts';

export const MENU_ID = 'categorias';

/** Two levels of the catalogue in a sheet that opens from the foot of a phone; only shows. */
export function CategoryMenu({ categories }: { categories: CategoryNode[] }) {
  const t = texts();
  return (
    <Sheet id={MENU_ID} title={t('Categories')} closeLabel={t('Close')} className="sheet-side">
      <ul className="menu-list">
        {categories.map((category) => (
          <li key={category.id}>
            <a href={href(categoryPath(category.slug))}>{category.name}</a>
            {category.children.length > 0 && (
              <ul className="menu-sub">
                {category.children.map((child) => (
                  <li key={child.id}>
                    <a href={href(categoryPath(child.slug))}>{child.name}</a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
