'use client';
import { useEffect, useState } from 'react';
import type { CartView } from '../../contract/cart-view';
import { formatMoney, fromDecimal } from '../../domain/money';
import { productPath } from '../../domain/url';
import { Dialog } from '../../ui/dialog.client';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import { mediaUrl } from '../shop/media';

const THUMBNAIL = 150;

interface MiniCartProps {
  storePrefix: string;
  hrefs: { cart: string; checkout: string; offers: string };
  sign: string;
  mediaTemplate: string | null;
  texts: {
    title: string;
    close: string;
    updating: string;
    empty: string;
    offers: string;
    quantity: string;
    total: string;
    shipping: string;
    seeCart: string;
    checkout: string;
  };
}

async function readCart(storePrefix: string): Promise<CartView> {
  const answer = await fetch(`${storePrefix}/api/cart/pull`);
  if (!answer.ok) throw new Error('no cart');
  return ((await answer.json()) as { meta: { cart: CartView } }).meta.cart;
}

const isPlain = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The cart at the side: opens from links marked data-cart, reads the cart once, and leads on. Without script the links lead to the cart's page. */
export function MiniCart({ storePrefix, hrefs, sign, mediaTemplate, texts }: MiniCartProps) {
  const [open, setOpen] = useState(false);
  const [cart, setCart] = useState<CartView | null>(null);

  useEffect(() => {
    const press = async (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[data-cart]');
      if (!link || !isPlain(event)) return;
      event.preventDefault();
      setCart(null);
      setOpen(true);
      try {
        setCart(await readCart(storePrefix));
      } catch {
        location.assign(hrefs.cart);
      }
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [storePrefix, hrefs.cart]);

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
      {!cart && (
        <div role="status">
          <p className="muted">{texts.updating}</p>
          <Skeleton height={64} />
          <Skeleton height={64} />
        </div>
      )}
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
          <ul className="mini-lines">
            {cart.lines.map((line) => {
              const image = mediaUrl(line.image, THUMBNAIL, mediaTemplate);
              const problem = Object.values(line.errors).length > 0 || !line.inStock;
              return (
                <li key={line.itemId}>
                  <span className="picture">{image && <img src={image} alt="" width={THUMBNAIL} height={THUMBNAIL} />}</span>
                  <span>
                    <a href={`${storePrefix}${productPath(line.parentSku, line.slug, line.sku === line.parentSku ? null : line.sku)}`}>{line.name}</a>
                    <span className="small muted">
                      {[...line.options.map((option) => option.value), texts.quantity.replace('{count}', String(line.qty))].join(' · ')}
                    </span>
                  </span>
                  <strong className={problem ? 'muted' : undefined}>{money(line.rowTotal)}</strong>
                </li>
              );
            })}
          </ul>
          <div className="sheet-foot">
            <p className="mini-total">
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
