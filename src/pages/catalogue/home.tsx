import { commerce } from '../../commerce/request-context';
import { atHandFirst } from '../../domain/catalogue/at-hand-first';
import type { Card } from '../../domain/catalogue/product';
import { BrandRow } from '../../features/catalogue/brand-row';
import { CardRow } from '../../features/catalogue/card-row';
import { CategoryTiles } from '../../features/catalogue/category-tiles';
import { CreditPlane } from '../../features/catalogue/credit-plane';
import { HERO_PICTURE, Hero } from '../../features/catalogue/hero';
import { heroCard } from '../../features/catalogue/hero-card';
import { offersNow } from '../../features/catalogue/offers-now';
import { SecondBanner } from '../../features/catalogue/second-banner';
import { topRated } from '../../features/catalogue/top-rated';
import { varied } from '../../features/catalogue/varied';
import { ViewedRow } from '../../features/device-lists/viewed-row';
import { Promises } from '../../features/shop/delivery/promises';
import { OFFERS_PATH } from '../../features/shop/departments/departments-path';
import { frontBlocks } from '../../features/shop/front-blocks';
import { Head } from '../../features/shop/layout/head';
import { shopData } from '../../features/shop/layout/shop-data';
import { texts } from '../../features/shop/texts';
import { alternatesOf } from '../../features/store-views/alternates';
import { JsonLd } from '../../ui/html';
import { Static } from '../../ui/static';

const MOST_SHOWN = 10;
/** Read of each row, so that what is shown is of different kinds. */
const READ = 4 * MOST_SHOWN;

export async function HomePage() {
  const t = texts();
  const { catalogue } = commerce();
  const reading = catalogue.highlights('offers', READ);
  const telling = frontBlocks(['home-hero', 'home-second', 'home-promise']);
  const [categories, offers, newest, rated, blocks, star] = await Promise.all([
    catalogue.categories(),
    reading,
    catalogue.highlights('newest', READ),
    topRated(READ),
    telling,
    telling.then((told) => heroCard(told['home-hero'], reading)),
  ]);
  const alternates = await alternatesOf({ kind: 'everywhere', path: '/' }, '/');
  const seen = new Set(star ? [star.sku] : []);
  const unseen = (cards: Card[]) => {
    const fresh = varied(
      cards.filter((card) => !seen.has(card.sku)),
      MOST_SHOWN,
    );
    for (const card of fresh) seen.add(card.sku);
    return fresh;
  };
  const reduced = atHandFirst(unseen(offers));
  const now = offersNow(reduced);
  const fresh = unseen(newest);
  const liked = unseen(rated.cards);
  const atFront = star ?? newest[0] ?? null;
  return (
    <>
      <Head
        title={t('Clear price. Delivery to your door.')}
        description={t('Everything with the price in sight and delivery to your door.')}
        canonical="/"
        alternates={alternates}
        picture={star?.image}
        first={{ path: atFront?.image ?? null, ...HERO_PICTURE }}
      />
      <JsonLd data={shopData()} />
      <Static as="div" className="wrap">
        <Hero
          card={atFront}
          isOffer={star !== null}
          block={blocks['home-hero']}
          now={reduced.length > 0 ? now : null}
        />
        <CategoryTiles categories={categories} />
        <CardRow
          id="ofertas"
          title={now.title}
          note={[now.end, t('The best of each department')].filter(Boolean).join(' · ')}
          cards={reduced}
          whole={OFFERS_PATH}
          turn={1}
        />
        <ViewedRow hasRoom />
        <CreditPlane cards={[...reduced, ...fresh, ...liked]} />
        <CardRow id={reduced.length > 0 ? 'nuevo' : 'ofertas'} title={t('Just arrived')} cards={fresh} turn={2} />
        {blocks['home-second'] && <SecondBanner block={blocks['home-second']} categories={categories} />}
        <CardRow id="calificados" title={t('Best rated')} cards={liked} turn={3} />
        <BrandRow brands={rated.brands} />
        <Promises lead={blocks['home-promise']} />
      </Static>
    </>
  );
}
