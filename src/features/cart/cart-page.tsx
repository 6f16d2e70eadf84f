import { commerce, mine, requestContext } from '../../commerce/request-context';
import { storePath } from '../../config/stores';
import { CART_MESSAGES } from '../../contract/cart/messages';
import { toCartView } from '../../contract/cart/view';
import { MESSAGES } from '../../contract/messages';
import { SHARED_CART_MESSAGES } from '../../contract/shared-carts/messages';
import type { Cart, Notice } from '../../domain/cart/cart';
import { emptyCart } from '../../domain/cart/content';
import { cartIdOf } from '../../domain/cart/hashes';
import type { Result } from '../../domain/result';
import { MAX_QUANTITY } from '../../domain/validation';
import { Island } from '../../ui/island';
import { PICKUP_PATH } from '../branches/pickup-path';
import { cannotBePaid } from '../checkout/cannot-pay';
import { PLACE_PATH } from '../place/place-path';
import { OFFERS_PATH } from '../shop/departments-path';
import type { FormState } from '../shop/form-state';
import { checkoutHref, href } from '../shop/links';
import { OFFLINE } from '../shop/offline';
import { placeColour } from '../shop/place-colour';
import { specialNote } from '../shop/special-note';
import { texts } from '../shop/texts';
import { cartMessages } from './cart-messages';
import { toldOf } from './cart-notices';
import type { CartPageProps, Counted } from './cart-page-props';
import { billTexts } from './cart-sums';
import { couponTexts } from './coupon-form';
import { refusedText } from './refused-text';

/** What the page may have to say of a change beside what an add is answered. */
const SAID = [
  CART_MESSAGES.couponNotValid,
  CART_MESSAGES.couponUsedUp,
  CART_MESSAGES.couponUsedByCustomer,
  CART_MESSAGES.couponWaits,
  CART_MESSAGES.couponStays,
  CART_MESSAGES.couponApplied,
  CART_MESSAGES.couponRemoved,
  CART_MESSAGES.tooManyCoupons,
  CART_MESSAGES.couponMissing,
  CART_MESSAGES.priceChanged,
  CART_MESSAGES.mustBeRemoved,
  CART_MESSAGES.noSuchLine,
  CART_MESSAGES.outOfTheStock,
  CART_MESSAGES.syncDisabled,
  CART_MESSAGES.retailerUnavailable,
  CART_MESSAGES.cartEmpty,
  SHARED_CART_MESSAGES.tooMany,
  SHARED_CART_MESSAGES.tooLong,
  MESSAGES.unavailable,
  OFFLINE,
];

function pageMessages(): Record<string, string> {
  const t = texts();
  return { ...cartMessages(), ...Object.fromEntries(SAID.map((key) => [key, t.message(key)])) };
}

