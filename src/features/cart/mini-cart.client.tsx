import { render } from 'preact';
import { useEffect, useRef, useState } from 'react';
import type { CartView } from '../../contract/cart/view';
import { formatMoney, fromDecimal } from '../../domain/money';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { isPlainClick } from '../../ui/plain-click';
import { Skeleton } from '../../ui/skeleton';
import { announceCart, onCart } from './cart-changed';
import { MiniLine } from './mini-line';
import { say } from './say';
import { sendForm } from './send-form';

interface Props {
  storePrefix: string;
  hrefs: { cart: string; checkout: string; offers: string };
  sign: string;
  /** Most units of a line. */
  max: number;
  mediaTemplate: string | null;
  /** Why a change may be refused: message key → text. */
  messages: Record<string, string>;
  texts: {
    title: string;
    close: string;
    updating: string;
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
    seeCart: string;
    checkout: string;
  };
}

declare module '../../ui/island' {
  interface Islands {
    'mini-cart': Props;
  }
}

async function readCart(storePrefix: string): Promise<CartView> {
  const answer = await fetch(`${storePrefix}/api/cart/pull`);
  if (!answer.ok) throw new Error('no cart');
  return ((await answer.json()) as { meta: { cart: CartView } }).meta.cart;
}

/** The cart as it will be when the shop has answered; its sums are the shop's to say. */
const withQuantity = (cart: CartView | null, itemId: number, qty: number): CartView | null =>
  cart && { ...cart, lines: cart.lines.map((line) => (line.itemId === itemId ? { ...line, qty } : line)) };

/** Takes the focus as it appears: the button that had it was removed with its line. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Opens from links marked data-cart, changes quantities, removes and puts back, and leads on. */
function MiniCart({ storePrefix, hrefs, sign, max, mediaTemplate, messages, texts }: Props) {
  const [open, setOpen] = useState(false);
  const [cart, setCart] = useState<CartView | null>(null);
  const [removed, setRemoved] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  useEffect(() => {
    const press = async (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[data-cart]');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      setRemoved(null);
      setProblem(null);
      setBusy(true);
      setOpen(true);
      try {
        setCart(await readCart(storePrefix));
      } catch {
        location.assign(hrefs.cart);
      }
      setBusy(false);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [storePrefix, hrefs.cart]);

  useEffect(() => onCart(setCart), []);

  const change = async (kind: 'set' | 'remove' | 'restore', itemId: number, qty = 0) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const before = cart;
    if (kind === 'set') setCart(withQuantity(cart, itemId, qty));
    const answer = await sendForm(`${storePrefix}/f/cart/${kind}`, { itemId: String(itemId), qty: String(qty) });
    const next = answer?.ok && !answer.done.cart ? await readCart(storePrefix).catch(() => null) : null;
    sending.current = false;
    setBusy(false);
    if (!answer?.ok) {
      setCart(before);
      return setProblem(answer ? say(messages, answer.notice.message, answer.notice.params, texts.failed) : texts.failed);
    }
    setProblem(null);
    setRemoved(kind === 'remove' ? itemId : null);
    announceCart(answer.done.cart ?? next ?? before);
    if (kind === 'restore') document.querySelector<HTMLElement>('dialog[open] button')?.focus();
  };

  const money = (amount: number) => formatMoney(fromDecimal(amount), sign);
  const close = () => setOpen(false);
  return (
    <Dialog open={open} onClose={close} title={texts.title} className="mini-cart">
      <div className="sheet-head">
        <h2>{texts.title}</h2>
        <button type="button" className="icon-button" aria-label={texts.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div role="status">
        {!cart && (
          <>
            <p className="muted">{texts.updating}</p>
            <Skeleton height={64} />
            <Skeleton height={64} />
          </>
        )}
        {problem && <p className="notice notice-error">{problem}</p>}
        {removed && (
          <p className="notice notice-info">
            <span className="notice-text">{texts.removed}</span>
            <button type="button" className="line-link" ref={takeFocus} onClick={() => change('restore', removed)}>
              {texts.undo}
            </button>
          </p>
        )}
      </div>
      {cart?.lines.length === 0 && (
        <div>
          <p>{texts.empty}</p>
          <a className="btn btn-ink" href={hrefs.offers} onClick={close}>
            {texts.offers}
          </a>
        </div>
      )}
      {cart && cart.lines.length > 0 && (
        <>
          <ul className="mini-lines" aria-busy={busy}>
            {cart.lines.map((line) => (
              <MiniLine
                key={line.itemId}
                line={line}
                max={max}
                storePrefix={storePrefix}
                mediaTemplate={mediaTemplate}
                money={money}
                texts={texts}
                change={(kind, qty) => void change(kind, line.itemId, qty)}
              />
            ))}
          </ul>
          <div className="sheet-foot">
            <p className="mini-total" aria-busy={busy}>
              {texts.total} <strong>{money(cart.grandTotal)}</strong>
            </p>
            {!cart.isVirtual && <p className="small muted">{texts.shipping}</p>}
            <a className="btn btn-buy btn-wide" href={hrefs.checkout}>
              {texts.checkout}
            </a>
            <a className="btn btn-plain btn-wide" href={hrefs.cart}>
              {texts.seeCart}
            </a>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** The cart at the side. Where it does not run, the links lead to the cart's page. */
export function start(place: HTMLElement, props: Props): void {
  render(<MiniCart {...props} />, place);
}
