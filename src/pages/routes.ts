import type { Access } from '../contract/access';
import { BACK_IN_STOCK_END_PAGE, BACK_IN_STOCK_PAGE } from '../contract/back-in-stock/forms';
import { CONTACT_ALIAS, CONTACT_PAGE } from '../contract/contact/forms';
import {
  ACCOUNT_PAGE,
  CREATE_PASSWORD_PAGE,
  FORGOT_PASSWORD_PAGE,
  SIGN_IN_PAGE,
  SIGN_UP_PAGE,
  UNLOCK_PAGE,
} from '../contract/customers/forms';
import {
  DESK_HEALTH_PAGE,
  DESK_MESSAGES_PAGE,
  DESK_PAGE,
  DESK_REVIEWS_PAGE,
  DESK_SIGN_IN_PAGE,
  DESK_UNMATCHED_PAGE,
} from '../contract/desk-pages/forms';
import { NEWSLETTER_CONFIRM_PAGE, NEWSLETTER_END_PAGE, NEWSLETTER_PAGE } from '../contract/newsletter/forms';
import { FIND_ORDER_PAGE } from '../contract/order-forms';
import { REVIEW_PAGE } from '../contract/reviews/forms';
import { CONNECT_PAGE } from '../contract/social/forms';
import { categoryLandingPath, cmsPath, promotionPath } from '../domain/url';
import { BRANCHES_PATH } from '../features/branches/branches-path';
import { PICKUP_PATH } from '../features/branches/pickup-path';
import { COMPARE_PAGE, FAVORITES_PAGE, VIEWED_PAGE } from '../features/device-lists/kept-pages';
import { PLACE_PATH } from '../features/place/place-path';
import { SCAN_PAGE } from '../features/scan/scan-page';
import { SEARCH_PATH } from '../features/search/searched-text';
import { DEPARTMENTS_PATH, OFFERS_PATH } from '../features/shop/departments-path';
import { type KnownQuery, listQuery, noQuery, placeQuery, productQuery, searchQuery } from './known-query';

export type Layout = 'default' | 'minimal' | 'empty' | 'desk';

interface Address<Name extends string> {
  name: Name;
  /** Path inside a store view; [name] stands for one segment. */
  path: string;
  layout: Layout;
}

/** The same bytes for everyone, so it is for everyone, and may be cached. */
export interface SharedRoute<Name extends string = string> extends Address<Name> {
  cache: 'shared';
  access: 'anyone';
  query: KnownQuery;
}

/** Rendered for one shopper and never stored. */
export interface PersonalRoute<Name extends string = string> extends Address<Name> {
  cache: 'personal';
  /** Whom the page is for; `requirePrincipal` gives the page one of them. */
  access: Access;
  /**
   * Set on the page where one signs in to this access: whoever is not let in elsewhere is sent to it, with the way
   * back.
   */
  signsInTo?: SignIn;
  /** true where the page may ask for the camera; no other page can. */
  usesCamera?: true;
}

export type SignIn = 'customer' | 'credit' | 'service';

export type Route<Name extends string = string> = SharedRoute<Name> | PersonalRoute<Name>;

const shared = <Name extends string>(
  name: Name,
  path: string,
  query: KnownQuery = noQuery,
  layout: Layout = 'default',
): SharedRoute<Name> => ({
  name,
  path,
  layout,
  cache: 'shared',
  access: 'anyone',
  query,
});
const personal = <Name extends string>(name: Name, path: string, layout: Layout = 'default'): PersonalRoute<Name> => ({
  name,
  path,
  layout,
  cache: 'personal',
  access: 'anyone',
});

/** Path of the page-not-found page inside a store view. */
export const NOT_FOUND_PATH = '/not-found';

/** Older addresses of pages (ROUTE-056). */
export const MOVED_PATHS: ReadonlyMap<string, string> = new Map([['/checkout/account/delegateCreate', SIGN_UP_PAGE]]);

/** Content pages with an address of their own; each shows the CMS page of that identifier (ROUTE-015, 067 to 077). */
export const CONTENT_PATHS = [
  'modulo-promociones',
  'mas-descuentos',
  'monedero-viu',
  'compra-segura',
  'formas-de-pago',
  'aviso-de-privacidad',
  'quienes-somos',
  'preguntas-frecuentes',
  'unete-a-nuestro-equipo-viu',
  'garantias-y-devoluciones',
  'terminos-y-condiciones',
] as const;

const OWN_ADDRESS: ReadonlySet<string> = new Set([...CONTENT_PATHS, BRANCHES_PATH.slice(1)]);

