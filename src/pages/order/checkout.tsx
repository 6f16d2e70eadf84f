import { commerce, mine, requestContext } from '../../commerce/request-context';
import { CHECKOUT_MESSAGES } from '../../contract/checkout/messages';
import type { StockedBranch } from '../../domain/branch/branch';
import { branchSkus } from '../../domain/branch/stock';
import type { Cart, Notice } from '../../domain/cart/cart';
import type { Checkout } from '../../domain/order/order';
import { ok, type Result } from '../../domain/result';
import { CartNotices } from '../../features/cart/cart-notices';
import { cannotBePaid } from '../../features/checkout/cannot-pay';
import { DetailsStep, isAtBranch } from '../../features/checkout/details-step';
import { OrderSummary } from '../../features/checkout/order-summary';
import { PaymentStep } from '../../features/checkout/payment-step';
import { ShippingStep, waysFor } from '../../features/checkout/shipping-step';
import { hasBranches } from '../../features/checkout/step-props';
import { stepTitle } from '../../features/checkout/step-title';
import { completed, currentStep } from '../../features/checkout/steps';
import { knownCustomer } from '../../features/customers/known-customer';
import { OFFERS_PATH } from '../../features/shop/departments/departments-path';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { beginCheckout } from '../../features/tracking/page-event';
import { walletHere, walletPays } from '../../features/wallet/wallet-choice';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Island } from '../../ui/island';

/** A cart that nobody can pay for yet leads back to the shop before anything is filled in. */
function NotYet() {
  const t = texts();
  return (
    <div className="wrap">
      <Head title={t('Checkout')} canonical={null} />
      <Island of="cart-first" props={{ madeOf: null }} />
      <EmptyState
        title={t('This cannot be paid by itself yet.')}
        action={<ButtonLink href={href(OFFERS_PATH)}>{t('See the offers')}</ButtonLink>}
      >
        <p>
          {t(
            'We charge at your door, and there is nothing to deliver here. Add a product that we take to you and pay for everything together.',
          )}
        </p>
        <p>
          <a href={href('/checkout/cart')}>{t('See the cart')}</a>
        </p>
      </EmptyState>
    </div>
  );
}

function EmptyCheckout({ problem, lastOrder }: { problem?: string; lastOrder?: string | null }) {
  const t = texts();
  return (
    <div className="wrap">
      <Head title={t('Checkout')} canonical={null} />
      <Island of="cart-first" props={{ madeOf: null }} />
      <EmptyState
        title={problem ? t.message(problem) : t('Your cart is empty')}
        action={
          <ButtonLink href={href(problem ? '/checkout/cart' : '/')}>
            {problem ? t('See the cart') : t('Go to the home page')}
          </ButtonLink>
        }
      >
        {lastOrder ? (
          <p>
            <a href={href(`/checkout/pedido/${lastOrder}`)}>{t('See your last order')}</a>
          </p>
        ) : (
          <p>{t('What you add is kept here, also when you come back another day.')}</p>
        )}
      </EmptyState>
    </div>
  );
}

/** Branches with what they have of this cart; none for what is not handed over. */
const branchesFor = async (cart: Cart): Promise<Result<StockedBranch[]>> => {
  const skus = branchSkus(cart.lines);
  return skus.length > 0 ? commerce().branches.withStock(skus) : ok([]);
};

const hasLines = (cart: Cart) => cart.lines.length > 0;

/** That no account comes with the order any more, unless a form was refused for it. */
function lapsedAccount({ isAccountLapsed }: Checkout, said: readonly Notice[]): Notice[] {
  const message = CHECKOUT_MESSAGES.accountLapsed;
  return isAccountLapsed && !said.some((notice) => notice.message === message)
    ? [{ id: 'other', level: 'warning', message }]
    : [];
}

/** One column of steps; the order always in sight. */
export async function CheckoutPage() {
  const t = texts();
  const { query } = requestContext();
  const port = mine().cart();
  if (!port) return <EmptyCheckout />;
  const reading = await port.read();
  if (!reading.ok) return <EmptyCheckout problem={reading.problem.message} />;
  const { checkout } = reading.value;
  const branches = await branchesFor(reading.value.cart);
  const doneOf = (read: Cart) => completed(read, checkout, hasBranches({ branches }));
  const review = currentStep(query.get('paso'), doneOf(reading.value.cart)) === 'pago' ? await port.review() : null;
  const cart = review?.ok ? review.value.cart : reading.value.cart;
  const done = doneOf(cart);
  const step = currentStep(query.get('paso'), done);
  if (!hasLines(cart)) return <EmptyCheckout lastOrder={cart.lastOrder} />;
  if (await cannotBePaid(cart)) return <NotYet />;
  const [state, ways, customer, wallet] = await Promise.all([
    takeFormState(),
    waysFor({ cart, done, step, branches }),
    step === 'envio' ? null : knownCustomer(step === 'datos'),
    checkout.usesWallet || step === 'pago' ? walletHere() : null,
  ]);
  const isPickup = step === 'datos' ? isAtBranch({ cart, state, branches }) : cart.pickup !== undefined;
  const isSent = !cart.isVirtual && !isPickup;
  const title = stepTitle(step, isPickup);
  const takesFocus = query.has('paso');
  const shared = { cart, checkout, done, step, state, customer, branches, isSent, ways, takesFocus, wallet };
  return (
    <div className="wrap">
      <Head title={`${title} · ${t('Checkout')}`} canonical={null} />
      <h1 className="sr">{t('Checkout')}</h1>
      <Island of="cart-first" props={{ madeOf: cart.version }} />
      <div className="checkout" {...(step === 'datos' ? beginCheckout(cart) : {})}>
        <div className="checkout-steps">
          <CartNotices
            notices={[
              ...lapsedAccount(checkout, state.notices),
              ...state.notices,
              ...(review?.ok ? review.value.notices : []),
            ]}
          />
          <DetailsStep {...shared} />
          {isSent && <ShippingStep {...shared} />}
          <PaymentStep {...shared} />
        </div>
        <OrderSummary cart={cart} state={state} wallet={walletPays(checkout, wallet, cart)} isPickup={isPickup} />
      </div>
    </div>
  );
}
