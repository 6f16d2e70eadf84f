import type { CartView } from '../../contract/cart/view';
import { productPath } from '../../domain/url';
import { Icon } from '../../ui/icon';
import { mediaUrl } from '../shop/media';

const THUMBNAIL = 150;

interface MiniLineProps {
  line: CartView['lines'][number];
  max: number;
  storePrefix: string;
  mediaTemplate: string | null;
  money: (amount: number) => string;
  texts: { quantity: string; less: string; more: string; remove: string; question: string };
  change: (kind: 'set' | 'remove', qty?: number) => void;
}

/** A line of the cart at the side: what, how many, what it comes to. Removing asks first. */
export function MiniLine({ line, max, storePrefix, mediaTemplate, money, texts, change }: MiniLineProps) {
  const image = mediaUrl(line.image, THUMBNAIL, mediaTemplate);
  const step = (by: number, label: string, icon: 'minus' | 'plus') => {
    const next = line.qty + by;
    const isEnd = next < 1 || next > max;
    return (
      <button type="button" aria-label={`${label}: ${line.name}`} aria-disabled={isEnd} onClick={() => isEnd || change('set', next)}>
        <Icon name={icon} size={18} />
      </button>
    );
  };
  return (
    <li>
      <span className="picture">{image && <img src={image} alt="" width={THUMBNAIL} height={THUMBNAIL} />}</span>
      <div>
        <a className="mini-name" href={`${storePrefix}${productPath(line.parentSku, line.slug, line.sku === line.parentSku ? null : line.sku)}`}>
          {line.name}
        </a>
        <span className="small muted">{[...line.options.map((option) => option.value), ...(line.warranty ? [line.warranty.name] : [])].join(' · ')}</span>
      </div>
      <strong className={line.inStock ? undefined : 'muted'}>{money(line.rowTotal)}</strong>
      <div className="mini-actions">
        <span className="qty">
          {step(-1, texts.less, 'minus')}
          <span>
            <span className="sr">{texts.quantity.replace('{count}', '')}</span>
            {line.qty}
          </span>
          {step(1, texts.more, 'plus')}
        </span>
        <details name="quitar">
          <summary>
            <Icon name="bin" size={18} />
            {texts.remove}
            <span className="sr"> {line.name}</span>
          </summary>
          <div className="mini-ask">
            <p>{texts.question}</p>
            <button type="button" className="btn btn-ink mini-sure" onClick={() => change('remove')}>
              {texts.remove}
            </button>
          </div>
        </details>
      </div>
    </li>
  );
}
