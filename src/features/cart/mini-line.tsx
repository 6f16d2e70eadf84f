import { useState } from 'react';
import type { ShownLine } from '../../domain/cart/browser/project';
import { fill } from '../../i18n/fill';
import { Icon } from '../../ui/icon';
import { mediaUrl } from '../shop/media';
import { lineDetails, linePath } from './line-details';
import { RemovalQuestion, useFocusWhenKept } from './removal-question';
import type { CartChange } from './store/cart-store';
import type { Line } from './store/kept-cart';

const THUMBNAIL = 150;

interface MiniLineProps {
  shown: ShownLine<Line>;
  /** Whether a check of stock has found none since. */
  isSoldOut: boolean;
  max: number;
  storePrefix: string;
  mediaTemplate: string | null;
  money: (amount: number) => string;
  texts: {
    quantity: string;
    less: string;
    more: string;
    remove: string;
    question: string;
    sure: string;
    keep: string;
    unsent: string;
    soldOut: string;
  };
  change: (change: CartChange) => void;
}

/** A line of the cart at the side: what, how many, what it comes to. Removing asks first. */
export function MiniLine({
  shown: { line, mark },
  isSoldOut,
  max,
  storePrefix,
  mediaTemplate,
  money,
  texts,
  change,
}: MiniLineProps) {
  const image = mediaUrl(line.image, THUMBNAIL, mediaTemplate);
  const [isAsked, setAsked] = useState(false);
  const removing = useFocusWhenKept<HTMLButtonElement>(isAsked);
  const step = (by: number, label: string, icon: 'minus' | 'plus') => {
    const next = line.qty + by;
    const isEnd = next < 1 || next > max;
    return (
      <button
        type="button"
        aria-label={fill(label, { name: line.name })}
        aria-disabled={isEnd}
        onClick={() => isEnd || change({ kind: 'set', itemId: line.itemId, qty: next })}
      >
        <Icon name={icon} size={18} />
      </button>
    );
  };
  const picture = (
    <span className="picture">{image && <img src={image} alt="" width={THUMBNAIL} height={THUMBNAIL} />}</span>
  );
  if (isAsked)
    return (
      <li>
        {picture}
        <RemovalQuestion
          {...{ line, storePrefix, texts }}
          formKey={null}
          remove={() => change({ kind: 'remove', itemId: line.itemId })}
          keep={() => setAsked(false)}
        />
      </li>
    );
  return (
    <li>
      {picture}
      <div>
        <a className="mini-name" href={storePrefix + linePath(line)}>
          {line.name}
        </a>
        <span className="small muted">{lineDetails(line, () => line.warranty?.name ?? '')}</span>
        {mark === 'unsent' && <span className="small">{texts.unsent}</span>}
        {isSoldOut && <span className="field-error">{texts.soldOut}</span>}
      </div>
      <strong className={line.inStock && !mark ? undefined : 'muted'}>{money(line.rowTotal)}</strong>
      <div className="mini-actions">
        <span className="qty">
          {step(-1, texts.less, 'minus')}
          <span>
            <span className="sr">{texts.quantity.replace('{count}', '')}</span>
            {line.qty}
          </span>
          {step(1, texts.more, 'plus')}
        </span>
        <button ref={removing} type="button" className="mini-remove" onClick={() => setAsked(true)}>
          <Icon name="bin" size={18} />
          {texts.remove}
          <span className="sr"> {line.name}</span>
        </button>
      </div>
    </li>
  );
}
