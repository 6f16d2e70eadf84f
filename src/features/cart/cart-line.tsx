import { BRANCH_PICKUP } from '../../domain/branch/branch';
import type { ShownLine } from '../../domain/cart/browser/project';
import { formatMoney, fromDecimal, sum } from '../../domain/money';
import { fill } from '../../i18n/fill';
import { countText } from '../../i18n/numbers';
import { Icon } from '../../ui/icon';
import { isPlainClick } from '../../ui/plain-click';
import { wordsOf } from '../shop/general-message';
import { MediaPicture } from '../shop/media-picture';
import type { CartPageProps } from './cart-page-props';
import type { Counted } from './cart-page-texts';
import { lineDetails, linePath } from './line-details';
import { LineQuantity } from './line-quantity';
import { RemovalQuestion, useFocusWhenKept } from './removal-question';
import type { Line } from './store/kept-cart';

/** A text that counts. */
export const counted = ({ one, other }: Counted, count: number, locale: string): string =>
  count === 1 ? one : fill(other, { count: countText(count, locale) });

interface CartLineProps {
  shown: ShownLine<Line>;
  page: CartPageProps;
  /** Why the quantity sent last was refused, where that was said by a page. */
  refused: string | null;
  /** How many are wanted of it; 0 for none, which is asked about. */
  set: (qty: number) => void;
  /** Whether it is asked if the line goes. */
  isAsked: boolean;
  remove: () => void;
  keep: () => void;
}

/** A line of the cart: picture, what it is, how many, what it comes to; or whether it goes. */
export function CartLine({ shown: { line, mark }, page, refused, set, isAsked, remove, keep }: CartLineProps) {
  const { storePrefix, sign, formKey, messages } = page;
  const texts = page.texts.line;
  const removing = useFocusWhenKept<HTMLAnchorElement>(isAsked);
  const { itemId, name, qty, warranty } = line;
  const money = (pesos: number) => formatMoney(fromDecimal(pesos), sign);
  const named = (text: string) => fill(text, { name });
  const details = lineDetails(line, (months) => counted(texts.warranty, months, page.locale));
  const problems = Object.values(line.errors);
  const unit = sum([fromDecimal(line.unitPrice), fromDecimal(warranty?.price ?? 0)]);
  const regular = sum([fromDecimal(line.rowTotal), fromDecimal(line.savedTotal)]);
  const picture = (
    <MediaPicture
      path={line.image}
      alt=""
      size={150}
      loading="eager"
      template={page.mediaTemplate}
      colour={page.colours[line.image ?? '']}
    />
  );
  if (isAsked)
    return (
      <li className="cart-line" id={`linea-${itemId}`}>
        {picture}
        <RemovalQuestion {...{ line, storePrefix, formKey, texts, remove, keep }} />
      </li>
    );
  return (
    <li className="cart-line" id={`linea-${itemId}`}>
      {picture}
      <div className="cart-line-text">
        <h2>
          <a href={storePrefix + linePath(line)}>{name}</a>
        </h2>
        {details && <p className="small muted">{details}</p>}
        {line.deliveryOption === BRANCH_PICKUP && <p className="small">{texts.pickupOnly}</p>}
        {line.isSpecial && <p className="small">{texts.special}</p>}
        {qty > 1 && <p className="small muted">{fill(texts.each, { amount: formatMoney(unit, sign) })}</p>}
        {!line.inStock && problems.length === 0 && <p className="field-error">{texts.outOfStock}</p>}
        {refused && (
          <p className="field-error" role="alert">
            {refused}
          </p>
        )}
        {problems.map((problem) => (
          <p key={problem} className="field-error">
            {wordsOf(messages, problem)}
          </p>
        ))}
      </div>
      <p className="cart-line-total" translate="no">
        {money(line.rowTotal)}
        {line.savedTotal > 0 && (
          <s className="small muted">
            <span className="sr">{texts.regularPrice} </span>
            {formatMoney(regular, sign)}
          </s>
        )}
      </p>
      <div className="cart-line-actions">
        <LineQuantity
          action={`${storePrefix}/f/cart/set`}
          formKey={formKey && `${formKey}-set-${itemId}`}
          itemId={itemId}
          qty={qty}
          max={page.max}
          texts={{
            label: named(texts.quantity),
            less: named(texts.less),
            more: named(texts.more),
            update: texts.update,
          }}
          set={set}
        />
        <a
          ref={removing}
          className="line-link"
          href={`${storePrefix}/checkout/cart?quitar=${itemId}#linea-${itemId}`}
          onClick={(event) => {
            if (!isPlainClick(event.nativeEvent)) return;
            event.preventDefault();
            set(0);
          }}
        >
          <Icon name="bin" size={18} />
          {texts.remove}
          <span className="sr"> {name}</span>
        </a>
        <span className="small" role="status" data-mark>
          {mark === 'unsent' && page.texts.unsent}
        </span>
      </div>
    </li>
  );
}
