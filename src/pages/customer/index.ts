import type { PagesOf } from '../page-props';
import { AccountPage } from './account';
import { AddressesPage, EditAddressPage, NewAddressPage } from './addresses';
import { LoyaltyCardPage, MyCouponsPage, MyRankingPage } from './benefits';
import { ConnectAccountPage } from './connect-account';
import { CreatePasswordPage } from './create-password';
import { ConfirmDataPage, ConfirmEmailPage, EmailBackPage } from './email-link';
import { FavoriteListPage, FavoriteListsPage, SharedListPage } from './favorites';
import { ForgotPasswordPage } from './forgot-password';
import { MyGuaranteesPage } from './guarantees';
import { MyNewsletterPage } from './newsletter';
import { MyOrderPage, MyOrdersPage } from './orders';
import { MyPrivacyPage, MyRequestPage } from './privacy';
import { DeliveryPage, ProfilePage } from './profile';
import { NewReturnPage, ReturnPage } from './returns';
import { MyReviewsPage } from './reviews';
import { SecurityPage } from './security';
import { SignInPage } from './sign-in';
import { SignUpPage } from './sign-up';
import { MyStoresPage } from './stores';
import { UnlockPage } from './unlock';
import { MyViewedPage } from './viewed';
import { MyWalletPage } from './wallet';

/** Pages of the account by their routes: a script of their own, read when the first of them is asked for. */
export const PAGES: PagesOf<'customer'> = {
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
  'confirm-data': ConfirmDataPage,
  'forgot-password': ForgotPasswordPage,
  unlock: UnlockPage,
  'create-password': CreatePasswordPage,
  'connect-account': ConnectAccountPage,
  'my-new-return': NewReturnPage,
  'my-return': ReturnPage,
};
