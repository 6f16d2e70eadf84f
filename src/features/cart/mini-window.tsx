import { useRef, useState } from 'react';
import { formatMoney, fromDecimal } from '../../domain/money';
import { fill } from '../../i18n/fill';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import { usePlace } from '../place/use-place';
import { cartSays } from './cart-says';
import { deliverySaid, deliveryState } from './delivery-truth';
import { FreeShipping } from './free-shipping';
import { MiniAdding } from './mini-adding';
import type { MiniWindowProps } from './mini-cart-props';
import { MiniLine } from './mini-line';
import { MonthsOfTotal } from './months-of-total';
import type { CartChange } from './store/cart-store';
import { followWhenSettled } from './store/follow-when-settled';
import type { Line } from './store/kept-cart';
import { theCart } from './store/the-cart';
import { useCart, useSoldOut } from './store/use-cart';

/** Takes the focus as it appears: the button that had it was removed with its line. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** What is in the cart at the side: quantities change, lines go and come back, and it leads on. */
function Content({ close, ...props }: MiniWindowProps) {
  const { storePrefix, hrefs, sign, max, rates, months, mediaTemplate, texts } = props;
  const { cart, shown } = useCart();
  const soldOut = useSoldOut();
  const [removed, setRemoved] = useState<Line | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const kept = usePlace();
  const said = cart && deliverySaid(cart, deliveryState(cart, kept), rates);
  const closing = useRef<HTMLButtonElement>(null);
  const isEmpty = cart !== null && shown.lines.length + shown.adding.length === 0;

  const change = async (asked: CartChange) => {
    setProblem(null);
    setRemoved(asked.kind === 'remove' ? (cart?.lines.find(({ itemId }) => itemId === asked.itemId) ?? null) : null);
    if (asked.kind === 'restore') closing.current?.focus();
    const outcome = await theCart().change(asked);
    if (outcome === null) setProblem(texts.failed);
    if (!outcome || outcome.ok) return;
    setRemoved(null);
    setProblem(await cartSays(outcome.notice, texts.failed));
  };
  const money = (amount: number) => formatMoney(fromDecimal(amount), sign);
  return (
    <>
      <div className="sheet-head">
        <h2>{texts.title}</h2>
        <button ref={closing} type="button" className="icon-button" aria-label={texts.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div role="status">
        {!cart && shown.adding.length === 0 && (
          <>
            <p className="muted">{texts.updating}</p>
            <Skeleton height={64} />
            <Skeleton height={64} />
          </>
        )}
        {problem && <p className="notice notice-error">{problem}</p>}
        {removed && (
          <p className="notice notice-info">
            <span className="notice-text">{fill(texts.removed, { name: removed.name })}</span>
            <button
              type="button"
              className="line-link"
              ref={takeFocus}
              onClick={() => change({ kind: 'restore', itemId: removed.itemId, line: removed })}
            >
              {texts.undo}
            </button>
          </p>
        )}
      </div>
      {isEmpty ? (
        <div>
          <p>{texts.empty}</p>
          <a className="btn btn-ink" href={hrefs.offers} onClick={close}>
            {texts.offers}
          </a>
        </div>
      ) : (
        <ul className="mini-lines">
          {shown.lines.map((one) => (
            <MiniLine
              key={one.line.itemId}
              shown={one}
              isSoldOut={soldOut.has(one.line.sku)}
              max={max}
              storePrefix={storePrefix}
              mediaTemplate={mediaTemplate}
              money={money}
              texts={texts}
              change={(asked) => void change(asked)}
            />
          ))}
          {shown.adding.map((one) => (
            <MiniAdding key={one.key} adding={one} texts={texts} drop={() => theCart().drop(one.key)} />
          ))}
        </ul>
      )}
      {!isEmpty && cart && cart.lines.length > 0 && (
        <div className="sheet-foot">
          <p className="mini-total" aria-busy={!shown.isConfirmed}>
            {texts.total} <strong translate="no">{money(cart.grandTotal)}</strong>
          </p>
          <MonthsOfTotal cart={cart} months={months} sign={sign} />
          <p className="small muted" role="status">
            {!shown.isConfirmed && texts.updating}
          </p>
          {said && <FreeShipping said={said} sign={sign} texts={texts} />}
          {said?.isLater && <p className="small muted">{texts.shipping}</p>}
          <a className="btn btn-buy btn-wide" href={hrefs.checkout} onClick={followWhenSettled}>
            {texts.checkout}
          </a>
          <a className="btn btn-plain btn-wide" href={hrefs.cart} onClick={followWhenSettled}>
            {texts.seeCart}
          </a>
        </div>
      )}
    </>
  );
}

/** The cart at the side of the screen; its content is drawn while it is open alone. */
export function MiniWindow(props: MiniWindowProps) {
  return (
    <Dialog open={props.isOpen} onClose={props.close} title={props.texts.title} className="mini-cart">
      <Content {...props} />
    </Dialog>
  );
}
