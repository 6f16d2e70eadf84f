'use client';

import { formatMoney, fromDecimal } from '../../domain/money';
import { fill } from '../../i18n/fill';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Notice } from '../../ui/notice';
import { usePlace } from '../place/use-place';
import { CartLine, counted } from './cart-line';
import type { CartPageProps } from './cart-page-props';
import { deliveryState } from './delivery-truth';
import { MonthsOfTotal } from './months-of-total';
import { hindranceOf, OrderSide } from './order-side';
import { followWhenSettled } from './store/follow-when-settled';
import { UndoForm } from './undo-form';
import { type CartPageView, useCartPage } from './use-cart-page';
import { useCoupon } from './use-coupon';
import { useUnpayable } from './use-unpayable';

declare module '../../ui/island' {
  interface Islands {
    'cart-page': CartPageProps;
  }
}

interface ViewProps {
  page: CartPageProps;
  view: CartPageView;
}

/** What was just done to the cart, what can be taken back of it, and what changed by itself. */
function Notices({ page, view: { added, removed, told, remove, restore, undo } }: ViewProps) {
  const line = removed?.line;
  return (
    <div className="notices">
      {added && (
        <Notice
          level="success"
          actions={<UndoForm page={page} kind="remove" itemId={added.itemId} undo={() => remove(added.itemId)} />}
        >
          <strong>{page.texts.added}</strong> {added.name}
        </Notice>
      )}
      {removed && (
        <Notice
          level="info"
          actions={
            <UndoForm
              page={page}
              kind="restore"
              itemId={removed.itemId}
              undo={line && (() => restore(line))}
              button={undo}
            />
          }
        >
          {fill(page.texts.removed, { name: removed.name })}
        </Notice>
      )}
      {told.map(({ level, text }) => (
        <Notice key={text} level={level}>
          {text}
        </Notice>
      ))}
    </div>
  );
}

/** The lines, what they come to, and on a phone the way on at the foot of the screen. */
function Lines({ page, view }: ViewProps) {
  const { cart, isRead, shown, take, set, asked, remove, keep, isAsOpened } = view;
  const { texts, sign, hrefs, refused } = page;
  const coupon = useCoupon(page, take);
  const kept = usePlace();
  const isUnserved = cart !== null && deliveryState(cart, kept) === 'unserved';
  const hindrance = hindranceOf(shown, { isUnpayable: useUnpayable(cart, page), isUnserved });
  const isUpToDate = isRead && shown.isConfirmed && !coupon.isPending;
  if (!cart) return null;
  return (
    <div className="cart" data-updating={isUpToDate ? undefined : ''}>
      <ul className="cart-lines">
        {shown.lines.map((one) => (
          <CartLine
            key={one.line.itemId}
            shown={one}
            page={page}
            refused={isAsOpened && refused?.itemId === one.line.itemId ? refused.text : null}
            set={(qty) => set(one.line.itemId, qty)}
            isAsked={asked === one.line.itemId}
            remove={() => remove(one.line.itemId)}
            keep={keep}
          />
        ))}
      </ul>
      <OrderSide page={page} cart={cart} isUpToDate={isUpToDate} coupon={coupon} hindrance={hindrance} />
      {hindrance === null && (
        <div className="buy-bar">
          <div className="cart-bar-total">
            <p>
              <span className="small muted">{texts.bill.total}</span>{' '}
              <strong translate="no">
                {cart.lines.length === 0 ? '…' : formatMoney(fromDecimal(cart.grandTotal), sign)}
              </strong>
            </p>
            <MonthsOfTotal cart={cart} months={page.months} sign={sign} />
          </div>
          <ButtonLink kind="buy" href={hrefs.checkout} onClick={followWhenSettled}>
            {texts.checkout}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/**
 * The page of the cart, a view of the browser's cart: a change is shown at once and sent once, and the amounts say that
 * they are being brought up to date until the shop has confirmed them.
 */
export default function CartPage(page: CartPageProps) {
  const { texts, hrefs } = page;
  const view = useCartPage(page);
  const { isRead, shown } = view;
  const units = shown.lines.reduce((sum, { line }) => sum + line.qty, 0);
  return (
    <>
      <div className="list-head page-head">
        <h1>{texts.cart}</h1>
        {units > 0 && <p className="muted">{counted(texts.products, units, page.locale)}</p>}
      </div>
      <Notices page={page} view={view} />
      {(units > 0 || !isRead) && <Lines page={page} view={view} />}
      {isRead && units === 0 && (
        <EmptyState
          heading={2}
          title={texts.empty}
          action={<ButtonLink href={hrefs.offers}>{texts.offers}</ButtonLink>}
        >
          <p>{texts.emptyMore}</p>
        </EmptyState>
      )}
    </>
  );
}