/** Identifiers of pages that show products: promotions/verano, category/salas. */
const LANDING = /^(promotions|category)\/([^/]+)$/;

/** Path of a content page inside its store view: its own address where it has one, else below /i. */
export function contentPath(identifier: string): string {
  const [, kind, name = ''] = LANDING.exec(identifier) ?? [];
  if (kind) return kind === 'category' ? categoryLandingPath(name) : promotionPath(name);
  return OWN_ADDRESS.has(identifier) ? `/${identifier}` : cmsPath(identifier);
}

const TABLE = [
  shared('home', '/'),
  shared('home-alias', '/pwa.html'),
  shared('departments', DEPARTMENTS_PATH),
  shared('offers', OFFERS_PATH, listQuery),
  shared('search', SEARCH_PATH, searchQuery),
  shared('search-panel', '/buscar'),
  personal('cart', '/checkout/cart'),
  personal('shared-cart', '/shared-cart/[sharedCartToken]'),
  personal('checkout', '/checkout', 'minimal'),
  personal('order-success', '/order-success', 'minimal'),
  { ...personal('sign-in', SIGN_IN_PAGE, 'minimal'), signsInTo: 'customer' as const },
  personal('sign-up', SIGN_UP_PAGE, 'minimal'),
  { ...personal('my-account', ACCOUNT_PAGE), access: 'customer' as const },
  personal('forgot-password', FORGOT_PASSWORD_PAGE, 'minimal'),
  personal('create-password', CREATE_PASSWORD_PAGE, 'minimal'),
  personal('unlock', UNLOCK_PAGE, 'minimal'),
  personal('connect-account', CONNECT_PAGE, 'minimal'),
  personal('find-order', FIND_ORDER_PAGE, 'minimal'),
  personal('newsletter', NEWSLETTER_PAGE, 'minimal'),
  personal('newsletter-confirm', NEWSLETTER_CONFIRM_PAGE, 'minimal'),
  personal('newsletter-end', NEWSLETTER_END_PAGE, 'minimal'),
  personal('pickup', PICKUP_PATH),
  personal('contact', CONTACT_PAGE),
  personal('contact-alias', CONTACT_ALIAS),
  personal('back-in-stock', BACK_IN_STOCK_PAGE, 'minimal'),
  personal('back-in-stock-end', BACK_IN_STOCK_END_PAGE, 'minimal'),
  personal('compare', COMPARE_PAGE),
  personal('favorites', FAVORITES_PAGE),
  personal('recently-viewed', VIEWED_PAGE),
  { ...personal('scan', SCAN_PAGE, 'minimal'), usesCamera: true as const },
  personal('review', REVIEW_PAGE, 'minimal'),
  { ...personal('desk-sign-in', DESK_SIGN_IN_PAGE, 'desk'), signsInTo: 'service' as const },
  { ...personal('desk-orders', DESK_PAGE, 'desk'), access: 'service' as const },
  { ...personal('desk-unmatched', DESK_UNMATCHED_PAGE, 'desk'), access: 'service' as const },
  { ...personal('desk-messages', DESK_MESSAGES_PAGE, 'desk'), access: 'service' as const },
  { ...personal('desk-reviews', DESK_REVIEWS_PAGE, 'desk'), access: 'service' as const },
  { ...personal('desk-health', DESK_HEALTH_PAGE, 'desk'), access: 'service' as const },
  shared('error', '/error', noQuery, 'minimal'),
  shared('page-not-found', NOT_FOUND_PATH),
  shared('dev-ui', '/dev/ui'),
  shared('sucursales', BRANCHES_PATH, placeQuery),
  shared('delivery-place', PLACE_PATH, placeQuery),
  ...CONTENT_PATHS.map((identifier) => shared(identifier, `/${identifier}`)),
  { ...personal('desk-order', `${DESK_PAGE}/pedido/[number]`, 'desk'), access: 'service' as const },
  personal('order-placed', '/checkout/pedido/[orderId]', 'minimal'),
  shared('category', '/c/[slug]', listQuery),
  shared('product', '/p/[parentSku]/[slug]', productQuery),
  shared('product-variant', '/p/[parentSku]/[slug]/[childSku]', productQuery),
  shared('cms-page', '/i/[slug]'),
  shared('promotion', '/promotions/[slug]'),
  shared('category-landing', '/category/[landing]'),
];

export type RouteName = (typeof TABLE)[number]['name'];

/** Every page of the shop, literal paths before patterns. */
export const ROUTES: Route<RouteName>[] = TABLE;
