import type { Access } from '../contract/access';
import { AUDIT_PAGE } from '../contract/audit/forms';
import { BACK_IN_STOCK_END_PAGE, BACK_IN_STOCK_PAGE } from '../contract/back-in-stock/forms';
import { COUPONS_OF_MINE_PAGE, LOYALTY_CARD_PAGE, RANKING_PAGE } from '../contract/benefits/pages';
import { CONTACT_ALIAS, CONTACT_PAGE } from '../contract/contact/forms';
import { COUPON_PAGE, COUPONS_PAGE } from '../contract/coupons/forms';
import {
  ACCOUNT_PAGE,
  CREATE_PASSWORD_PAGE,
  EMAIL_BACK_PAGE,
  EMAIL_PAGE,
  FORGOT_PASSWORD_PAGE,
  SECURITY_PAGE,
  SIGN_IN_PAGE,
  SIGN_UP_PAGE,
  UNLOCK_PAGE,
} from '../contract/customers/pages';
import { DESK_CUSTOMERS_PAGE } from '../contract/desk-customers/forms';
import {
  DESK_CHOSEN_PAGE,
  DESK_HEALTH_PAGE,
  DESK_MESSAGES_PAGE,
  DESK_ORDERS_PAGE,
  DESK_PAGE,
  DESK_PRINT_PAGE,
  DESK_REVIEWS_PAGE,
  DESK_SCAN_PAGE,
  DESK_SIGN_IN_PAGE,
  DESK_TAKINGS_PAGE,
  DESK_UNMATCHED_PAGE,
} from '../contract/desk-pages/forms';
import { DESK_STOCK_PAGE } from '../contract/desk-stock/forms';
import { GUIDES_PAGE } from '../contract/dispatch/forms';
import { MY_FAVORITES_PAGE } from '../contract/favorites/pages';
import { ORDERS_PAGE } from '../contract/history/pages';
import { DESK_INVOICES_PAGE } from '../contract/invoices/forms';
import {
  MY_NEWSLETTER_PAGE,
  NEWSLETTER_CONFIRM_PAGE,
  NEWSLETTER_END_PAGE,
  NEWSLETTER_PAGE,
} from '../contract/newsletter/forms';
import { FIND_ORDER_PAGE } from '../contract/order-forms';
import { STORES_PAGE } from '../contract/own-branch/forms';
import { DATA_CONFIRM_PAGE, DATA_PAGE, DESK_PRIVACY_PAGE, MY_PRIVACY_PAGE } from '../contract/privacy/pages';
import { ADDRESSES_PAGE, DELIVERY_PAGE, NEW_ADDRESS_PAGE, PROFILE_PAGE } from '../contract/profile/pages';
import { DESK_RETURNS_PAGE } from '../contract/returns/pages';
import { REVIEW_PAGE } from '../contract/reviews/forms';
import { MY_REVIEWS_PAGE } from '../contract/reviews/pages';
import { CONNECT_PAGE } from '../contract/social/forms';
import { MY_VIEWED_PAGE } from '../contract/viewed/forms';
import { WALLET_PAGE } from '../contract/wallet/pages';
import { categoryLandingPath, cmsPath, promotionPath } from '../domain/url';
import { BRANCHES_PATH } from '../features/branches/branches-path';
import { PICKUP_PATH } from '../features/branches/pickup-path';
import { COMPARE_PAGE, FAVORITES_PAGE, VIEWED_PAGE } from '../features/device-lists/kept-pages';
import { HOME_PAGE } from '../features/fits/home-page';
import { PLACE_PATH } from '../features/place/place-path';
import { SCAN_PAGE } from '../features/scan/scan-page';
import { SEARCH_PATH } from '../features/search/searched-text';
import { DEPARTMENTS_PATH, OFFERS_PATH } from '../features/shop/departments/departments-path';
import { homeQuery, type KnownQuery, listQuery, noQuery, placeQuery, productQuery, searchQuery } from './known-query';
import type { PageStyle } from './page-styles';

