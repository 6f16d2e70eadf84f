import type { FunctionComponent, ReactNode } from 'react';
import { DeskLayout } from '../features/desk/desk-layout';
import { DefaultLayout } from '../features/shop/default-layout';
import { MinimalLayout } from '../features/shop/minimal-layout';
import { AccountPage } from './account';
import { BackInStockEndPage, BackInStockPage } from './back-in-stock';
import { BranchesPage } from './branches';
import { CartPage } from './cart';
import { CategoryPage } from './category';
import { CheckoutPage } from './checkout';
import { CmsPage, ContentPage } from './cms-page';
import { ComparePage } from './compare';
import { ConnectAccountPage } from './connect-account';
import { ContactPage } from './contact';
import { CreatePasswordPage } from './create-password';
import { DeliveryPlacePage } from './delivery-place';
import { DepartmentsPage } from './departments';
import { DeskHealthPage } from './desk-health';
import { DeskMessagesPage } from './desk-messages';
import { DeskOrderPage } from './desk-order';
import { DeskOrdersPage } from './desk-orders';
import { DeskReviewsPage } from './desk-reviews';
import { DeskSignInPage } from './desk-sign-in';
import { DeskUnmatchedPage } from './desk-unmatched';
import { DevUiPage } from './dev-ui';
import { ErrorPage } from './error';
import { FindOrderPage } from './find-order';
import { ForgotPasswordPage } from './forgot-password';
import { HomePage } from './home';
import { FavoritesPage, ViewedPage } from './kept';
import { CategoryLandingPage, PromotionPage } from './landing';
import { NewsletterConfirmPage, NewsletterEndPage, NewsletterPage } from './newsletter';
import { NotFound } from './not-found';
import { OffersPage } from './offers';
import { OrderPlacedPage, OrderSuccessPage } from './order-placed';
import type { PageProps } from './page-props';
import { PickupPage } from './pickup';
import { ProductPage } from './product';
import { ReviewPage } from './review';
import { CONTENT_PATHS, type Layout, ROUTES, type Route, type RouteName } from './routes';

import { ScanPage } from './scan';

import { SearchPage, SearchPanelPage } from './search';

import { SharedCartPage } from './shared-cart';
import { SignInPage } from './sign-in';
import { SignUpPage } from './sign-up';
import { UnlockPage } from './unlock';

export type Page = FunctionComponent<PageProps>;

const LAYOUTS: Record<Layout, FunctionComponent<{ children: ReactNode }>> = {
  default: DefaultLayout,
  minimal: MinimalLayout,
  desk: DeskLayout,
  empty: ({ children }) => <main id="contenido">{children}</main>,
};

const record = <Name extends string>(entries: (readonly [Name, Page])[]) =>
  Object.fromEntries(entries) as Record<Name, Page>;

const COMPONENTS: Record<RouteName, Page> = {
  home: HomePage,
  'home-alias': HomePage,
  departments: DepartmentsPage,
  offers: OffersPage,
  search: SearchPage,
  'search-panel': SearchPanelPage,
  cart: CartPage,
  'shared-cart': SharedCartPage,
  checkout: CheckoutPage,
  'order-success': OrderSuccessPage,
  'sign-in': SignInPage,
  'sign-up': SignUpPage,
  'my-account': AccountPage,
  'forgot-password': ForgotPasswordPage,
  unlock: UnlockPage,
  'create-password': CreatePasswordPage,
  'connect-account': ConnectAccountPage,
  'order-placed': OrderPlacedPage,
  'find-order': FindOrderPage,
  newsletter: NewsletterPage,
  'newsletter-confirm': NewsletterConfirmPage,
  'newsletter-end': NewsletterEndPage,
  pickup: PickupPage,
  'back-in-stock': BackInStockPage,
  'back-in-stock-end': BackInStockEndPage,
  compare: ComparePage,
  favorites: FavoritesPage,
  'recently-viewed': ViewedPage,
  review: ReviewPage,
  scan: ScanPage,
  'desk-sign-in': DeskSignInPage,
  'desk-orders': DeskOrdersPage,
  'desk-order': DeskOrderPage,
  'desk-unmatched': DeskUnmatchedPage,
  'desk-reviews': DeskReviewsPage,
  'desk-messages': DeskMessagesPage,
  contact: ContactPage,
  'contact-alias': ContactPage,
  'desk-health': DeskHealthPage,
  error: ErrorPage,
  'page-not-found': NotFound,
  'dev-ui': DevUiPage,
  category: CategoryPage,
  product: ProductPage,
  'product-variant': ProductPage,
  sucursales: BranchesPage,
  'delivery-place': DeliveryPlacePage,
  'cms-page': CmsPage,
  promotion: PromotionPage,
  'category-landing': CategoryLandingPage,
  ...record(CONTENT_PATHS.map((identifier) => [identifier, ContentPage] as const)),
};

function inLayout({ layout, name }: Route<RouteName>): Page {
  const Layout = LAYOUTS[layout];
  const Component = COMPONENTS[name];
  return (props) => (
    <Layout>
      <Component {...props} />
    </Layout>
  );
}

/** The component of every route of the table, by name, inside its layout. */
export const PAGES = record(ROUTES.map((route) => [route.name, inLayout(route)] as const));
