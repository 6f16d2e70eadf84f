import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import Locator from '../../src/features/branches/locator.client';
import Pickup from '../../src/features/branches/pickup.client';
import CartFirst from '../../src/features/cart/cart-first.client';
import CartPage from '../../src/features/cart/cart-page.client';
import MiniCart from '../../src/features/cart/mini-cart.client';
import AutoSubmit from '../../src/features/catalogue/auto-submit.client';
import FilterFoot from '../../src/features/catalogue/filter-foot.client';
import LoadMore from '../../src/features/catalogue/load-more.client';
import AddressForm from '../../src/features/checkout/address-form.client';
import BranchForm from '../../src/features/checkout/branch-form.client';
import ChoiceForm from '../../src/features/checkout/choice-form.client';
import DetailsForm from '../../src/features/checkout/details-form.client';
import OrderForm from '../../src/features/checkout/order-form.client';
import PaymentForm from '../../src/features/checkout/payment-form.client';
import ContactForm from '../../src/features/contact/contact-form.client';
import AskLinkForm from '../../src/features/customers/ask-link-form.client';
import ChangePassword from '../../src/features/customers/change-password.client';
import CreatePasswordForm from '../../src/features/customers/create-password-form.client';
import SignInForm from '../../src/features/customers/sign-in-form.client';
import SignUpForm from '../../src/features/customers/sign-up-form.client';
import Comparison from '../../src/features/device-lists/comparison.client';
import KeepButtons from '../../src/features/device-lists/keep-buttons.client';
import KeptHere from '../../src/features/device-lists/kept-here.client';
import ProductTools from '../../src/features/device-lists/product-tools.client';
import ViewedRow from '../../src/features/device-lists/viewed-row.client';
import DoesItFit from '../../src/features/fits/does-it-fit.client';
import HomeForm from '../../src/features/fits/home-form.client';
import OwnDoor from '../../src/features/fits/own-door.client';
import SubscribeForm from '../../src/features/newsletter/subscribe-form.client';
import CopyText from '../../src/features/order/copy-text.client';
import FindOrderForm from '../../src/features/order/find-order-form.client';
import LookAgain from '../../src/features/order/look-again.client';
import NewPasskey from '../../src/features/passkeys/new-passkey.client';
import PasskeySignIn from '../../src/features/passkeys/passkey-sign-in.client';
import PlaceForm from '../../src/features/place/place-form.client';
import BuyBar from '../../src/features/product/buy-bar.client';
import Facts from '../../src/features/product/facts.client';
import Gallery from '../../src/features/product/gallery/gallery.client';
import Offer from '../../src/features/product/offer.client';
import Purchase from '../../src/features/product/purchase.client';
import Refusal from '../../src/features/product/refusal.client';
import VariantSku from '../../src/features/product/variants/variant-sku.client';
import ReviewForm from '../../src/features/reviews/review-form.client';
import Scan from '../../src/features/scan/scan.client';
import SearchBox from '../../src/features/search/search-box.client';
import Departments from '../../src/features/shop/departments/departments.client';
import GroupCards from '../../src/features/shop/group-prices/group-cards.client';
import GroupPrice from '../../src/features/shop/group-prices/group-price.client';
import NextPage from '../../src/features/shop/next-page.client';
import Windows from '../../src/features/shop/windows.client';
import ConnectForm from '../../src/features/social/connect-form.client';
import SocialForms from '../../src/features/social/social-forms.client';
import ConsentBar from '../../src/features/tracking/consent-bar.client';
import type { Islands } from '../../src/ui/island';
import { Toasts } from '../../src/ui/toasts.client';

/** The client components that the server draws too. A bundle of its own: it shares no state with the Worker. */
const COMPONENTS: { [Name in keyof Islands]: ComponentType<Islands[Name]> } = {
  'consent-bar': ConsentBar,
  'address-form': AddressForm,
  'branch-form': BranchForm,
  'choice-form': ChoiceForm,
  'details-form': DetailsForm,
  'order-form': OrderForm,
  'payment-form': PaymentForm,
  'contact-form': ContactForm,
  'passkey-sign-in': PasskeySignIn,
  'new-passkey': NewPasskey,
  'subscribe-form': SubscribeForm,
  'review-form': ReviewForm,
  'find-order-form': FindOrderForm,
  'sign-up-form': SignUpForm,
  'sign-in-form': SignInForm,
  'create-password-form': CreatePasswordForm,
  'connect-form': ConnectForm,
  'change-password': ChangePassword,
  'ask-link-form': AskLinkForm,
  'cart-first': CartFirst,
  'cart-page': CartPage,
  'copy-text': CopyText,
  'auto-submit': AutoSubmit,
  departments: Departments,
  'filter-foot': FilterFoot,
  'group-cards': GroupCards,
  'next-page': NextPage,
  'load-more': LoadMore,
  'buy-bar': BuyBar,
  'does-it-fit': DoesItFit,
  facts: Facts,
  'home-form': HomeForm,
  'own-door': OwnDoor,
  gallery: Gallery,
  'group-price': GroupPrice,
  offer: Offer,
  purchase: Purchase,
  refusal: Refusal,
  'variant-sku': VariantSku,
  comparison: Comparison,
  'keep-buttons': KeepButtons,
  'kept-here': KeptHere,
  'product-tools': ProductTools,
  'viewed-row': ViewedRow,
  'mini-cart': MiniCart,
  locator: Locator,
  'look-again': LookAgain,
  scan: Scan,
  pickup: Pickup,
  'place-form': PlaceForm,
  'search-box': SearchBox,
  'social-forms': SocialForms,
  toasts: Toasts,
  windows: Windows,
};

/** The first HTML of an island, as the browser will hydrate it. Throws what the component throws. */
export function drawIsland(name: string, props: object, identifierPrefix: string): string {
  const Component = COMPONENTS[name as keyof Islands] as ComponentType<object>;
  return renderToString(createElement(Component, props), { identifierPrefix });
}
