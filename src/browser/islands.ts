import type { FunctionComponent } from 'react';
import MiniCart from '../features/cart/mini-cart.client';
import KeepButtons from '../features/device-lists/keep-buttons.client';
import SearchBox from '../features/search/search-box.client';
import Departments from '../features/shop/departments/departments.client';
import GroupCards from '../features/shop/group-prices/group-cards.client';
import Windows from '../features/shop/windows.client';
import ConsentBar from '../features/tracking/consent-bar.client';
import type { Islands } from '../ui/island';
import Toasts from '../ui/toasts.client';

const checkoutForms = () => import('../features/checkout/checkout-forms.client');
const accountForms = () => import('../features/customers/account-forms.client');
const deskTools = () => import('../features/desk/desk-tools.client');
const deviceLists = () => import('../features/device-lists/device-lists.client');
const homePieces = () => import('../features/fits/home-pieces.client');
const listPage = () => import('../features/catalogue/list-page');
const productPage = () => import('../features/product/product-page');

/** 'idle' wakes by itself once the page stands, 'seen' when it comes near the screen, is pointed at or gets the focus. */
type When = 'idle' | 'seen';

/** A client component and when it wakes. */
interface Piece<Props> {
  load: () => Promise<{ default: FunctionComponent<Props> }>;
  when: When;
  /** Loads what it comes with: islands that come together show what is done to one of them. */
  together?: () => Promise<unknown>;
}

/** A component that comes alone. */
const piece = <Props>(load: Piece<Props>['load'], when: When = 'idle'): Piece<Props> => ({ load, when });

/** A component that comes together with others of its pages. */
const part = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name, when: When = 'idle') => ({
  load: async () => ({ default: (await load())[name] }),
  when,
  together: load,
});

/** A component that every page has, or that is smaller than the request that would bring it: it is here already. */
const here = <Component>(component: Component) => ({
  load: async () => ({ default: component }),
  when: 'idle' as const,
});

/** Every island of the shop. */
const REGISTRY: { [Name in keyof Islands]: Piece<Islands[Name]> } = {
  'address-form': part(checkoutForms, 'AddressForm'),
  'ask-link-form': part(accountForms, 'AskLinkForm'),
  'auto-submit': part(listPage, 'AutoSubmit'),
  'branch-form': part(checkoutForms, 'BranchForm'),
  'buy-bar': part(productPage, 'BuyBar'),
  'cart-first': piece(() => import('../features/cart/cart-first.client')),
  'cart-page': piece(() => import('../features/cart/cart-page.client')),
  'change-password': part(accountForms, 'ChangePassword'),
  'choice-form': part(checkoutForms, 'ChoiceForm'),
  comparison: part(deviceLists, 'Comparison'),
  'connect-form': part(accountForms, 'ConnectForm'),
  'consent-bar': here(ConsentBar),
  'invoice-form': piece(() => import('../features/invoices/invoice-form.client')),
  'refund-account-form': piece(() => import('../features/refunds/refund-account-form.client')),
  'contact-form': piece(() => import('../features/contact/contact-form.client')),
  'copy-text': piece(() => import('../features/order/copy-text.client'), 'seen'),
  'create-password-form': part(accountForms, 'CreatePasswordForm'),
  departments: here(Departments),
  'desk-copy': part(deskTools, 'DeskCopy'),
  'desk-keys': part(deskTools, 'DeskKeys'),
  'desk-live': part(deskTools, 'DeskLive'),
  'desk-page-keys': part(deskTools, 'DeskPageKeys'),
  'desk-print': part(deskTools, 'DeskPrint'),
  'desk-scan': part(deskTools, 'DeskScan'),
  'desk-wedge': part(deskTools, 'DeskWedge'),
  'does-it-fit': piece(() => import('../features/fits/does-it-fit.client')),
  facts: part(productPage, 'Facts'),
  'filter-foot': part(listPage, 'FilterFoot'),
  'favorites-here': part(deviceLists, 'FavoritesHere'),
  'find-order-form': piece(() => import('../features/order/find-order-form.client')),
  gallery: part(productPage, 'Gallery'),
  'group-cards': here(GroupCards),
  'group-price': piece(() => import('../features/shop/group-prices/group-price.client')),
  'home-form': part(homePieces, 'HomeForm'),
  'keep-buttons': here(KeepButtons),
  'kept-here': part(deviceLists, 'KeptHere'),
  'list-form': part(accountForms, 'ListForm'),
  'load-more': part(listPage, 'LoadMore', 'seen'),
  locator: piece(() => import('../features/branches/locator.client')),
  'look-again': piece(() => import('../features/order/look-again.client')),
  'mini-cart': here(MiniCart),
  'new-passkey': part(accountForms, 'NewPasskey', 'seen'),
  offer: part(productPage, 'Offer'),
  'order-form': part(checkoutForms, 'OrderForm'),
  'own-door': part(listPage, 'OwnDoor'),
  'own-address-form': part(checkoutForms, 'OwnAddressForm'),
  'own-form': part(accountForms, 'OwnForm'),
  'passkey-sign-in': part(accountForms, 'PasskeySignIn'),
  pickup: piece(() => import('../features/branches/pickup.client')),
  'place-form': piece(() => import('../features/place/place-form.client')),
  'product-tools': part(productPage, 'ProductTools'),
  purchase: part(productPage, 'Purchase'),
  refusal: part(productPage, 'Refusal'),
  'review-form': piece(() => import('../features/reviews/review-form.client')),
  scan: part(deviceLists, 'Scan'),
  'search-box': here(SearchBox),
  'sign-in-form': part(accountForms, 'SignInForm'),
  'sign-up-form': part(accountForms, 'SignUpForm'),
  'social-forms': piece(() => import('../features/social/social-forms.client')),
  'subscribe-form': piece(() => import('../features/newsletter/subscribe-form.client')),
  'share-list': part(deviceLists, 'ShareList'),
  toasts: here(Toasts),
  'variant-sku': part(productPage, 'VariantSku'),
  'viewed-row': piece(() => import('../features/device-lists/viewed-row.client'), 'seen'),
  windows: here(Windows),
};

/** The piece of an island whose name was read from the page; undefined for a name that is none. */
export const pieceNamed = (name: string): Piece<never> | undefined =>
  Object.hasOwn(REGISTRY, name) ? REGISTRY[name as keyof Islands] : undefined;
