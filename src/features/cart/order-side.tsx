import type { CartView } from '../../contract/cart/view';
import type { ShownCart } from '../../domain/cart/browser/project';
import { formatMoney, fromDecimal } from '../../domain/money';
import { fill } from '../../i18n/fill';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { KeyField } from '../forms/key-field';
import { usePlace } from '../place/use-place';
import { ShareCart } from '../shared-cart/share-cart';
import { BillSums, billOf } from './bill';
import type { CartPageProps } from './cart-page-props';
import { CouponFields } from './coupon-fields';
import { pickable } from './delivery/branch-lacks';
import { CartPlace } from './delivery/cart-place';
import { PickupLine } from './delivery/pickup-line';
import { deliverySaid, deliveryState } from './delivery-truth';
import { FreeShipping } from './free-shipping';
import { MonthsOfTotal } from './months-of-total';
import { followWhenSettled } from './store/follow-when-settled';
import type { Line } from './store/kept-cart';
import type { useCoupon } from './use-coupon';

/** What keeps a cart from being paid; null for nothing. */
export type Hindrance = { gone: number } | 'unserved' | 'unpayable' | null;

export function hindranceOf(
  { lines }: ShownCart<Line>,
  { isUnpayable, isUnserved }: { isUnpayable: boolean; isUnserved: boolean },
): Hindrance {
  const gone = lines.find(({ line }) => !line.inStock);
  if (gone) return { gone: gone.line.itemId };
  if (isUnserved) return 'unserved';
  return isUnpayable ? 'unpayable' : null;
}

/** Whether a branch has all of it, so that the checkout can begin with picking it up. */
const isAllAtBranch = ({ hrefs, branches }: CartPageProps, cart: CartView): boolean =>
  hrefs.atBranch !== null && pickable(cart.lines, branches) === 'all';

/** What can be done with a cart that goes where the shop does not: send it elsewhere, or pick it up. */
function Elsewhere({ page, cart }: { page: CartPageProps; cart: CartView }) {
  const { texts, hrefs } = page;
  const isAtBranch = isAllAtBranch(page, cart);
  return (
    <>
      <Notice level="warning">{isAtBranch ? texts.unserved.branch : texts.unserved.elsewhere}</Notice>
      <ButtonLink className="needs-script" wide href={hrefs.place} data-place-link="" data-live="windows">
        {texts.unserved.change}
      </ButtonLink>
      {isAtBranch && (
        <ButtonLink kind="plain" wide href={hrefs.atBranch ?? ''} onClick={followWhenSettled}>
          {texts.unserved.pickup}
        </ButtonLink>
      )}
    </>
  );
}

/** On to the checkout, or what stands in the way and how to get past it. */
function WayOn({ hindrance, page, cart }: { hindrance: Hindrance; page: CartPageProps; cart: CartView }) {
  const { texts, hrefs } = page;
  if (hindrance === null) {
    return (
      <ButtonLink className="cart-pay" kind="buy" wide href={hrefs.checkout} onClick={followWhenSettled}>
        {texts.checkout}
      </ButtonLink>
    );
  }
  if (hindrance === 'unserved') return <Elsewhere page={page} cart={cart} />;
  if (hindrance === 'unpayable') {
    return (
      <>
        <Notice level="warning">
          <strong>{texts.unpayable}</strong> {texts.unpayableMore}
        </Notice>
        <ButtonLink wide href={hrefs.offers}>
          {texts.offers}
        </ButtonLink>
      </>
    );
  }
  return (
    <Notice
      level="error"
      actions={
        <a className="line-link" href={`#linea-${hindrance.gone}`}>
          {texts.seeWhich}
        </a>
      }
    >
      {texts.gone}
    </Notice>
  );
}

interface OrderSideProps {
  page: CartPageProps;
  cart: CartView;
  isUpToDate: boolean;
  coupon: ReturnType<typeof useCoupon>;
  hindrance: Hindrance;
}

/** What the cart comes to, as the shop has confirmed it, and the way on. */
export function OrderSide({ page, cart, isUpToDate, coupon, hindrance }: OrderSideProps) {
  const { texts, sign, storePrefix, formKey } = page;
  const money = (pesos: number) => formatMoney(fromDecimal(pesos), sign);
  const kept = usePlace();
  const state = deliveryState(cart, kept);
  const said = deliverySaid(cart, state, page.rates);
  return (
    <aside className="plane cart-side" aria-label={texts.order}>
      <h2>{texts.order}</h2>
      {/* A line that is put back into an empty cart costs something, and nobody knows yet what. */}
      {cart.lines.length === 0 ? (
        <Skeleton height={120} />
      ) : (
        <BillSums bill={billOf(cart, said.isLater)} texts={texts.bill} sign={sign} />
      )}
      <MonthsOfTotal cart={cart} months={page.months} sign={sign} />
      {cart.saved > 0 && <p className="free-shipping">{fill(texts.saved, { amount: money(cart.saved) })}</p>}
      {/* That it is free stands in the sums. */}
      {!said.isFree && <FreeShipping said={said} sign={sign} texts={texts} />}
      <CartPlace cart={cart} page={page} code={cart.postcode ?? kept?.code ?? ''} state={state} />
      <p className="small muted" role="status" data-updating-status>
        {!isUpToDate && texts.updating}
      </p>
      <CouponFields
        action={`${storePrefix}/f/cart/coupon`}
        coupon={cart.coupon}
        missing={cart.couponMissing === null ? null : money(cart.couponMissing)}
        error={coupon.error}
        typed={page.coupon.typed}
        back="/checkout/cart"
        texts={texts.coupon}
        onSubmit={coupon.submit}
      >
        <KeyField formKey={formKey && `${formKey}-coupon`} />
      </CouponFields>
      <WayOn hindrance={hindrance} page={page} cart={cart} />
      {/* Where the way on leads there, it is said once. */}
      {!(hindrance === 'unserved' && isAllAtBranch(page, cart)) && <PickupLine cart={cart} page={page} />}
      <ShareCart action={`${storePrefix}/f/cart/compartir`} messages={page.messages} texts={texts.share} />
      {!cart.isVirtual && state !== 'unserved' && (
        <ul className="cart-promises">
          <li>
            <Icon name="truck" size={20} />
            {texts.promises[0]}
          </li>
          <li>
            <Icon name="cash" size={20} />
            {texts.promises[1]}
          </li>
        </ul>
      )}
    </aside>
  );
}
