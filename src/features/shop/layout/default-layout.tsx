import type { ReactNode } from 'react';
import { commerce, requestContext } from '../../../commerce/request-context';
import { CART_PAGE } from '../../../contract/cart/forms';
import { ACCOUNT_PAGE } from '../../../contract/customers/pages';
import { itemCount } from '../../../domain/cart/lines';
import { BottomBar } from '../../../ui/bottom-bar';
import { Header } from '../../../ui/header';
import { Island } from '../../../ui/island';
import { PageIcon } from '../../../ui/page-icon';
import { Static } from '../../../ui/static';
import { badgeText } from '../../cart/marker';
import { MiniCart } from '../../cart/mini-cart';
import { reviewedCart } from '../../cart/reviewed-cart';
import { phoneLinks } from '../../contact/phones';
import { AccountLink } from '../../customers/account-link';
import { FavoritesLink } from '../../device-lists/favorites-link';
import { PlaceLink } from '../../place/place-link';
import { SearchForm } from '../../search/search-form';
import { SEARCH_PATH, searchedText } from '../../search/searched-text';
import { deliveryPromise } from '../delivery/shipping-cost';
import { CategoryNav } from '../departments/category-nav';
import { DepartmentsLink } from '../departments/departments-link';
import { DEPARTMENTS_PATH } from '../departments/departments-path';
import { frontBlocks } from '../front-blocks';
import { href } from '../links';
import { monthsView } from '../months/months-view';
import { texts } from '../texts';
import { Windows } from '../windows';
import { mark } from './mark';
import { Said } from './said';
import { ShopFooter } from './shop-footer';

/** The cart opens at the side, but not over its own page. */
const opensCart = (path: string) => (path === CART_PAGE ? {} : { 'data-cart': '', 'data-live': 'mini-cart' });

/** The count of the cart, written by the document's own script; the cart's own page says it by itself. */
function Badge({ count }: { count: string }) {
  const said = texts()('in the cart');
  return (
    <span className="badge" data-cart-count={count} data-cart-label={said}>
      {count}
      {count !== '' && <span className="sr">{` ${said}`}</span>}
    </span>
  );
}

/** How much is in the cart, where this page reads it anyway; '' elsewhere, and of an empty one. */
async function countHere(): Promise<string> {
  const { path, store } = requestContext();
  const read = path === CART_PAGE ? await reviewedCart() : null;
  return read?.ok ? badgeText(itemCount(read.value.cart.lines, store.flags.cartCount)) : '';
}

function Places({ count }: { count: string }) {
  const t = texts();
  const { path } = requestContext();
  const here = (place: string) => (path === place ? ('page' as const) : undefined);
  return (
    <BottomBar
      label={t('Shortcuts')}
      places={[
        {
          key: 'home',
          node: (
            <a href={href('/')} aria-current={here('/')}>
              <PageIcon name="home" />
              {t('Home')}
            </a>
          ),
        },
        {
          key: 'categories',
          node: <DepartmentsLink label={t('Categories')} hasIcon isHere={path === DEPARTMENTS_PATH} />,
        },
        {
          key: 'search',
          node: (
            <a href="#buscar" aria-current={here(SEARCH_PATH)}>
              <PageIcon name="search" />
              {t('Search')}
            </a>
          ),
        },
        {
          key: 'cart',
          node: (
            <a href={href('/checkout/cart')} {...opensCart(path)} aria-current={here('/checkout/cart')}>
              <PageIcon name="cart" />
              {t('Cart')}
              <Badge count={count} />
            </a>
          ),
        },
      ]}
    />
  );
}

/** Whom to call; where nobody can be called, that prices are whole. */
function HelpLine() {
  const t = texts();
  const call = phoneLinks(requestContext().site.contactPhone()).find(({ isChat }) => !isChat);
  return call ? <a href={call.href}>{t('Help {phone}', { phone: call.label })}</a> : t('IVA included in every price');
}

/** The shop around a page: promise, header, categories, footer, and the foot of phones. */
export async function DefaultLayout({ children }: { children: ReactNode }) {
  const t = texts();
  const { path, query } = requestContext();
  const { catalogue } = commerce();
  const [categories, hasOffers, blocks, count] = await Promise.all([
    catalogue.categories(),
    catalogue.hasOffers(),
    frontBlocks(['footer-about']),
    countHere(),
  ]);
  return (
    <>
      <a className="skip" href="#contenido">
        {t('Skip to content')}
      </a>
      <Header
        {...mark()}
        promise={[deliveryPromise(), t('Pay when you receive it'), <HelpLine key="help" />]}
        place={<PlaceLink />}
        search={<SearchForm query={path === SEARCH_PATH ? searchedText(query) : ''} />}
        actions={
          <>
            <AccountLink current={path === ACCOUNT_PAGE} />
            <FavoritesLink />
            <a
              className="header-action"
              href={href('/checkout/cart')}
              {...opensCart(path)}
              aria-current={path === '/checkout/cart' ? 'page' : undefined}
            >
              <PageIcon name="cart" />
              <span className="label">{t('Cart')}</span>
              <Badge count={count} />
            </a>
          </>
        }
        nav={<CategoryNav categories={categories} hasOffers={hasOffers} />}
      />
      <main id="contenido">{children}</main>
      <div
        className="sr"
        role="status"
        data-opening={t('Opening')}
        data-slow={t('The page takes longer than usual. Check your connection and try again.')}
        data-offline={t('You are offline. Tap it again when you are back.')}
      />
      <Island of="group-cards" props={{ texts: { from: t('From'), was: t('Regular price') }, months: monthsView() }} />
      <ShopFooter categories={categories} about={blocks['footer-about']?.content} />
      <Static as="div" className="foot">
        <Places count={count} />
      </Static>
      {path !== CART_PAGE && <MiniCart />}
      <Windows />
      <Said />
    </>
  );
}
