import { CART_MESSAGES } from '../../contract/cart/messages';
import { MESSAGES } from '../../contract/messages';
import { SHARED_CART_MESSAGES } from '../../contract/shared-carts/messages';
import { enhanced } from '../../ui/enhanced';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';

const REFUSALS = [
  SHARED_CART_MESSAGES.tooMany,
  SHARED_CART_MESSAGES.tooLong,
  CART_MESSAGES.cartEmpty,
  CART_MESSAGES.freshCart,
  MESSAGES.tooManyRequests,
];

/** Makes a link to the cart: without script its page is opened, with script the link is shared or copied. */
export function ShareCart() {
  const t = texts();
  const live = enhanced('share-cart', {
    messages: Object.fromEntries(REFUSALS.map((key) => [key, t.message(key)])),
    texts: {
      title: t('Shared cart'),
      copied: t('The link to the cart was copied'),
      notCopied: t('Could not copy link to clipboard'),
      seeLink: t('See the link'),
      failed: t('We could not share the cart. Try again.'),
    },
  });
  return (
    <form action={formAction('cart/compartir')} method="post" {...live}>
      <button type="submit" className="line-link">
        {t('Share cart')}
      </button>
    </form>
  );
}
