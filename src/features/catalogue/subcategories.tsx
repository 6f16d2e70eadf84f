import type { CategoryNode } from '../../domain/catalogue/product';
import { categoryPath } from '../../domain/url';
import { Static } from '../../ui/static';
import { href } from '../shop/links';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';

/** With more of them a first view of the page would ask for too many pictures, and names are found faster. */
const MOST_PICTURED = 8;

/** The level below, as round pictures in a row that scrolls under the thumb; many of them by name alone. */
export function Subcategories({ categories }: { categories: CategoryNode[] }) {
  const t = texts();
  if (categories.length === 0) return null;
  const pictured = categories.length <= MOST_PICTURED;
  return (
    <Static as="nav" aria-label={t('Subcategories')}>
      <ul className={pictured ? 'subs' : 'pills pills-row subs-named'}>
        {categories.map((category) => (
          <li key={category.id}>
            <a href={href(categoryPath(category.slug))}>
              {pictured && <ProductPicture path={category.icon ?? category.image} alt="" size={200} loading="lazy" />}
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </Static>
  );
}
