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
import { AT_BRANCH, FULFILMENT } from '../checkout/fulfilment-choice';
import { PLACE_PATH } from '../place/place-path';
import { OFFERS_PATH } from '../shop/departments/departments-path';
import type { FormState } from '../shop/form-state';
import { checkoutHref, href } from '../shop/links';
import { monthsView } from '../shop/months/months-view';
import { OFFLINE } from '../shop/offline';
import { placeColour } from '../shop/place-colour';
import { texts } from '../shop/texts';
import { cartMessages } from './cart-messages';
import { noticesInWords } from './cart-notices';
import { pageTexts } from './cart-page-texts';
import { cartBranches } from './delivery/cart-branches';
import { refusedText } from './refused-text';

/** What the page may have to say of a change beside what an add is answered. */
const SAID = [
  CART_MESSAGES.couponNotValid,
  CART_MESSAGES.couponEnded,
  CART_MESSAGES.couponUsedUp,
  CART_MESSAGES.couponUsedByCustomer,
  CART_MESSAGES.couponWaits,
  CART_MESSAGES.couponStays,
  CART_MESSAGES.couponApplied,
  CART_MESSAGES.couponRemoved,
  CART_MESSAGES.tooManyCoupons,
  CART_MESSAGES.couponMissing,
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
  return { ...cartMessages(t.locale), ...Object.fromEntries(SAID.map((key) => [key, t.message(key)])) };
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
  const { shipping } = commerce();
  const none = reading === null ? emptyCart(store.storeCode) : null;
  const cart = reading?.ok ? reading.value.cart : none;
  const mediaTemplate = site.mediaTemplate();
  const refused = state.error('set', 'qty');
  const told = [
    ...(reading && !reading.ok ? [{ level: 'error' as const, text: t.message(reading.problem.message) }] : []),
    ...(query.get('aviso') ? [{ level: 'error' as const, text: refusedText(query.get('aviso') ?? '', null) }] : []),
    ...noticesInWords([...state.notices, ...(reading?.ok ? reading.value.notices : [])]),
  ];
  const colours = (mediaTemplate ? [] : (cart?.lines ?? [])).flatMap(({ image }): [string, string][] => {
    const colour = placeColour(image);
    return image && colour ? [[image, colour]] : [];
  });
  const [atBranches, isUnpayable] = await Promise.all([
    cart ? cartBranches(cart) : [],
    store.externalCheckout === null ? cart !== null && cannotBePaid(cart) : null,
  ]);
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
        place: { typed: state.value('destination', 'zipCode'), error: state.error('destination', 'zipCode') },
        formKey: mine().formKey(),
        storePrefix: storePath(store, ''),
        locale: t.locale,
        sign: store.i18n.currencySign,
        max: MAX_QUANTITY,
        mediaTemplate,
        colours: Object.fromEntries(colours),
        rates: shipping.rates && { gross: shipping.rates.gross, freeFromGross: shipping.rates.freeFromGross },
        months: monthsView(),
        hrefs: {
          checkout: checkoutHref(),
          offers: href(OFFERS_PATH),
          place: href(PLACE_PATH),
          pickup: atBranches.length > 0 ? href(PICKUP_PATH) : null,
          atBranch:
            atBranches.length > 0 && store.externalCheckout === null
              ? href('/checkout', { paso: 'datos', [FULFILMENT]: AT_BRANCH })
              : null,
        },
        isUnpayable,
        branches: atBranches,
        messages: pageMessages(),
        texts: pageTexts(),
      }}
    />
  );
}
