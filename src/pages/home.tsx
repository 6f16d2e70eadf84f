import { commerce } from '../commerce';
import type { Card } from '../domain/catalogue/product';
import { BrandRow } from '../features/catalogue/brand-row';
import { CardRow } from '../features/catalogue/card-row';
import { CategoryTiles } from '../features/catalogue/category-tiles';
import { CreditPlane } from '../features/catalogue/credit-plane';
import { Hero } from '../features/catalogue/hero';
import { heroCard } from '../features/catalogue/hero-card';
import { SecondBanner } from '../features/catalogue/second-banner';
import { topRated } from '../features/catalogue/top-rated';
import { frontBlocks } from '../features/shop/front-blocks';
import { Head } from '../features/shop/head';
import { Promises } from '../features/shop/promises';
import { texts } from '../features/shop/texts';

const MOST_SHOWN = 10;

export async function HomePage() {
  const t = texts();
  const { catalogue } = commerce();
  const [categories, offers, newest, rated, blocks] = await Promise.all([
    catalogue.categories(),
    catalogue.highlights('offers', MOST_SHOWN + 1),
    catalogue.highlights('newest', 2 * MOST_SHOWN),
    topRated(2 * MOST_SHOWN),
    frontBlocks(['home-hero', 'home-second', 'home-promise']),
  ]);
  const star = await heroCard(blocks['home-hero'], offers);
  const rest = offers.filter((card) => card.sku !== star?.sku).slice(0, MOST_SHOWN);
  const seen = new Set([...offers, ...(star ? [star] : [])].map((card) => card.sku));
  const unseen = (cards: Card[]) => {
    const fresh = cards.filter((card) => !seen.has(card.sku)).slice(0, MOST_SHOWN);
    for (const card of fresh) seen.add(card.sku);
    return fresh;
  };
  const fresh = unseen(newest);
  const best = unseen(rated.cards);
  return (
    <div className="wrap">
      <Head
        title={t('Clear price. Delivery to your door.')}
        description={t('Furniture, appliances and technology, with the price in sight and delivery to your door.')}
        canonical="/"
      />
      <Hero card={star ?? newest[0] ?? null} isOffer={star !== null} block={blocks['home-hero']} />
      <CategoryTiles categories={categories} />
      <CardRow id="ofertas" title={t('Offers of the week')} cards={rest} />
      <CreditPlane cards={[...rest, ...fresh, ...best]} />
      <CardRow id="nuevo" title={t('Just arrived')} cards={fresh} />
      {blocks['home-second'] && <SecondBanner block={blocks['home-second']} categories={categories} />}
      <CardRow id="calificados" title={t('Best rated')} cards={best} />
      <BrandRow brands={rated.brands} />
      <Promises lead={blocks['home-promise']} />
    </div>
  );
}
