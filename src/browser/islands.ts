import type { ComponentType } from 'react';
import MiniCart from '../features/cart/mini-cart.client';
import AutoSubmit from '../features/catalogue/auto-submit.client';
import FilterFoot from '../features/catalogue/filter-foot.client';
import KeepButtons from '../features/device-lists/keep-buttons.client';
import SearchBox from '../features/search/search-box.client';
import Departments from '../features/shop/departments.client';
import GroupCards from '../features/shop/group-cards.client';
import NextPage from '../features/shop/next-page.client';
import Windows from '../features/shop/windows.client';
import ConsentBar from '../features/tracking/consent-bar.client';
import type { Enhanced, Enhancement } from '../ui/enhanced';
import type { Islands } from '../ui/island';
import { Toasts } from '../ui/toasts.client';

const checkoutForms = () => import('../features/checkout/checkout-forms.client');
const accountForms = () => import('../features/customers/account-forms.client');
const deviceLists = () => import('../features/device-lists/device-lists.client');
const productPage = () => import('../features/product/product-page');

type When = 'idle' | 'seen';

/**
 * A client component of React and when it wakes: 'idle' by itself once the page stands, 'seen' when it comes near the
 * screen, is pointed at or gets the focus.
 */
interface ComponentPiece<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  when: When;
}

interface EnhancementPiece<Props> {
  load: () => Promise<Enhancement<Props>>;
  when: When;
}

type Registry = { [Name in keyof Islands]: ComponentPiece<Islands[Name]> } & {
  [Name in keyof Enhanced]: EnhancementPiece<Enhanced[Name]>;
};

/** A piece whose name was read from the page. */
export interface AnyPiece {
  load: () => Promise<{ default: ComponentType<object> } | Enhancement<object>>;
  when: When;
}

/** Every island of the shop: the piece of the bundle that holds it, and when it wakes. */
const REGISTRY: Registry = {
  // What every page has comes with the entry, and what is smaller than the request that would bring it.
  'auto-submit': { load: async () => ({ default: AutoSubmit }), when: 'idle' },
  'ask-link-form': { load: async () => ({ default: (await accountForms()).AskLinkForm }), when: 'idle' },
  'change-password': { load: async () => ({ default: (await accountForms()).ChangePassword }), when: 'idle' },
  'buy-bar': { load: async () => ({ default: (await productPage()).BuyBar }), when: 'idle' },
  'cart-first': { load: () => import('../features/cart/cart-first.client'), when: 'idle' },
  'cart-page': { load: () => import('../features/cart/cart-page.client'), when: 'idle' },
  'address-form': { load: async () => ({ default: (await checkoutForms()).AddressForm }), when: 'idle' },
  'branch-form': { load: async () => ({ default: (await checkoutForms()).BranchForm }), when: 'idle' },
  'choice-form': { load: async () => ({ default: (await checkoutForms()).ChoiceForm }), when: 'idle' },
  'details-form': { load: async () => ({ default: (await checkoutForms()).DetailsForm }), when: 'idle' },
  'order-form': { load: async () => ({ default: (await checkoutForms()).OrderForm }), when: 'idle' },
  'payment-form': { load: async () => ({ default: (await checkoutForms()).PaymentForm }), when: 'idle' },
  comparison: { load: async () => ({ default: (await deviceLists()).Comparison }), when: 'idle' },
  'connect-form': { load: async () => ({ default: (await accountForms()).ConnectForm }), when: 'idle' },
  'consent-bar': { load: async () => ({ default: ConsentBar }), when: 'idle' },
  'contact-form': { load: () => import('../features/contact/contact-form.client'), when: 'idle' },
  'copy-text': { load: () => import('../features/order/copy-text.client'), when: 'seen' },
  'create-password-form': { load: async () => ({ default: (await accountForms()).CreatePasswordForm }), when: 'idle' },
  departments: { load: async () => ({ default: Departments }), when: 'idle' },
  'filter-foot': { load: async () => ({ default: FilterFoot }), when: 'idle' },
  'find-order-form': { load: () => import('../features/order/find-order-form.client'), when: 'idle' },
  'group-cards': { load: async () => ({ default: GroupCards }), when: 'idle' },
  facts: { load: async () => ({ default: (await productPage()).Facts }), when: 'idle' },
  gallery: { load: async () => ({ default: (await productPage()).Gallery }), when: 'idle' },
  'group-price': { load: () => import('../features/shop/group-price.client'), when: 'idle' },
  'keep-buttons': { load: async () => ({ default: KeepButtons }), when: 'idle' },
  'kept-here': { load: async () => ({ default: (await deviceLists()).KeptHere }), when: 'idle' },
  'load-more': { load: () => import('../features/catalogue/load-more.client'), when: 'seen' },
  locator: { load: () => import('../features/branches/locator.client'), when: 'idle' },
  'look-again': { load: () => import('../features/order/look-again.client'), when: 'idle' },
  'mini-cart': { load: async () => ({ default: MiniCart }), when: 'idle' },
  'new-passkey': { load: async () => ({ default: (await accountForms()).NewPasskey }), when: 'seen' },
  'next-page': { load: async () => ({ default: NextPage }), when: 'idle' },
  'passkey-sign-in': { load: async () => ({ default: (await accountForms()).PasskeySignIn }), when: 'idle' },
  offer: { load: async () => ({ default: (await productPage()).Offer }), when: 'idle' },
  pickup: { load: () => import('../features/branches/pickup.client'), when: 'idle' },
  'place-form': { load: () => import('../features/place/place-form.client'), when: 'idle' },
  'product-tools': { load: async () => ({ default: (await deviceLists()).ProductTools }), when: 'idle' },
  'review-form': { load: () => import('../features/reviews/review-form.client'), when: 'idle' },
  purchase: { load: async () => ({ default: (await productPage()).Purchase }), when: 'idle' },
  refusal: { load: async () => ({ default: (await productPage()).Refusal }), when: 'idle' },
  scan: { load: async () => ({ default: (await deviceLists()).Scan }), when: 'idle' },
  'search-box': { load: async () => ({ default: SearchBox }), when: 'idle' },
  'sign-in-form': { load: async () => ({ default: (await accountForms()).SignInForm }), when: 'idle' },
  'sign-up-form': { load: async () => ({ default: (await accountForms()).SignUpForm }), when: 'idle' },
  'subscribe-form': { load: () => import('../features/newsletter/subscribe-form.client'), when: 'idle' },
  'social-forms': { load: () => import('../features/social/social-forms.client'), when: 'idle' },
  toasts: { load: async () => ({ default: Toasts }), when: 'idle' },
  'variant-sku': { load: async () => ({ default: (await productPage()).VariantSku }), when: 'idle' },
  'viewed-row': { load: async () => ({ default: (await deviceLists()).ViewedRow }), when: 'seen' },
  windows: { load: async () => ({ default: Windows }), when: 'idle' },
};

/** The registry by names read from a page, of which one may be unknown; the props are what the server gave that name. */
export const ISLANDS = REGISTRY as unknown as Record<string, AnyPiece | undefined>;
