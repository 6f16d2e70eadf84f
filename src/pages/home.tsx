import { commerce } from '../commerce';
import type { Card } from '../domain/catalogue/product';
import { CategoryTiles } from '../features/catalogue/category-tiles';
import { Hero } from '../features/catalogue/hero';
import { ProductList } from '../features/catalogue/product-list';
import { Head } from '../features/shop/head';
import { Promises } from '../features/shop/promises';
import { texts } from '../features/shop/texts';

const MOST_SHOWN = 8;
const ROW = 4;

/** Whole rows only, as long as there is one. */
const rows = (cards: Card[]) => (cards.length < ROW ? cards : cards.slice(0, cards.length - (cards.length % ROW)));

const saved = ({ price }: Card) => price.regularGross - price.gross;

export async function HomePage() {
  const t = texts();
  const { catalogue } = commerce();
  const [categories, offers, newest] = await Promise.all([
    catalogue.categories(),
    catalogue.highlights('offers', MOST_SHOWN + 1),
    catalogue.highlights('newest', 2 * MOST_SHOWN),
  ]);
  const star = offers.toSorted((a, b) => saved(b) - saved(a))[0];
  const rest = rows(offers.filter((card) => card !== star));
  const shown = new Set(offers.map((card) => card.sku));
  const fresh = rows(newest.filter((card) => !shown.has(card.sku)).slice(0, MOST_SHOWN));
  return (
    <div className="wrap">
      <Head
        title={t('Clear price. Delivery to your door.')}
        description={t('Furniture, appliances and technology, with the price in sight and delivery to your door.')}
        canonical="/"
      />
      <Hero card={star ?? newest[0] ?? null} isOffer={star !== undefined} />
      <CategoryTiles categories={categories} />
      {rest.length > 0 && (
        <section className="section" id="ofertas" aria-labelledby="ofertas-titulo">
          <div className="section-head">
            <h2 id="ofertas-titulo">{t('Offers of the week')}</h2>
          </div>
          <ProductList cards={rest} />
        </section>
      )}
      {fresh.length > 0 && (
        <section className="section" aria-labelledby="nuevo-titulo">
          <div className="section-head">
            <h2 id="nuevo-titulo">{t('Just arrived')}</h2>
          </div>
          <ProductList cards={fresh} />
        </section>
      )}
      <Promises />
    </div>
  );
}
