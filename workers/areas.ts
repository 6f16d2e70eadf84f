import { backInStockHandlers } from './api/back-in-stock';
import { cartHandlers } from './api/cart';
import { catalogueHandlers } from './api/catalogue';
import { checkoutHandlers } from './api/checkout';
import { contactHandlers } from './api/contact';
import { contentHandlers } from './api/content';
import { customersHandlers } from './api/customers';
import { deskHandlers } from './api/desk';
import type { AreaHandlers } from './api/handlers';
import { importHandlers } from './api/import';
import { newsletterHandlers } from './api/newsletter';
import { orderHandlers } from './api/order';
import { passkeysHandlers } from './api/passkeys';
import { paymentsHandlers } from './api/payments';
import { placesHandlers } from './api/places';
import { reviewsHandlers } from './api/reviews';
import { serviceHandlers } from './api/service';
import { sharedCartsHandlers } from './api/shared-carts';
import { socialHandlers } from './api/social';
import { stockHandlers } from './api/stock';
import { urlHandlers } from './api/url';
import { backInStockForms } from './forms/back-in-stock';
import { cartForms } from './forms/cart';
import { checkoutForms } from './forms/checkout';
import { contactForms } from './forms/contact';
import { customersForms } from './forms/customers';
import { deskForms } from './forms/desk';
import { newsletterForms } from './forms/newsletter';
import { orderForms } from './forms/order';
import { passkeysForms } from './forms/passkeys';
import { paymentsForms } from './forms/payments';
import { reviewsForms } from './forms/reviews';
import type { AreaForms } from './forms/sent-form';
import { sharedCartsForms } from './forms/shared-carts';
import { socialForms } from './forms/social';

/** What answers each area of the contract. */
export const HANDLERS: AreaHandlers & AreaForms = {
  cart: { calls: cartHandlers, forms: cartForms },
  sharedCarts: { calls: sharedCartsHandlers, forms: sharedCartsForms },
  checkout: { calls: checkoutHandlers, forms: checkoutForms },
  customers: { calls: customersHandlers, forms: customersForms },
  passkeys: { calls: passkeysHandlers, forms: passkeysForms },
  social: { calls: socialHandlers, forms: socialForms },
  order: { calls: orderHandlers, forms: orderForms },
  stock: { calls: stockHandlers },
  backInStock: { calls: backInStockHandlers, forms: backInStockForms },
  content: { calls: contentHandlers },
  contact: { calls: contactHandlers, forms: contactForms },
  reviews: { calls: reviewsHandlers, forms: reviewsForms },
  newsletter: { calls: newsletterHandlers, forms: newsletterForms },
  catalogue: { calls: catalogueHandlers },
  url: { calls: urlHandlers },
  places: { calls: placesHandlers },
  service: { calls: serviceHandlers },
  imports: { calls: importHandlers },
  desk: { calls: deskHandlers },
  deskPages: { calls: {}, forms: deskForms },
  payments: { calls: paymentsHandlers, forms: paymentsForms },
};
