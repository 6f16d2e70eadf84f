import type { PagesOf } from '../page-props';
import { DeskAddressPage } from './address';
import { DeskAuditPage } from './audit';
import { DeskChosenPage } from './chosen';
import { DeskCouponPage } from './coupon';
import { DeskCouponsPage } from './coupons';
import { DeskCustomersPage } from './customers';
import { DeskGuidesPage } from './guides';
import { DeskHealthPage } from './health';
import { DeskInvoicesPage } from './invoices';
import { DeskMessagesPage } from './messages';
import { DeskNewReturnPage } from './new-return';
import { DeskOrderPage } from './order';
import { DeskOrdersPage } from './orders';
import { DeskPrintPage } from './print';
import { DeskRequestPage, DeskRequestsPage } from './privacy';
import { DeskReturnPage, DeskReturnsPage } from './returns';
import { DeskReviewsPage } from './reviews';
import { DeskScanPage } from './scan';
import { DeskSignInPage } from './sign-in';
import { DeskStockPage } from './stock';
import { DeskTakingsPage } from './takings';
import { DeskTodayPage } from './today';
import { DeskUnmatchedPage } from './unmatched';

export { DeskLayout } from '../../features/desk/desk-layout';

/** Pages of the desk by their routes: a script of their own, read when the first of them is asked for. */
export const PAGES: PagesOf<'desk'> = {
  'desk-sign-in': DeskSignInPage,
  'desk-today': DeskTodayPage,
  'desk-orders': DeskOrdersPage,
  'desk-chosen': DeskChosenPage,
  'desk-order': DeskOrderPage,
  'desk-takings': DeskTakingsPage,
  'desk-address': DeskAddressPage,
  'desk-new-return': DeskNewReturnPage,
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
  'desk-invoices': DeskInvoicesPage,
  'desk-requests': DeskRequestsPage,
  'desk-request': DeskRequestPage,
  'desk-health': DeskHealthPage,
};
