import type { Translate } from '../../i18n';

/** What the page of the cart and the cart at the side both say; parameters that the browser fills in stand in braces. */
export function cartTexts(t: Translate) {
  return {
    empty: t('Your cart is empty'),
    offers: t('See the offers'),
    updating: t('Updating…'),
    unsent: t('Not sent yet'),
    failed: t('We could not change it. It is kept and sent when the connection is back.'),
    added: t('Added to your cart'),
    removed: t('We took out {name}', { name: '{name}' }),
    undo: t('Undo'),
    missing: t('You are {amount} short of free shipping', { amount: '{amount}' }),
    freeShipping: t('Your shipping is free'),
    checkout: t('Proceed to checkout'),
  };
}

/** The same of one of its lines. */
export function lineTexts(t: Translate) {
  return {
    less: t('One less of {name}', { name: '{name}' }),
    more: t('One more of {name}', { name: '{name}' }),
    remove: t('Remove'),
    question: t('Remove {name}?', { name: '{name}' }),
    sure: t('Take it out'),
    keep: t('Keep it'),
  };
}

/** What the cart at the side says once it is open. */
export const windowTexts = (t: Translate) => ({
  ...cartTexts(t),
  ...lineTexts(t),
  title: t('Your cart'),
  close: t('Close'),
  soldOut: t('Out of the stock!'),
  quantity: t('Quantity: {count}', { count: '{count}' }),
  total: t('Total'),
  shipping: t('The postal code says what the delivery costs'),
  seeCart: t('See the cart'),
});
