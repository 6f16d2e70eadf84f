import type { Card, Crumb } from '../../domain/catalogue/product';
import { ProductList } from '../catalogue/product-list';
import { href } from '../shop/links';
import { texts } from '../shop/texts';

interface RelatedProps {
  cards: Card[];
  /** Where more of its kind are, null when it is in no category. */
  category: Crumb | null;
}

/** What goes well with a product; nothing when the retailer named nothing. */
export function Related({ cards, category }: RelatedProps) {
  const t = texts();
  if (cards.length === 0) return null;
  return (
    <section className="section" aria-labelledby="combina-titulo">
      <div className="section-head">
        <h2 id="combina-titulo">{t('Goes well with')}</h2>
        {category && (
          <a className="line-link" href={href(category.path)}>
            {t('See more in {name}', { name: category.name })}
          </a>
        )}
      </div>
      <ProductList cards={cards} layout={cards.length % 3 === 0 ? 'three' : 'four'} />
    </section>
  );
}
