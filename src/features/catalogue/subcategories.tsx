import type { CategoryNode } from '../../domain/catalogue/product';
import { categoryPath } from '../../domain/url';
import { Static } from '../../ui/static';
import { href } from '../shop/links';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';

/** The level below, as round pictures in a row that scrolls under the thumb. */
export function Subcategories({ categories }: { categories: CategoryNode[] }) {
  const t = texts();
  if (categories.length === 0) return null;
  return (
    <Static as="nav" aria-label={t('Subcategories')}>
      <ul className="subs">
        {categories.map((category) => (
          <li key={category.id}>
            <a href={href(categoryPath(category.slug))}>
              <ProductPicture path={category.image} alt="" size={200} loading="lazy" />
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </Static>
  );
}
