import type { CategoryNode } from '../../domain/catalogue/product';
import { categoryPath } from '../../domain/url';
import { Static } from '../../ui/static';
import { DepartmentsLink } from '../shop/departments/departments-link';
import { href } from '../shop/links';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';

const MOST_SHOWN = 6;

export function CategoryTiles({ categories }: { categories: CategoryNode[] }) {
  const t = texts();
  if (categories.length === 0) return null;
  return (
    <section className="section" aria-labelledby="categorias-titulo">
      <div className="section-head">
        <h2 id="categorias-titulo">{t('Shop by category')}</h2>
        {categories.length > MOST_SHOWN && <DepartmentsLink className="line-link" label={t('See all')} />}
      </div>
      <Static as="ul" className="tiles">
        {categories.slice(0, MOST_SHOWN).map((category) => (
          <li key={category.id}>
            <a href={href(categoryPath(category.slug))}>
              <ProductPicture path={category.image} alt="" size={480} loading="lazy" />
              {category.name}
            </a>
          </li>
        ))}
      </Static>
    </section>
  );
}
