import { commerce, mine, requestContext } from '../../commerce/request-context';
import { toCartView } from '../../contract/cart/view';
import type { Cart, CartLine as CartLineData } from '../../domain/cart/cart';
import { cartIdOf } from '../../domain/cart/hashes';
import { savedInCart } from '../../domain/cart/totals/derived';
import { PickupLink } from '../../features/branches/pickup-link';
import { CartLine } from '../../features/cart/cart-line';
import { cartMessages } from '../../features/cart/cart-messages';
import { CartNotices } from '../../features/cart/cart-notices';
import { CartPlace } from '../../features/cart/cart-place';
import { CartSums } from '../../features/cart/cart-sums';
import { ConfirmRemoval } from '../../features/cart/confirm-removal';
import { CouponForm } from '../../features/cart/coupon-form';
import { FreeShipping } from '../../features/cart/free-shipping';
import { CannotPay, cannotBePaid } from '../../features/checkout/cannot-pay';
import { ShareCart } from '../../features/shared-cart/share-cart';
import { OFFERS_PATH } from '../../features/shop/departments-path';
import { type FormState, takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/head';
import { checkoutHref, href } from '../../features/shop/links';
import { money } from '../../features/shop/price-of';
import { texts } from '../../features/shop/texts';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { enhanced } from '../../ui/enhanced';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';

/** On to the checkout, or what stands in the way and how to get past it. */
function WayOn({ gone, unpayable }: { gone: CartLineData | null; unpayable: boolean }) {
  const t = texts();
  if (gone) {
    return (
      <Notice
        level="error"
        actions={
          <a className="line-link" href={`#linea-${gone.itemId}`}>
            {t('See which one')}
          </a>
        }
      >
        {t('Before you pay, remove what is out of stock.')}
      </Notice>
    );
  }
  if (unpayable) {
    return (
      <>
        <CannotPay />
        <ButtonLink wide href={href(OFFERS_PATH)}>
          {t('See the offers')}
        </ButtonLink>
      </>
    );
  }
  return (
    <ButtonLink className="cart-pay" kind="buy" wide href={checkoutHref()}>
      {t('Proceed to checkout')}
    </ButtonLink>
  );
}

interface LinesProps {
  cart: Cart;
  state: FormState;
  /** true when no way of paying is offered for such a cart. */
  unpayable: boolean;
  /** Whether there are branches to pick it up at. */
  hasBranches: boolean;
}

function Lines({ cart, state, unpayable, hasBranches }: LinesProps) {
  const t = texts();
  const gone = cart.lines.find((line) => !line.inStock) ?? null;
  const saved = savedInCart(cart);
  return (
    <div className="cart">
      <ul className="cart-lines">
        {cart.lines.map((line) => (
          <CartLine key={line.itemId} line={line} state={state} />
        ))}
      </ul>
      <aside className="plane cart-side" aria-label={t('Your order')}>
        <h2>{t('Your order')}</h2>
        <CartSums cart={cart} />
        {saved > 0 && <p className="free-shipping">{t('You save {amount}', { amount: money(saved) })}</p>}
        <FreeShipping cart={cart} />
        <CartPlace cart={cart} />
        <p className="small muted" role="status" data-updating-status="" />
        <CouponForm cart={cart} state={state} back="/checkout/cart" />
        <WayOn gone={gone} unpayable={unpayable} />
        {hasBranches && !cart.isVirtual && <PickupLink />}
        <ShareCart />
        {!cart.isVirtual && (
          <ul className="cart-promises">
            <li>
              <Icon name="truck" size={20} />
              {t('You see the delivery date before you pay')}
            </li>
            <li>
              <Icon name="cash" size={20} />
              {t('You can pay when you receive it, in cash.')}
            </li>
          </ul>
        )}
      </aside>
      {!unpayable && !gone && (
        <div className="buy-bar">
          <p className="cart-bar-total">
            <span className="small muted">{t('Total')}</span>
            <strong>{money(cart.totals.grandTotal)}</strong>
          </p>
          <ButtonLink kind="buy" href={checkoutHref()}>
            {t('Proceed to checkout')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** CART: what the shopper means to buy. */
export async function CartPage() {
  const t = texts();
  const { query, store } = requestContext();
  const port = mine().cart();
  const cartToken = port?.token() ?? null;
  const state = await takeFormState();
  const reading = port ? await port.review() : null;
  const cart = reading?.ok ? reading.value.cart : null;
  const notices = [...state.notices, ...(reading?.ok ? reading.value.notices : [])];
  const asked = cart?.lines.find((line) => String(line.itemId) === query.get('quitar'));
  const live = enhanced('cart-page', {
    cart: cart && toCartView(cart, cartIdOf(cartToken), store),
    checkout: checkoutHref(),
    messages: cartMessages(),
    texts: {
      updating: t('Updating…'),
      unsent: t('Not sent yet'),
      failed: t('We could not change it. It is kept and sent when the connection is back.'),
    },
  });
  return (
    <div className="wrap" {...live}>
      <Head title={t('Cart')} canonical={null} />
      <div className="list-head page-head">
        <h1>{t('Cart')}</h1>
        {cart && cart.lines.length > 0 && (
          <p className="muted">{t('{count} products', { count: cart.totals.itemsQty })}</p>
        )}
      </div>
      {reading && !reading.ok && <Notice level="error">{t.message(reading.problem.message)}</Notice>}
      <CartNotices cart={cart} notices={notices} />
      {asked && <ConfirmRemoval line={asked} />}
      {cart && cart.lines.length > 0 ? (
        <Lines
          cart={cart}
          state={state}
          unpayable={await cannotBePaid(cart)}
          hasBranches={await commerce().branches.any()}
        />
      ) : (
        (!reading || reading.ok) && (
          <EmptyState
            heading={2}
            title={t('Your cart is empty')}
            action={<ButtonLink href={href(OFFERS_PATH)}>{t('See the offers')}</ButtonLink>}
          >
            <p>{t('What you add is kept here, also when you come back another day.')}</p>
          </EmptyState>
        )
      )}
    </div>
  );
}
