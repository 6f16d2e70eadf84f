import { requestContext } from '../../../commerce/request-context';
import { storePath } from '../../../config/stores';
import { isHandedOver } from '../../../domain/catalogue/availability';
import type { Crumb, Product } from '../../../domain/catalogue/product';
import { leastPaid } from '../../../domain/catalogue/product-page/price-groups';
import { productPath } from '../../../domain/url';
import { backInStockView } from '../../back-in-stock/back-in-stock-form';
import { PICKUP_PATH } from '../../branches/pickup-path';
import { promiseWords } from '../../shop/delivery/delivery';
import { freeDelivery, shippingCost } from '../../shop/delivery/shipping-cost';
import { href } from '../../shop/links';
import { specialNote } from '../../shop/special-note';
import { texts } from '../../shop/texts';
import { canBuy, isToBeChosen } from '../can-buy';
import { chooseText } from '../choose-text';
import type { DeliveryView } from '../delivery';
import type { InsteadView } from '../not-to-buy';
import type { PickupView } from '../pickup-near';
import type { PurchaseView } from '../purchase.client';
import type { DeliveryBoxView } from '../told-delivery';
import { formView } from './form-view';

export interface Around {
  /** Where more of its kind are, null when it is in no category. */
  category: Crumb | null;
  /** Whether there are branches to pick it up at. */
  hasBranches: boolean;
  /** Whether a variant of it may be sold out; one may be where nobody has looked. */
  hasOut?: boolean;
}

/**
 * Whether stock is kept of what is shown: a set is sold by its parts, a product with variants by the one that is
 * chosen.
 */
const hasStockOfItsOwn = ({ type, sku, parentSku }: Product): boolean =>
  type !== 'grouped' && type !== 'bundle' && (type !== 'configurable' || sku !== parentSku);

/**
 * What to do instead where a product cannot be bought as it is shown; null where it can, and every variant of it.
 */
export function insteadView(
  product: Product,
  { category, hasOut = true }: Pick<Around, 'category' | 'hasOut'>,
): InsteadView | null {
  const t = texts();
  const { sku, parentSku, slug, open, options, isConfigured } = product;
  const isOut = product.availability === 'out_of_stock';
  const choose = (isOut ? open.length > 0 : !isConfigured) ? chooseText(product) : null;
  if (!isOut && !hasOut && choose === null) return null;
  const isTold =
    isOut && requestContext().commerce.backInStock !== null && hasStockOfItsOwn(product) && open.length === 0;
  const mayBeTold = isTold || (options.length > 0 && requestContext().commerce.backInStock !== null);
  return {
    isOut,
    out: {
      title: t('Out of stock'),
      note: isTold ? t('Shall we tell you when it is back?') : t('We have none left for now.'),
    },
    notice: mayBeTold ? backInStockView(sku, productPath(parentSku, slug, sku === parentSku ? null : sku)) : null,
    isTold,
    choose,
    more: category && { label: t('See more in {name}', { name: category.name }), href: href(category.path) },
  };
}

function boxView(product: Product): DeliveryBoxView {
  const t = texts();
  const { isSpecial } = product;
  const { store, commerce } = requestContext();
  const { rates, reducedIn } = commerce.shipping;
  // The page is the same for every price group: free is said where even the lowest of their prices reaches it.
  const goods = leastPaid(product);
  const cost = shippingCost(goods);
  const freeAt = freeDelivery(goods);
  const promise = promiseWords(t);
  const usual = rates ? t('It arrives in 2 to 8 working days') : t('Delivery to your door');
  return {
    storePrefix: storePath(store, ''),
    locale: t.locale,
    sign: store.i18n.currencySign,
    sku: canBuy(product) && !isToBeChosen(product) ? product.sku : null,
    special: isSpecial ? store.shipping.specialDays : null,
    policy: rates && { from: store.shipping.policyDays.from, to: store.shipping.policyDays.to },
    free: { isAlone: freeAt !== null, but: freeAt === 'inland' ? [...reducedIn] : [] },
    texts: {
      title: isSpecial ? specialNote() : usual,
      note: [rates && t('You see the exact date with your postal code, before you pay.'), cost]
        .filter(Boolean)
        .join(' '),
      code: t('Postal code'),
      see: t('See when it arrives'),
      searching: t('Searching…'),
      promise: isSpecial ? { ...promise, between: promise.by } : promise,
      to: t('to {place}', { place: '{place}' }),
      change: t('change'),
      free: t('Your shipping is free'),
      cost: t('Shipping of your cart with this product: {amount}', { amount: '{amount}' }),
      usualCost: cost,
      noCoverage: t('Zip code without coverage'),
      failed: t('We could not look up the postal code. Try again.'),
    },
  };
}

function pickupView(product: Product): PickupView | null {
  const t = texts();
  const isOpen = product.open.length > 0;
  const isSoldOut = product.availability === 'out_of_stock';
  if (!isSoldOut && !isOpen && !canBuy(product)) return null;
  return {
    href: href(PICKUP_PATH, { sku: isOpen ? product.parentSku : product.sku }),
    label: isSoldOut ? t('Sold out for delivery: see which branch has it') : t('Pick it up free: see the branches'),
    isOpen,
  };
}

/** How it gets to the shopper, and how it is paid. */
export function deliveryView(product: Product, hasBranches: boolean): DeliveryView {
  const t = texts();
  const isHanded = isHandedOver(product.type);
  return {
    isSent: canBuy(product) || isToBeChosen(product),
    box: isHanded ? boxView(product) : null,
    pickup: isHanded && hasBranches ? pickupView(product) : null,
    cash: { title: t('Pay when you receive it'), note: t('In cash, at your door') },
  };
}

function extrasView({ services, warranties }: Product): PurchaseView['extras'] {
  const t = texts();
  if (services.length + warranties.length === 0) return null;
  return {
    optional: t('optional'),
    services:
      services.length === 0
        ? null
        : {
            title: t('Add a service'),
            note: t('One for each piece, on a line of its own in your cart: you can take it out by itself.'),
          },
    warranties:
      warranties.length === 0
        ? null
        : {
            title: t('Extended warranty'),
            note: t('It is added to the price of each piece, on the same line of your cart.'),
            none: t('Without extended warranty'),
          },
  };
}

/** How a product is bought, for the component that shows it. */
export const purchaseView = (product: Product, around: Around): PurchaseView => ({
  canBuy: canBuy(product) && !isToBeChosen(product),
  instead: insteadView(product, around),
  form: formView(product),
  delivery: deliveryView(product, around.hasBranches),
  extras: extrasView(product),
});