export type Layout = 'default' | 'minimal' | 'empty' | 'desk';

interface Address<Name extends string, Path extends string> extends PageStyle {
  name: Name;
  /** Path inside a store view; [name] stands for one segment. */
  path: Path;
  layout: Layout;
}

/** The same bytes for everyone, so it is for everyone, and may be cached. */
export interface SharedRoute<Name extends string = string, Path extends string = string> extends Address<Name, Path> {
  cache: 'shared';
  access: 'anyone';
  query: KnownQuery;
}

/** Rendered for one shopper and never stored. */
export interface PersonalRoute<Name extends string = string, Path extends string = string> extends Address<Name, Path> {
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
  /** The room it stands in, whose index says its component; without one src/pages/index.tsx does. */
  room?: Room;
}

/** Folders of pages that most isolates are never asked for: each is a script of its own. */
export type Room = 'customer' | 'order' | 'desk';

export type SignIn = 'customer' | 'credit' | 'service';

export type Route<Name extends string = string> = SharedRoute<Name> | PersonalRoute<Name>;

interface SharedFacts extends PageStyle {
  /** None is understood where nothing is said. */
  query?: KnownQuery;
  layout?: Layout;
}

/** The row of a page that is the same for everyone. */
export const shared = <Name extends string, Path extends string>(
  name: Name,
  path: Path,
  { query = noQuery, layout = 'default', ...styles }: SharedFacts,
): SharedRoute<Name, Path> => ({ name, path, layout, ...styles, cache: 'shared', access: 'anyone', query });

type PersonalFacts = Pick<PersonalRoute, 'access' | 'signsInTo' | 'usesCamera'> & PageStyle & { layout?: Layout };

/** The row of a page that is rendered for whoever asks. */
export const personal = <Name extends string, Path extends string>(
  name: Name,
  path: Path,
  { layout = 'default', ...facts }: PersonalFacts,
): PersonalRoute<Name, Path> => ({ name, path, layout, cache: 'personal', ...facts });

/** The row of a page that stands in a room: pages of an account, of the cart with what follows, of operators. */
const rowsOf =
  <In extends Room>(room: In) =>
  <Name extends string, Path extends string>(
    name: Name,
    path: Path,
    facts: PersonalFacts,
  ): PersonalRoute<Name, Path> & { room: In } => ({ ...personal(name, path, facts), room });

const customer = rowsOf('customer');
const order = rowsOf('order');
const desk = rowsOf('desk');

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

/** Pages of operators. */
const AT_DESK = { access: 'service', styles: 'desk', layout: 'desk' } as const;

/** Pages of what a customer has beside their orders. */
const OF_BENEFITS = { access: 'customer', styles: 'own', ownStyles: 'features/benefits/benefits.css' } as const;