function pageTexts(): CartPageProps['texts'] {
  const t = texts();
  // None is as many as several in every language here.
  const counted = (text: (count: number) => string): Counted => ({
    one: text(1),
    other: text(0).replace('0', '{count}'),
  });
  return {
    cart: t('Cart'),
    products: counted((count) => t('{count} products', { count })),
    empty: t('Your cart is empty'),
    emptyMore: t('What you add is kept here, also when you come back another day.'),
    offers: t('See the offers'),
    updating: t('Updating…'),
    unsent: t('Not sent yet'),
    failed: t('We could not change it. It is kept and sent when the connection is back.'),
    added: t('Added to your cart'),
    removed: t('We took out {name}', { name: '{name}' }),
    undo: t('Undo'),
    line: {
      each: t('{amount} each', { amount: '{amount}' }),
      warranty: counted((count) => t('warranty {count} months', { count })),
      pickupOnly: t('Only to be picked up at a branch'),
      special: specialNote(),
      outOfStock: t('Out of stock'),
      regularPrice: t('Regular price'),
      quantity: t('Quantity of {name}', { name: '{name}' }),
      less: t('One less of {name}', { name: '{name}' }),
      more: t('One more of {name}', { name: '{name}' }),
      update: t('Update'),
      remove: t('Remove'),
      question: t('Remove this product from your cart?'),
      keep: t('Keep it'),
    },
    order: t('Your order'),
    saved: t('You save {amount}', { amount: '{amount}' }),
    missing: t('You are {amount} short of free shipping', { amount: '{amount}' }),
    freeShipping: t('Your shipping is free'),
    bill: billTexts(),
    coupon: couponTexts(),
    place: {
      ask: t('Type your postal code'),
      between: t('It arrives between {from} and {to}', { from: '{from}', to: '{to}' }),
      by: t('It arrives by {to} at the latest', { to: '{to}' }),
      change: t('change'),
      noCoverage: t('Zip code without coverage'),
    },
    gone: t('Before you pay, remove what is out of stock.'),
    seeWhich: t('See which one'),
    unpayable: t('This cannot be paid by itself yet.'),
    unpayableMore: t(
      'We charge at your door, and there is nothing to deliver here. Add a product that we take to you and pay for everything together.',
    ),
    checkout: t('Proceed to checkout'),
    pickup: t('Pick it up free: see the branches'),
    promises: [t('You see the delivery date before you pay'), t('You can pay when you receive it, in cash.')],
    share: {
      share: t('Share cart'),
      title: t('Shared cart'),
      copied: t('The link to the cart was copied'),
      notCopied: t('Could not copy link to clipboard'),
      seeLink: t('See the link'),
      failed: t('We could not share the cart. Try again.'),
    },
  };
}

const numberOf = (text: string | null): number | null => (text ? Number(text) : null);

interface CartPageIslandProps {
  /** null where there is no cart yet. */
  reading: Result<{ cart: Cart; notices: Notice[] }> | null;
  token: string | null;
  state: FormState;
}

/** The page of the cart as a client component, with what it begins with. */
export async function CartPageIsland({ reading, token, state }: CartPageIslandProps) {
  const t = texts();
  const { query, store, site } = requestContext();
  const { shipping, branches } = commerce();
  const none = reading === null ? emptyCart(store.storeCode) : null;
  const cart = reading?.ok ? reading.value.cart : none;
  const mediaTemplate = site.mediaTemplate();
  const refused = state.error('set', 'qty');
  const told = [
    ...(reading && !reading.ok ? [{ level: 'error' as const, text: t.message(reading.problem.message) }] : []),
    ...(query.get('aviso') ? [{ level: 'error' as const, text: refusedText(query.get('aviso') ?? '', null) }] : []),
    ...toldOf([...state.notices, ...(reading?.ok ? reading.value.notices : [])]),
  ];
  const colours = (mediaTemplate ? [] : (cart?.lines ?? [])).flatMap(({ image }): [string, string][] => {
    const colour = placeColour(image);
    return image && colour ? [[image, colour]] : [];
  });
  return (
    <Island
      of="cart-page"
      className="wrap"
      props={{
        cart: cart && toCartView(cart, cartIdOf(token), store),
        opened: {
          added: numberOf(query.get('agregado')),
          removed: numberOf(query.get('quitado')),
          asked: numberOf(query.get('quitar')),
          told,
        },
        refused: refused === null ? null : { itemId: Number(state.value('set', 'itemId')), text: refused },
        coupon: { typed: state.value('coupon', 'code'), error: state.error('coupon', 'code') },
        formKey: mine().formKey(),
        storePrefix: storePath(store, ''),
        locale: t.locale,
        sign: store.i18n.currencySign,
        max: MAX_QUANTITY,
        mediaTemplate,
        colours: Object.fromEntries(colours),
        rates: shipping.rates && { gross: shipping.rates.gross, freeFromGross: shipping.rates.freeFromGross },
        hrefs: {
          checkout: checkoutHref(),
          offers: href(OFFERS_PATH),
          place: href(PLACE_PATH),
          pickup: (await branches.any()) ? href(PICKUP_PATH) : null,
        },
        isUnpayable: store.externalCheckout === null ? cart !== null && (await cannotBePaid(cart)) : null,
        messages: pageMessages(),
        texts: pageTexts(),
      }}
    />
  );
}
