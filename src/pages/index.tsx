import type { FunctionComponent, ReactNode } from 'react';
import { DefaultLayout } from '../features/shop/layout/default-layout';
import { MinimalLayout } from '../features/shop/layout/minimal-layout';
import { BackInStockEndPage, BackInStockPage } from './catalogue/back-in-stock';
import { CategoryPage } from './catalogue/category';
import { ComparePage } from './catalogue/compare';
import { DepartmentsPage } from './catalogue/departments';
import { HomePage } from './catalogue/home';
import { FavoritesPage, ViewedPage } from './catalogue/kept';
import { CategoryLandingPage, PromotionPage } from './catalogue/landing';
import { OffersPage } from './catalogue/offers';
import { ProductPage } from './catalogue/product';
import { ReviewPage } from './catalogue/review';
import { ScanPage } from './catalogue/scan';
import { SearchPage, SearchPanelPage } from './catalogue/search';
import { BranchesPage } from './content/branches';
import { CmsPage, ContentPage } from './content/cms-page';
import { ContactPage } from './content/contact';
import { DeliveryPlacePage } from './content/delivery-place';
import { ErrorPage } from './content/error';
import { HomeFitPage } from './content/home-fit';
import { NewsletterConfirmPage, NewsletterEndPage, NewsletterPage } from './content/newsletter';
import { NotFound } from './content/not-found';
import { OwnDataPage } from './content/own-data';
import type { PageProps } from './page-props';
import { CONTENT_PATHS, type Layout, type PathOf, ROUTES, type Route, type RouteName } from './routes';

export type Page = FunctionComponent<object>;

/**
 * Components of a room of pages that most isolates are never asked for: it is read when the first of them is, not when
 * the Worker starts.
 */
const later =
  <Room extends object>(read: () => Promise<Room>) =>
  <Name extends keyof Room & string>(name: Name): Room[Name] =>
    (async (props: object) => {
      const Component = (await read())[name] as Page;
      return <Component {...props} />;
    }) as Room[Name];

const customer = later(() => import('./customer'));
const order = later(() => import('./order'));
const desk = later(() => import('./desk'));
const developer = later(() => import('./content/dev-ui'));

const LAYOUTS: Record<Layout, FunctionComponent<{ children: ReactNode }>> = {
  default: DefaultLayout,
  minimal: MinimalLayout,
  desk: desk('DeskLayout'),
  empty: ({ children }) => <main id="contenido">{children}</main>,
};

const record = <Name extends string>(entries: (readonly [Name, Page])[]) =>
  Object.fromEntries(entries) as Record<Name, Page>;