const TABLE = [
  shared('home', '/', { styles: 'home' }),
  shared('home-alias', '/pwa.html', { styles: 'home' }),
  shared('departments', DEPARTMENTS_PATH, { styles: 'departments' }),
  shared('offers', OFFERS_PATH, { styles: 'list', query: listQuery }),
  shared('search', SEARCH_PATH, { styles: 'search', query: searchQuery }),
  shared('search-panel', '/buscar', { styles: 'search' }),
  order('cart', '/checkout/cart', { access: 'anyone', styles: 'cart' }),
  order('shared-cart', '/shared-cart/[sharedCartToken]', { access: 'anyone', styles: 'cart' }),
  order('checkout', '/checkout', { access: 'anyone', styles: 'checkout', layout: 'minimal' }),
  order('order-success', '/order-success', {
    access: 'anyone',
    styles: 'checkout',
    ownStyles: 'features/history/order.css',
    layout: 'minimal',
  }),
  customer('sign-in', SIGN_IN_PAGE, { access: 'anyone', styles: 'account', layout: 'minimal', signsInTo: 'customer' }),
  customer('sign-up', SIGN_UP_PAGE, { access: 'anyone', styles: 'account', layout: 'minimal' }),
  customer('my-account', ACCOUNT_PAGE, { access: 'customer', styles: 'own', ownStyles: 'features/history/orders.css' }),
  customer('my-security', SECURITY_PAGE, { access: 'customer', styles: 'security' }),
  customer('my-profile', PROFILE_PAGE, { access: 'customer', styles: 'own' }),
  customer('my-addresses', ADDRESSES_PAGE, { access: 'customer', styles: 'own' }),
  customer('my-new-address', NEW_ADDRESS_PAGE, { access: 'customer', styles: 'own' }),
  customer('my-orders', ORDERS_PAGE, { access: 'customer', styles: 'own', ownStyles: 'features/history/orders.css' }),
  customer('my-favorites', MY_FAVORITES_PAGE, { access: 'customer', styles: 'lists' }),
  customer('delivery-wish', DELIVERY_PAGE, { access: 'customer', styles: 'own' }),
  customer('my-coupons', COUPONS_OF_MINE_PAGE, OF_BENEFITS),
  customer('my-ranking', RANKING_PAGE, OF_BENEFITS),
  customer('loyalty-card', LOYALTY_CARD_PAGE, OF_BENEFITS),
  customer('my-wallet', WALLET_PAGE, { access: 'customer', styles: 'own', ownStyles: 'features/wallet/wallet.css' }),
  customer('my-newsletter', MY_NEWSLETTER_PAGE, OF_BENEFITS),
  customer('my-privacy', MY_PRIVACY_PAGE, { access: 'customer', styles: 'own' }),
  customer('my-viewed', MY_VIEWED_PAGE, { access: 'customer', styles: 'own-cards' }),
  customer('my-reviews', MY_REVIEWS_PAGE, {
    access: 'customer',
    styles: 'own',
    ownStyles: 'features/reviews/own-reviews.css',
  }),
  customer('my-stores', STORES_PAGE, OF_BENEFITS),
  customer('forgot-password', FORGOT_PASSWORD_PAGE, { access: 'anyone', styles: 'account', layout: 'minimal' }),
  customer('create-password', CREATE_PASSWORD_PAGE, { access: 'anyone', styles: 'account', layout: 'minimal' }),
  customer('confirm-email', EMAIL_PAGE, { access: 'anyone', styles: 'account', layout: 'minimal' }),
  customer('email-back', EMAIL_BACK_PAGE, { access: 'anyone', styles: 'account', layout: 'minimal' }),
  customer('unlock', UNLOCK_PAGE, { access: 'anyone', styles: 'account', layout: 'minimal' }),
  customer('connect-account', CONNECT_PAGE, { access: 'anyone', styles: 'account', layout: 'minimal' }),
  order('find-order', FIND_ORDER_PAGE, { access: 'anyone', styles: 'account', layout: 'minimal' }),
  personal('newsletter', NEWSLETTER_PAGE, { access: 'anyone', styles: 'account', layout: 'minimal' }),
  personal('newsletter-confirm', NEWSLETTER_CONFIRM_PAGE, { access: 'anyone', styles: 'account', layout: 'minimal' }),
  personal('newsletter-end', NEWSLETTER_END_PAGE, { access: 'anyone', styles: 'account', layout: 'minimal' }),
  order('pickup', PICKUP_PATH, { access: 'anyone', styles: 'pickup' }),
  personal('contact', CONTACT_PAGE, { access: 'anyone', styles: 'account' }),
  personal('contact-alias', CONTACT_ALIAS, { access: 'anyone', styles: 'account' }),
  personal('own-data', DATA_PAGE, { access: 'anyone', styles: 'account' }),
  customer('confirm-data', DATA_CONFIRM_PAGE, { access: 'anyone', styles: 'account', layout: 'minimal' }),
  personal('back-in-stock', BACK_IN_STOCK_PAGE, { access: 'anyone', styles: 'account', layout: 'minimal' }),
  personal('back-in-stock-end', BACK_IN_STOCK_END_PAGE, { access: 'anyone', styles: 'account', layout: 'minimal' }),
  personal('compare', COMPARE_PAGE, { access: 'anyone', styles: 'compare' }),
  personal('favorites', FAVORITES_PAGE, { access: 'anyone', styles: 'lists' }),
  personal('recently-viewed', VIEWED_PAGE, { access: 'anyone', styles: 'kept' }),
  personal('scan', SCAN_PAGE, {
    access: 'anyone',
    styles: 'form',
    ownStyles: 'features/scan/scan.css',
    layout: 'minimal',
    usesCamera: true,
  }),
  personal('review', REVIEW_PAGE, {
    access: 'anyone',
    styles: 'form',
    ownStyles: 'features/reviews/reviews.css',
    layout: 'minimal',
  }),
  desk('desk-sign-in', DESK_SIGN_IN_PAGE, {
    access: 'anyone',
    styles: 'desk',
    layout: 'desk',
    signsInTo: 'service',
  }),
  desk('desk-today', DESK_PAGE, { ...AT_DESK, ownStyles: 'features/desk/desk-lists.css' }),
  desk('desk-orders', DESK_ORDERS_PAGE, { ...AT_DESK, ownStyles: 'features/desk/desk-lists.css' }),
  desk('desk-chosen', DESK_CHOSEN_PAGE, { ...AT_DESK, ownStyles: 'features/desk/desk-lists.css' }),
  desk('desk-takings', DESK_TAKINGS_PAGE, { ...AT_DESK, ownStyles: 'features/desk/desk-lists.css' }),
  desk('desk-guides', GUIDES_PAGE, AT_DESK),
  desk('desk-audit', AUDIT_PAGE, { ...AT_DESK, ownStyles: 'features/desk/desk-lists.css' }),
  desk('desk-stock', DESK_STOCK_PAGE, { ...AT_DESK, ownStyles: 'features/desk/desk-stock.css', usesCamera: true }),
  desk('desk-coupons', COUPONS_PAGE, { ...AT_DESK, ownStyles: 'features/desk/desk-lists.css' }),
  desk('desk-coupon', COUPON_PAGE, { ...AT_DESK, ownStyles: 'features/desk/desk-lists.css' }),
  desk('desk-customers', DESK_CUSTOMERS_PAGE, AT_DESK),
  desk('desk-print', DESK_PRINT_PAGE, { ...AT_DESK, ownStyles: 'features/desk/desk-print.css' }),
  desk('desk-scan', DESK_SCAN_PAGE, { ...AT_DESK, ownStyles: 'features/scan/scan.css', usesCamera: true }),
  desk('desk-unmatched', DESK_UNMATCHED_PAGE, AT_DESK),
  desk('desk-messages', DESK_MESSAGES_PAGE, AT_DESK),
  desk('desk-invoices', DESK_INVOICES_PAGE, AT_DESK),
  desk('desk-reviews', DESK_REVIEWS_PAGE, AT_DESK),
  desk('desk-returns', DESK_RETURNS_PAGE, AT_DESK),
  desk('desk-requests', DESK_PRIVACY_PAGE, AT_DESK),
  desk('desk-health', DESK_HEALTH_PAGE, AT_DESK),
  shared('error', '/error', { styles: 'text', layout: 'minimal' }),
  shared('page-not-found', NOT_FOUND_PATH, { styles: 'text' }),
  shared('dev-ui', '/dev/ui', { styles: 'dev' }),
  shared('sucursales', BRANCHES_PATH, { styles: 'branches', query: placeQuery }),
  shared('home-fit', HOME_PAGE, { styles: 'account', query: homeQuery }),
  shared('delivery-place', PLACE_PATH, { styles: 'account', query: placeQuery }),
  ...CONTENT_PATHS.map((identifier) => shared(identifier, `/${identifier}`, { styles: 'text' })),
  desk('desk-order', `${DESK_PAGE}/pedido/[number]`, { ...AT_DESK, ownStyles: 'features/desk/desk-order.css' }),
  desk('desk-address', `${DESK_PAGE}/pedido/[number]/direccion`, AT_DESK),
  desk('desk-new-return', `${DESK_PAGE}/pedido/[number]/devolucion`, {
    ...AT_DESK,
    ownStyles: 'features/desk/returns/returns.css',
  }),
  customer('my-order', `${ORDERS_PAGE}/[orderId]`, {
    access: 'customer',
    styles: 'checkout',
    ownStyles: 'features/history/order.css',
    layout: 'default',
  }),
  customer('my-guarantees', `${ORDERS_PAGE}/[orderId]/guarantee-provider`, { access: 'customer', styles: 'own' }),
  customer('my-new-return', `${ORDERS_PAGE}/[orderId]/return`, {
    access: 'customer',
    styles: 'own',
    ownStyles: 'features/returns/returns.css',
  }),
  customer('my-return', `${ORDERS_PAGE}/[orderId]/return/[incrementId]`, {
    access: 'customer',
    styles: 'own',
    ownStyles: 'features/returns/returns.css',
  }),
  desk('desk-return', `${DESK_PAGE}/devolucion/[number]`, {
    ...AT_DESK,
    ownStyles: 'features/desk/returns/returns.css',
  }),
  desk('desk-request', `${DESK_PRIVACY_PAGE}/[folio]`, {
    ...AT_DESK,
    ownStyles: 'features/desk/returns/returns.css',
  }),
  customer('my-request', `${MY_PRIVACY_PAGE}/[folio]`, { access: 'customer', styles: 'own' }),
  customer('my-address', `${ADDRESSES_PAGE}/edit/[addressId]`, { access: 'customer', styles: 'own' }),
  customer('my-favorite-list', `${MY_FAVORITES_PAGE}/[listId]`, { access: 'customer', styles: 'lists' }),
  customer('shared-favorites', `${MY_FAVORITES_PAGE}/[sharingCode]/shared`, { access: 'anyone', styles: 'lists' }),
  order('order-placed', '/checkout/pedido/[orderId]', {
    access: 'anyone',
    styles: 'checkout',
    ownStyles: 'features/history/order.css',
    layout: 'minimal',
  }),
  shared('category', '/c/[slug]', { styles: 'list', query: listQuery }),
  shared('product', '/p/[parentSku]/[slug]', { styles: 'product', query: productQuery }),
  shared('product-variant', '/p/[parentSku]/[slug]/[childSku]', { styles: 'product', query: productQuery }),
  shared('cms-page', '/i/[slug]', { styles: 'text' }),
  shared('promotion', '/promotions/[slug]', { styles: 'landing' }),
  shared('category-landing', '/category/[landing]', { styles: 'landing' }),
];

