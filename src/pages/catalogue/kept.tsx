import { commerce, mine, requestContext } from '../../commerce/request-context';
import type { Card } from '../../domain/catalogue/product';
import { type DeviceListName, MOST_KEPT } from '../../domain/device-list';
import { ProductList } from '../../features/catalogue/product-list';
import { AS_ROW, FAVORITES_PAGE, namedSkus, SKUS, VIEWED_PAGE } from '../../features/device-lists/kept-pages';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Island } from '../../ui/island';
import { OwnFavoritesPage } from '../customer/favorites';

interface Words {
  title: string;
  shared: string;
  empty: string;
  hint: string;
}

function List({ cards, title }: { cards: Card[]; title: string }) {
  return (
    <section className="kept-list" aria-label={title}>
      <div className="section-head">
        <h2>{title}</h2>
      </div>
      <ProductList cards={cards} layout={requestContext().query.has(AS_ROW) ? 'slider' : 'four'} first />
    </section>
  );
}

/** The products that an address names, which somebody shared. */
function Shared({ cards, words }: { cards: Card[]; words: Words }) {
  const t = texts();
  if (cards.length > 0)
    return (
      <div>
        <List cards={cards} title={words.title} />
      </div>
    );
  return (
    <EmptyState
      heading={2}
      title={t('Nothing of it is for sale now')}
      action={<ButtonLink href={href('/')}>{t('See the offers')}</ButtonLink>}
    >
      <p>{words.hint}</p>
    </EmptyState>
  );
}

/** What the device keeps, drawn by its island; or the products an address names. */
async function keptPage({ list, page, words }: { list: DeviceListName; page: string; words: Words }) {
  const t = texts();
  const { query, store } = requestContext();
  const skus = namedSkus(query, MOST_KEPT[list]);
  const cards = skus.length > 0 ? await commerce().catalogue.cards(skus) : [];
  const isShared = query.has(SKUS);
  const title = isShared ? words.shared : words.title;
  return (
    <div className="wrap">
      <Head title={title} canonical={null} />
      <div className="list-head page-head">
        <h1>{title}</h1>
      </div>
      {isShared ? (
        <>
          <Shared cards={cards} words={words} />
          <p className="kept-tools">
            <ButtonLink kind="plain" href={href(page)}>{`${t('See yours')}: ${words.title}`}</ButtonLink>
          </p>
        </>
      ) : (
        <Island
          of="kept-here"
          props={{
            store: store.storeCode,
            list,
            page: href(page),
            empty: { title: words.empty, hint: words.hint, see: t('See the offers'), home: href('/') },
            tools: {
              share: {
                title: words.shared,
                texts: { label: t('Share this list'), copied: t('Link copied'), failed: t('We could not copy it') },
              },
              clear: t('Clear'),
            },
          }}
        />
      )}
    </div>
  );
}

/** Products saved on this device, or those of a link; whoever is signed in sees what their hearts filled. */
export function FavoritesPage() {
  const t = texts();
  if (mine().kind === 'customer' && !requestContext().query.has(SKUS)) return <OwnFavoritesPage />;
  const words = {
    title: t('Favourites'),
    shared: t('Favourites that were shared'),
    empty: t('You have no favourites yet'),
    hint: t('Tap the heart of what you like. It stays on this device, without an account.'),
  };
  return keptPage({ list: 'favorites', page: FAVORITES_PAGE, words });
}

/** Products seen lately on this device. */
export function ViewedPage() {
  const t = texts();
  const words = {
    title: t('Seen lately'),
    shared: t('Seen lately'),
    empty: t('You have not looked at a product yet'),
    hint: t('What you look at is noted on this device alone, and you can clear it.'),
  };
  return keptPage({ list: 'recently-viewed', page: VIEWED_PAGE, words });
}
