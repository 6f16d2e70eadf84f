import { isHandedOver } from '../../domain/catalogue/availability';
import type { Product } from '../../domain/catalogue/product';
import { Html } from '../../ui/html';
import { Island } from '../../ui/island';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import type { Review } from './read-reviews';
import { REVIEWS_ID, Reviews } from './reviews';
import { factsView } from './views/facts-view';

interface DetailsProps {
  product: Product;
  reviews: Review[];
}

/**
 * What it is, what it is made of, how it arrives and what others say: sections under one row of links, all of them
 * readable without script.
 */
export function Details({ product, reviews }: DetailsProps) {
  const t = texts();
  const count = Math.max(product.rating?.count ?? 0, reviews.length);
  const parts = [
    { id: 'descripcion', label: t('Description'), shown: product.description !== '' },
    { id: 'medidas', label: t('Measures and materials'), shown: product.attributes.length > 0 },
    { id: 'entrega', label: t('Delivery and returns'), shown: isHandedOver(product.type) },
    { id: REVIEWS_ID, label: count > 0 ? t('Reviews ({count})', { count }) : t('Reviews'), shown: true },
  ].filter((part) => part.shown);
  const shows = (id: string) => parts.some((part) => part.id === id);
  return (
    <section className="section details" aria-label={t('About this product')}>
      <nav className="details-links" aria-label={t('About this product')}>
        <ul className="details-nav">
          {parts.map((part) => (
            <li key={part.id}>
              <a href={`#${part.id}`}>{part.label}</a>
            </li>
          ))}
        </ul>
      </nav>
      {shows('descripcion') && (
        <section id="descripcion" className="details-part">
          <h2>{t('Description')}</h2>
          <Html html={product.description} />
        </section>
      )}
      {shows('medidas') && (
        <section id="medidas" className="details-part details-facts">
          <h2>{t('Specifications')}</h2>
          <Island of="facts" props={factsView(product)} />
        </section>
      )}
      {shows('entrega') && (
        <section id="entrega" className="details-part">
          <h2>{t('Delivery and returns')}</h2>
          <div className="prose">
            <ul>
              <li className="at-door">{t('You can pay when you receive it, in cash.')}</li>
              <li>{t('If you change your mind, tell us within 5 working days of the delivery.')}</li>
            </ul>
          </div>
          <p>
            <a className="line-link" href={href('/garantias-y-devoluciones')}>
              {t('Warranties and returns')}
            </a>
          </p>
        </section>
      )}
      <Reviews product={product} reviews={reviews} />
    </section>
  );
}