/** The page of each route, which is given what varies in its path. */
const COMPONENTS: { [Name in RouteName]: FunctionComponent<PageProps<PathOf<Name>>> } = {
  home: HomePage,
  'home-alias': HomePage,
  departments: DepartmentsPage,
  offers: OffersPage,
  search: SearchPage,
  'search-panel': SearchPanelPage,
  cart: order('CartPage'),
  'shared-cart': order('SharedCartPage'),
  checkout: order('CheckoutPage'),
  'order-success': order('OrderSuccessPage'),
  'sign-in': customer('SignInPage'),
  'sign-up': customer('SignUpPage'),
  'my-account': customer('AccountPage'),
  'my-security': customer('SecurityPage'),
  'confirm-email': customer('ConfirmEmailPage'),
  'email-back': customer('EmailBackPage'),
  'my-profile': customer('ProfilePage'),
  'my-favorites': customer('FavoriteListsPage'),
  'my-favorite-list': customer('FavoriteListPage'),
  'shared-favorites': customer('SharedListPage'),
  'my-orders': customer('MyOrdersPage'),
  'my-order': customer('MyOrderPage'),
  'my-addresses': customer('AddressesPage'),
  'my-new-address': customer('NewAddressPage'),
  'my-address': customer('EditAddressPage'),
  'delivery-wish': customer('DeliveryPage'),
  'my-coupons': customer('MyCouponsPage'),
  'my-wallet': customer('MyWalletPage'),
  'my-ranking': customer('MyRankingPage'),
  'loyalty-card': customer('LoyaltyCardPage'),
  'my-newsletter': customer('MyNewsletterPage'),
  'my-reviews': customer('MyReviewsPage'),
  'my-guarantees': customer('MyGuaranteesPage'),
  'my-stores': customer('MyStoresPage'),
  'my-viewed': customer('MyViewedPage'),
  'my-privacy': customer('MyPrivacyPage'),
  'my-request': customer('MyRequestPage'),
  'own-data': OwnDataPage,
  'confirm-data': customer('ConfirmDataPage'),
  'forgot-password': customer('ForgotPasswordPage'),
  unlock: customer('UnlockPage'),
  'create-password': customer('CreatePasswordPage'),
  'connect-account': customer('ConnectAccountPage'),
  'order-placed': order('OrderPlacedPage'),
  'find-order': order('FindOrderPage'),
  newsletter: NewsletterPage,
  'newsletter-confirm': NewsletterConfirmPage,
  'newsletter-end': NewsletterEndPage,
  pickup: order('PickupPage'),
  'back-in-stock': BackInStockPage,
  'back-in-stock-end': BackInStockEndPage,
  compare: ComparePage,
  favorites: FavoritesPage,
  'recently-viewed': ViewedPage,
  review: ReviewPage,
  scan: ScanPage,
  'desk-sign-in': desk('DeskSignInPage'),
  'desk-today': desk('DeskTodayPage'),
  'desk-orders': desk('DeskOrdersPage'),
  'desk-chosen': desk('DeskChosenPage'),
  'desk-order': desk('DeskOrderPage'),
  'desk-takings': desk('DeskTakingsPage'),
  'desk-address': desk('DeskAddressPage'),
  'desk-new-return': desk('DeskNewReturnPage'),
  'desk-print': desk('DeskPrintPage'),
  'desk-scan': desk('DeskScanPage'),
  'desk-guides': desk('DeskGuidesPage'),
  'desk-audit': desk('DeskAuditPage'),
  'desk-stock': desk('DeskStockPage'),
  'desk-coupons': desk('DeskCouponsPage'),
  'desk-coupon': desk('DeskCouponPage'),
  'desk-customers': desk('DeskCustomersPage'),
  'desk-unmatched': desk('DeskUnmatchedPage'),
  'desk-reviews': desk('DeskReviewsPage'),
  'desk-messages': desk('DeskMessagesPage'),
  'desk-returns': desk('DeskReturnsPage'),
  'desk-return': desk('DeskReturnPage'),
  'my-new-return': customer('NewReturnPage'),
  'my-return': customer('ReturnPage'),
  'desk-invoices': desk('DeskInvoicesPage'),
  'desk-requests': desk('DeskRequestsPage'),
  'desk-request': desk('DeskRequestPage'),
  contact: ContactPage,
  'contact-alias': ContactPage,
  'desk-health': desk('DeskHealthPage'),
  error: ErrorPage,
  'page-not-found': NotFound,
  'dev-ui': developer('DevUiPage'),
  category: CategoryPage,
  product: ProductPage,
  'product-variant': ProductPage,
  sucursales: BranchesPage,
  'delivery-place': DeliveryPlacePage,
  'home-fit': HomeFitPage,
  'cms-page': CmsPage,
  promotion: PromotionPage,
  'category-landing': CategoryLandingPage,
  ...record(CONTENT_PATHS.map((identifier) => [identifier, ContentPage] as const)),
};

function inLayout({ layout, name }: Route<RouteName>): Page {
  const Layout = LAYOUTS[layout];
  const Component = COMPONENTS[name] as Page;
  return (props) => (
    <Layout>
      <Component {...props} />
    </Layout>
  );
}

/** The component of every route of the table, by name, inside its layout. */
export const PAGES = record(ROUTES.map((route) => [route.name, inLayout(route)] as const));
