import { commerce } from '../../commerce/request-context';
import { promiseWords } from '../shop/delivery/delivery';
import { specialNote } from '../shop/special-note';
import { texts } from '../shop/texts';
import { billTexts } from './cart-sums';
import { cartTexts, lineTexts } from './cart-texts';
import { couponTexts } from './coupon-form';

/** A text that counts: `other` with {count}. */
export interface Counted {
  one: string;
  other: string;
}

/** All words of the page of the cart; parameters that the browser fills in stand in braces. */
export function pageTexts() {
  const t = texts();
  // None is as many as several in every language here.
  const counted = (text: (count: number) => string): Counted => ({
    one: text(1),
    other: text(0).replace('0', '{count}'),
  });
  return {
    ...cartTexts(t),
    cart: t('Cart'),
    products: counted((count) => t('{count} products', { count })),
    emptyMore: t('What you add is kept here, also when you come back another day.'),
    line: {
      ...lineTexts(t),
      each: t('{amount} each', { amount: '{amount}' }),
      warranty: counted((count) => t('warranty {count} months', { count })),
      pickupOnly: t('Only to be picked up at a branch'),
      special: specialNote(),
      outOfStock: t('Out of stock'),
      regularPrice: t('Regular price'),
      quantity: t('Quantity of {name}', { name: '{name}' }),
      update: t('Update'),
    },
    order: t('Your order'),
    saved: t('You save {amount}', { amount: '{amount}' }),
    bill: billTexts(),
    coupon: couponTexts(),
    place: {
      ask: t('Type your postal code'),
      promise: promiseWords(t),
      change: t('change'),
      code: t('Postal code'),
      send: t('Send it there'),
      noCoverage: t('Zip code without coverage'),
    },
    gone: t('Before you pay, remove what is out of stock.'),
    seeWhich: t('See which one'),
    unpayable: t('This cannot be paid by itself yet.'),
    unpayableMore: t(
      'We charge at your door, and there is nothing to deliver here. Add a product that we take to you and pay for everything together.',
    ),
    unserved: {
      branch: t('Send it to another postal code, or pick it up free at a branch.'),
      elsewhere: t('Send it to another postal code to go on.'),
      change: t('Use another postal code'),
      pickup: t('Pick it up at a branch'),
    },
    pickup: t('Pick it up free: see the branches'),
    pickupLacks: t('No branch has all of it: {branch} is short of {names}.', { branch: '{branch}', names: '{names}' }),
    pickupEach: t('See what each branch has'),
    promises: [
      // A retailer promises no date.
      commerce().shipping.rates ? t('You see the delivery date before you pay') : t('Delivery to your door'),
      t('You can pay when you receive it, in cash.'),
    ] as const,
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
