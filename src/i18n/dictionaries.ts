import { backInStock as backInStockDe } from './de/back-in-stock';
import { cart as cartDe } from './de/cart';
import { catalogue as catalogueDe } from './de/catalogue';
import { checkout as checkoutDe } from './de/checkout';
import { contact as contactDe } from './de/contact';
import { credit as creditDe } from './de/credit';
import { customers as customersDe } from './de/customers';
import { desk as deskDe } from './de/desk';
import { deviceLists as deviceListsDe } from './de/device-lists';
import { fields as fieldsDe } from './de/fields';
import { fits as fitsDe } from './de/fits';
import { mail as mailDe } from './de/mail';
import { network as networkDe } from './de/network';
import { newsletter as newsletterDe } from './de/newsletter';
import { order as orderDe } from './de/order';
import { passkeys as passkeysDe } from './de/passkeys';
import { places as placesDe } from './de/places';
import { product as productDe } from './de/product';
import { reviews as reviewsDe } from './de/reviews';
import { search as searchDe } from './de/search';
import { sharedCarts as sharedCartsDe } from './de/shared-carts';
import { shop as shopDe } from './de/shop';
import { social as socialDe } from './de/social';
import { backInStock as backInStockEs } from './es-mx/back-in-stock';
import { cart as cartEs } from './es-mx/cart';
import { catalogue as catalogueEs } from './es-mx/catalogue';
import { checkout as checkoutEs } from './es-mx/checkout';
import { contact as contactEs } from './es-mx/contact';
import { credit as creditEs } from './es-mx/credit';
import { customers as customersEs } from './es-mx/customers';
import { desk as deskEs } from './es-mx/desk';
import { deviceLists as deviceListsEs } from './es-mx/device-lists';
import { fields as fieldsEs } from './es-mx/fields';
import { fits as fitsEs } from './es-mx/fits';
import { mail as mailEs } from './es-mx/mail';
import { network as networkEs } from './es-mx/network';
import { newsletter as newsletterEs } from './es-mx/newsletter';
import { order as orderEs } from './es-mx/order';
import { passkeys as passkeysEs } from './es-mx/passkeys';
import { places as placesEs } from './es-mx/places';
import { product as productEs } from './es-mx/product';
import { reviews as reviewsEs } from './es-mx/reviews';
import { search as searchEs } from './es-mx/search';
import { sharedCarts as sharedCartsEs } from './es-mx/shared-carts';
import { shop as shopEs } from './es-mx/shop';
import { social as socialEs } from './es-mx/social';
import { backInStock as backInStockIt } from './it/back-in-stock';
import { cart as cartIt } from './it/cart';
import { catalogue as catalogueIt } from './it/catalogue';
import { checkout as checkoutIt } from './it/checkout';
import { contact as contactIt } from './it/contact';
import { credit as creditIt } from './it/credit';
import { customers as customersIt } from './it/customers';
import { desk as deskIt } from './it/desk';
import { deviceLists as deviceListsIt } from './it/device-lists';
import { fields as fieldsIt } from './it/fields';
import { fits as fitsIt } from './it/fits';
import { mail as mailIt } from './it/mail';
import { network as networkIt } from './it/network';
import { newsletter as newsletterIt } from './it/newsletter';
import { order as orderIt } from './it/order';
import { passkeys as passkeysIt } from './it/passkeys';
import { places as placesIt } from './it/places';
import { product as productIt } from './it/product';
import { reviews as reviewsIt } from './it/reviews';
import { search as searchIt } from './it/search';
import { sharedCarts as sharedCartsIt } from './it/shared-carts';
import { shop as shopIt } from './it/shop';
import { social as socialIt } from './it/social';
import { perLocale } from './per-locale';
import type { Dictionary } from './translate';

export const LOCALES = ['es-MX', 'de', 'it'] as const;
export type Locale = (typeof LOCALES)[number];

/** The texts of each area in each locale. Those of es-MX have the keys, the others all of them by their types. */
export const DICTIONARIES = {
  cart: { 'es-MX': cartEs, de: cartDe, it: cartIt },
  catalogue: { 'es-MX': catalogueEs, de: catalogueDe, it: catalogueIt },
  checkout: { 'es-MX': checkoutEs, de: checkoutDe, it: checkoutIt },
  contact: { 'es-MX': contactEs, de: contactDe, it: contactIt },
  credit: { 'es-MX': creditEs, de: creditDe, it: creditIt },
  customers: { 'es-MX': customersEs, de: customersDe, it: customersIt },
  desk: { 'es-MX': deskEs, de: deskDe, it: deskIt },
  fields: { 'es-MX': fieldsEs, de: fieldsDe, it: fieldsIt },
  fits: { 'es-MX': fitsEs, de: fitsDe, it: fitsIt },
  'device-lists': { 'es-MX': deviceListsEs, de: deviceListsDe, it: deviceListsIt },
  mail: { 'es-MX': mailEs, de: mailDe, it: mailIt },
  network: { 'es-MX': networkEs, de: networkDe, it: networkIt },
  newsletter: { 'es-MX': newsletterEs, de: newsletterDe, it: newsletterIt },
  order: { 'es-MX': orderEs, de: orderDe, it: orderIt },
  passkeys: { 'es-MX': passkeysEs, de: passkeysDe, it: passkeysIt },
  places: { 'es-MX': placesEs, de: placesDe, it: placesIt },
  product: { 'es-MX': productEs, de: productDe, it: productIt },
  'back-in-stock': { 'es-MX': backInStockEs, de: backInStockDe, it: backInStockIt },
  reviews: { 'es-MX': reviewsEs, de: reviewsDe, it: reviewsIt },
  search: { 'es-MX': searchEs, de: searchDe, it: searchIt },
  'shared-carts': { 'es-MX': sharedCartsEs, de: sharedCartsDe, it: sharedCartsIt },
  shop: { 'es-MX': shopEs, de: shopDe, it: shopIt },
  social: { 'es-MX': socialEs, de: socialDe, it: socialIt },
} satisfies Record<string, Record<Locale, Dictionary<string>>>;

type Areas = typeof DICTIONARIES;

/** A key of any area. */
export type Key = { [Area in keyof Areas]: keyof Areas[Area]['es-MX'] }[keyof Areas];

/** All texts of a locale. */
export const dictionaryOf: (locale: Locale) => Dictionary<Key> = perLocale((locale) =>
  Object.assign({}, ...Object.values(DICTIONARIES).map((area) => area[locale as Locale])),
);
