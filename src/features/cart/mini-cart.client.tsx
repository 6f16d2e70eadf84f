import { useEffect, useReducer, useRef, useState } from 'react';
import type { CartView } from '../../contract/cart/view';
import { missingForFreeShipping } from '../../domain/cart/totals/derived';
import { formatMoney, formatShort, fromDecimal } from '../../domain/money';
import type { ShippingRates } from '../../domain/shipping/shipping';
import { Dialog } from '../../ui/dialog';
import { drawIn } from '../../ui/draw-in';
import { Icon } from '../../ui/icon';
import { isPlainClick } from '../../ui/plain-click';
import { showToast } from '../../ui/show-toast';
import { Skeleton } from '../../ui/skeleton';
import { MiniAdding } from './mini-adding';
import { MiniLine } from './mini-line';
import { say } from './say';
import type { CartChange } from './store/cart-store';
import { followWhenSettled } from './store/follow-when-settled';
import type { Line } from './store/kept-cart';
import { theCart } from './store/the-cart';

interface Props {
  storePrefix: string;
  hrefs: { cart: string; checkout: string; offers: string };
  sign: string;
  /** Most units of a line. */
  max: number;
  /** What delivery costs, in centavos; null where only the retailer knows. */
  rates: Pick<ShippingRates, 'gross' | 'freeFromGross'> | null;
  mediaTemplate: string | null;
  /** Why a change may be refused, and what an add that waited for the network comes to: message key → text. */
  messages: Record<string, string>;
  texts: {
    title: string;
    close: string;
    updating: string;
    unsent: string;
    soldOut: string;
    empty: string;
    offers: string;
    quantity: string;
    less: string;
    more: string;
    remove: string;
    question: string;
    removed: string;
    undo: string;
    failed: string;
    total: string;
    shipping: string;
    missing: string;
    freeShipping: string;
    seeCart: string;
    checkout: string;
  };
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    'mini-cart': Props;
  }
}

const inCentavos = (segments: CartView['segments']) =>
  segments.map((segment) => ({ ...segment, value: fromDecimal(segment.value) }));

/** Takes the focus as it appears: the button that had it was removed with its line. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Opens from links marked data-cart, changes quantities, removes and puts back, and leads on. */
function MiniCart({ storePrefix, hrefs, sign, max, rates, mediaTemplate, messages, texts }: Props) {
  const store = theCart();
  const [open, setOpen] = useState(false);
  const [removed, setRemoved] = useState<Line | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const dialog = useRef<HTMLDivElement>(null);

  useEffect(() => store.subscribe(() => redraw()), [store]);

  useEffect(() => {
    const press = async (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[data-cart]');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      setRemoved(null);
      setProblem(null);
      setOpen(true);
      try {
        await store.load({ keep: store.confirmed() === null });
      } catch {
        if (!store.confirmed() && store.pending().length === 0) location.assign(hrefs.cart);
      }
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [store, hrefs.cart]);

  const cart = store.confirmed();
  const shown = store.shown();
  const isEmpty = cart !== null && shown.lines.length + shown.adding.length === 0;

  const change = async (asked: CartChange) => {
    setProblem(null);
    setRemoved(asked.kind === 'remove' ? (cart?.lines.find(({ itemId }) => itemId === asked.itemId) ?? null) : null);
    if (asked.kind === 'restore') dialog.current?.closest('dialog')?.querySelector<HTMLElement>('button')?.focus();
    const outcome = await store.change(asked);
    if (outcome === null) setProblem(texts.failed);
    if (!outcome || outcome.ok) return;
    setRemoved(null);
    setProblem(say(messages, outcome.notice.message, outcome.notice.params, texts.failed));
  };

  const money = (amount: number) => formatMoney(fromDecimal(amount), sign);
  const missing = cart && missingForFreeShipping({ ...cart, segments: inCentavos(cart.segments) }, rates);
  const delivery = missing
    ? texts.missing.replace('{amount}', formatShort(missing, sign))
    : missing === 0
      ? texts.freeShipping
      : null;
  const close = () => setOpen(false);
  return (
    <Dialog open={open} onClose={close} title={texts.title} className="mini-cart">
      <div className="sheet-head" ref={dialog}>
        <h2>{texts.title}</h2>
        <button type="button" className="icon-button" aria-label={texts.close} onClick={close}>
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
            <span className="notice-text">{texts.removed.replace('{name}', removed.name)}</span>
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
      {isEmpty && (
        <div>
          <p>{texts.empty}</p>
          <a className="btn btn-ink" href={hrefs.offers} onClick={close}>
            {texts.offers}
          </a>
        </div>
      )}
      {!isEmpty && (
        <>
          <ul className="mini-lines">
            {shown.lines.map((one) => (
              <MiniLine
                key={one.line.itemId}
                shown={one}
                isSoldOut={store.stockOf(one.line.sku) === false}
                max={max}
                storePrefix={storePrefix}
                mediaTemplate={mediaTemplate}
                money={money}
                texts={texts}
                change={(asked) => void change(asked)}
              />
            ))}
            {shown.adding.map((one) => (
              <MiniAdding key={one.key} adding={one} texts={texts} drop={() => store.drop(one.key)} />
            ))}
          </ul>
          {cart && cart.lines.length > 0 && (
            <div className="sheet-foot">
              <p className="mini-total" aria-busy={!shown.isConfirmed}>
                {texts.total} <strong>{money(cart.grandTotal)}</strong>
              </p>
              <p className="small muted" role="status">
                {!shown.isConfirmed && texts.updating}
              </p>
              {delivery !== null && <p className="free-shipping">{delivery}</p>}
              {!cart.isVirtual && <p className="small muted">{texts.shipping}</p>}
              <a
                className="btn btn-buy btn-wide"
                href={hrefs.checkout}
                onClick={(event) => followWhenSettled(event.nativeEvent)}
              >
                {texts.checkout}
              </a>
              <a
                className="btn btn-plain btn-wide"
                href={hrefs.cart}
                onClick={(event) => followWhenSettled(event.nativeEvent)}
              >
                {texts.seeCart}
              </a>
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}

/** The cart at the side. Where it does not run, the links lead to the cart's page. */
export function start(place: HTMLElement, props: Props): void {
  const { messages, texts, hrefs } = props;
  theCart().onLateAnswer(({ change }, answer) => {
    const notice = answer.ok ? answer.done.notices[0] : answer.notice;
    if (answer.ok && change.kind !== 'add') return;
    showToast({
      level: answer.ok ? 'success' : 'error',
      message: say(messages, notice?.message ?? '', notice?.params, texts.failed),
      ...(change.kind === 'add' && { detail: change.label.name, image: change.label.image }),
      ...(answer.ok && { actions: [{ label: texts.seeCart, href: hrefs.cart, kind: 'plain' }] }),
    });
  });
  drawIn(place)(<MiniCart {...props} />);
}
