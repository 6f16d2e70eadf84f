import type { ReactNode } from 'react';
import { commerce, visit } from '../../commerce';
import { storePath } from '../../config/stores';
import { BottomBar } from '../../ui/bottom-bar';
import { Header } from '../../ui/header';
import { Icon } from '../../ui/icon';
import { Toasts } from '../../ui/toasts.client';
import { CartBadge } from '../cart/cart-badge.client';
import { MiniCart } from '../cart/mini-cart.client';
import { SearchForm } from '../search/search-form';
import { BRAND } from './brand';
import { CategoryMenu, MENU_ID } from './category-menu';
import { CategoryNav } from './category-nav';
import { frontBlocks } from './front-blocks';
import { href } from './links';
import { Live } from './live.client';
import { ShopFooter } from './shop-footer';
import { texts } from './texts';

/** The shop around a page: promise, header, categories, footer, and the foot of phones. */
export async function DefaultLayout({ children }: { children: ReactNode }) {
  const t = texts();
  const { store, path, query, mediaTemplate } = visit();
  const [categories, blocks] = await Promise.all([commerce().catalogue.categories(), frontBlocks(['footer-about'])]);
  const badge = <CartBadge storeId={store.storeId} label={t('in the cart')} />;
  const opensCart = path === '/checkout/cart' ? {} : { 'data-cart': '' };
  const here = (place: string) => (path === place ? ('page' as const) : undefined);
  return (
    <>
      <a className="skip" href="#contenido">
        {t('Skip to content')}
      </a>
      <Header
        brand={BRAND}
        home={href('/')}
        homeLabel={t('{brand}, home', { brand: BRAND })}
        promise={[t('Home delivery all over Mexico'), t('Pay when you receive it'), t('IVA included in every price')]}
        search={<SearchForm query={path === '/catalogsearch/result' ? (query.get('q') ?? '') : ''} />}
        actions={
          <a className="header-action" href={href('/checkout/cart')} {...opensCart} aria-current={here('/checkout/cart')}>
            <Icon name="cart" />
            <span className="label">{t('Cart')}</span>
            <span className="sr only-small">{t('Cart')}</span>
            {badge}
          </a>
        }
        nav={<CategoryNav categories={categories} />}
      />
      <main id="contenido">{children}</main>
      <ShopFooter categories={categories} about={blocks['footer-about']?.content} />
      <CategoryMenu categories={categories} />
      <BottomBar
        label={t('Shortcuts')}
        places={[
          {
            key: 'home',
            node: (
              <a href={href('/')} aria-current={here('/')}>
                <Icon name="home" />
                {t('Home')}
              </a>
            ),
          },
          {
            key: 'categories',
            node: (
              <button type="button" popoverTarget={MENU_ID}>
                <Icon name="grid" />
                {t('Categories')}
              </button>
            ),
          },
          {
            key: 'search',
            node: (
              <a href="#buscar" aria-current={here('/catalogsearch/result')}>
                <Icon name="search" />
                {t('Search')}
              </a>
            ),
          },
          {
            key: 'cart',
            node: (
              <a href={href('/checkout/cart')} {...opensCart} aria-current={here('/checkout/cart')}>
                <Icon name="cart" />
                {t('Cart')}
                {badge}
              </a>
            ),
          },
        ]}
      />
      <MiniCart
        storePrefix={storePath(store, '')}
        hrefs={{ cart: href('/checkout/cart'), checkout: href('/checkout'), offers: `${href('/')}#ofertas` }}
        sign={store.i18n.currencySign}
        mediaTemplate={mediaTemplate}
        texts={{
          title: t('Your cart'),
          close: t('Close'),
          updating: t('Updating…'),
          empty: t('Your cart is empty'),
          offers: t('See the offers'),
          quantity: t('Quantity: {count}', { count: '{count}' }),
          total: t('Total'),
          shipping: t('The postal code says what the delivery costs'),
          seeCart: t('See the cart'),
          checkout: t('Proceed to checkout'),
        }}
      />
      <Toasts okLabel={t('OK')} />
      <Live />
    </>
  );
}
