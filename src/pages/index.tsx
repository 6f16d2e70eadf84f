import type { FunctionComponent, ReactNode } from 'react';
import { DeskLayout } from '../features/desk/desk-layout';
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
import { DevUiPage } from './content/dev-ui';
import { ErrorPage } from './content/error';
import { HomeFitPage } from './content/home-fit';
import { NewsletterConfirmPage, NewsletterEndPage, NewsletterPage } from './content/newsletter';
import { NotFound } from './content/not-found';
import { OwnDataPage } from './content/own-data';
import { AccountPage } from './customer/account';
import { AddressesPage, EditAddressPage, NewAddressPage } from './customer/addresses';
import { LoyaltyCardPage, MyCouponsPage, MyRankingPage } from './customer/benefits';
import { ConnectAccountPage } from './customer/connect-account';
import { CreatePasswordPage } from './customer/create-password';
import { ConfirmDataPage, ConfirmEmailPage, EmailBackPage } from './customer/email-link';
import { FavoriteListPage, FavoriteListsPage, SharedListPage } from './customer/favorites';
import { ForgotPasswordPage } from './customer/forgot-password';
import { MyGuaranteesPage } from './customer/guarantees';
import { MyNewsletterPage } from './customer/newsletter';
import { MyOrderPage, MyOrdersPage } from './customer/orders';
import { MyPrivacyPage, MyRequestPage } from './customer/privacy';
import { DeliveryPage, ProfilePage } from './customer/profile';
import { NewReturnPage, ReturnPage } from './customer/returns';
import { MyReviewsPage } from './customer/reviews';
import { SecurityPage } from './customer/security';
import { SignInPage } from './customer/sign-in';
import { SignUpPage } from './customer/sign-up';
import { MyStoresPage } from './customer/stores';
import { UnlockPage } from './customer/unlock';
import { MyViewedPage } from './customer/viewed';
import { MyWalletPage } from './customer/wallet';
import { DeskAddressPage } from './desk/address';
import { DeskAuditPage } from './desk/audit';
import { DeskChosenPage } from './desk/chosen';
import { DeskCouponPage } from './desk/coupon';
import { DeskCouponsPage } from './desk/coupons';
import { DeskCustomersPage } from './desk/customers';
import { DeskGuidesPage } from './desk/guides';
import { DeskHealthPage } from './desk/health';
import { DeskInvoicesPage } from './desk/invoices';
import { DeskMessagesPage } from './desk/messages';
import { DeskOrderPage } from './desk/order';
import { DeskOrdersPage } from './desk/orders';
import { DeskPrintPage } from './desk/print';
import { DeskRequestPage, DeskRequestsPage } from './desk/privacy';
import { DeskReturnPage, DeskReturnsPage } from './desk/returns';
import { DeskReviewsPage } from './desk/reviews';
import { DeskScanPage } from './desk/scan';
import { DeskSignInPage } from './desk/sign-in';
import { DeskStockPage } from './desk/stock';
import { DeskTodayPage } from './desk/today';
import { DeskUnmatchedPage } from './desk/unmatched';
import { CartPage } from './order/cart';
import { CheckoutPage } from './order/checkout';
import { FindOrderPage, OrderPlacedPage, OrderSuccessPage } from './order/order-placed';
import { PickupPage } from './order/pickup';
import { SharedCartPage } from './order/shared-cart';
import type { PageProps } from './page-props';
import { CONTENT_PATHS, type Layout, type PathOf, ROUTES, type Route, type RouteName } from './routes';

export type Page = FunctionComponent<object>;

const LAYOUTS: Record<Layout, FunctionComponent<{ children: ReactNode }>> = {
  default: DefaultLayout,
  minimal: MinimalLayout,
  desk: DeskLayout,
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
  cart: CartPage,
  'shared-cart': SharedCartPage,
  checkout: CheckoutPage,
  'order-success': OrderSuccessPage,
  'sign-in': SignInPage,
  'sign-up': SignUpPage,
  'my-account': AccountPage,
  'my-security': SecurityPage,
  'confirm-email': ConfirmEmailPage,
  'email-back': EmailBackPage,
  'my-profile': ProfilePage,
  'my-favorites': FavoriteListsPage,
  'my-favorite-list': FavoriteListPage,
  'shared-favorites': SharedListPage,
  'my-orders': MyOrdersPage,
  'my-order': MyOrderPage,
  'my-addresses': AddressesPage,
  'my-new-address': NewAddressPage,
  'my-address': EditAddressPage,
  'delivery-wish': DeliveryPage,
  'my-coupons': MyCouponsPage,
  'my-wallet': MyWalletPage,
  'my-ranking': MyRankingPage,
  'loyalty-card': LoyaltyCardPage,
  'my-newsletter': MyNewsletterPage,
  'my-reviews': MyReviewsPage,
  'my-guarantees': MyGuaranteesPage,
  'my-stores': MyStoresPage,
  'my-viewed': MyViewedPage,
  'my-privacy': MyPrivacyPage,
  'my-request': MyRequestPage,
  'own-data': OwnDataPage,
  'confirm-data': ConfirmDataPage,
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
  'desk-today': DeskTodayPage,
  'desk-orders': DeskOrdersPage,
  'desk-chosen': DeskChosenPage,
  'desk-order': DeskOrderPage,
  'desk-address': DeskAddressPage,
  'desk-print': DeskPrintPage,
  'desk-scan': DeskScanPage,
  'desk-guides': DeskGuidesPage,
  'desk-audit': DeskAuditPage,
  'desk-stock': DeskStockPage,
  'desk-coupons': DeskCouponsPage,
  'desk-coupon': DeskCouponPage,
  'desk-customers': DeskCustomersPage,
  'desk-unmatched': DeskUnmatchedPage,
  'desk-reviews': DeskReviewsPage,
  'desk-messages': DeskMessagesPage,
  'desk-returns': DeskReturnsPage,
  'desk-return': DeskReturnPage,
  'my-new-return': NewReturnPage,
  'my-return': ReturnPage,
  'desk-invoices': DeskInvoicesPage,
  'desk-requests': DeskRequestsPage,
  'desk-request': DeskRequestPage,
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