export type RouteName = (typeof TABLE)[number]['name'];

/** The routes whose pages stand in a room. */
export type RouteIn<In extends Room> = Extract<(typeof TABLE)[number], { room: In }>['name'];

/** The path of a route as it is written; of one that stands with others in a list, none. */
export type PathOf<Name extends RouteName> = Extract<(typeof TABLE)[number], { name: Name }>['path'];

/** Every page of the shop, literal paths before patterns. */
export const ROUTES: Route<RouteName>[] = TABLE;

/** Pages for everybody whose address is one shopper's all the same: what they buy, and what they search for. */
const OF_ONE_SHOPPER: readonly string[] = ['checkout', 'search'];

const isClosed = ({ access, name }: Route): boolean => access !== 'anyone' || OF_ONE_SHOPPER.includes(name);

/** What a path begins with before a segment that varies; of the search, whatever stands beside its results. */
const beginningOf = (path: string): string =>
  path === SEARCH_PATH ? path.slice(0, path.lastIndexOf('/') + 1) : (path.split('[')[0] ?? path);

const beginnings = ['/api/', '/f/', ...ROUTES.filter(isClosed).map(({ path }) => beginningOf(path))];

/**
 * Paths inside a store view that are nobody's to index: calls, forms, and the pages of somebody alone. One that begins
 * like another is left out.
 */
export const CLOSED_PATHS: readonly string[] = beginnings.filter((path) =>
  beginnings.every((other) => other === path || !path.startsWith(other)),
);
