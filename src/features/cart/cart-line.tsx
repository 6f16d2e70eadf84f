import { BRANCH_PICKUP } from '../../domain/branch/branch';
import type { CartLine as Line } from '../../domain/cart/cart';
import { type Centavos, times, toCentavos } from '../../domain/money';
import { productPath } from '../../domain/url';
import { MAX_QUANTITY } from '../../domain/validation';
import type { FormState } from '../shop/form-state';
import { formAction, href } from '../shop/links';
import { money } from '../shop/price-of';
import { ProductPicture } from '../shop/product-picture';
import { specialNote } from '../shop/special-note';
import { texts } from '../shop/texts';
import { LineQuantity } from './line-quantity';
import { RemoveLine } from './remove-line';

const lineHref = (line: Pick<Line, 'sku' | 'parentSku' | 'slug'>): string =>
  href(productPath(line.parentSku, line.slug, line.sku === line.parentSku ? null : line.sku));

/** What a line says about itself besides its name. */
export function lineDetails(
  line: Pick<Line, 'options' | 'warranty'>,
  warrantyText: (months: number) => string,
): string {
  return [
    ...line.options.map((option) => option.value),
    ...(line.warranty ? [warrantyText(line.warranty.months)] : []),
  ].join(' · ');
}

export const lineTotal = (line: Line): Centavos =>
  times(toCentavos(line.unitGross + (line.warranty?.unitGross ?? 0)), line.qty);

interface CartLineProps {
  line: Line;
  /** What a refused change of quantity left behind. */
  state: FormState;
}

/** A line of the cart: picture, what it is, how many, what it comes to. */
export function CartLine({ line, state }: CartLineProps) {
  const t = texts();
  const refused = state.value('set', 'itemId') === String(line.itemId) ? state.error('set', 'qty') : null;
  const details = lineDetails(line, (months) => t('warranty {count} months', { count: months }));
  const problems = Object.values(line.errors);
  const regular = toCentavos((line.regularGross - line.unitGross) * line.qty);
  return (
    <li className="cart-line" id={`linea-${line.itemId}`}>
      <ProductPicture path={line.image} alt="" size={150} loading="eager" />
      <div className="cart-line-text">
        <h2>
          <a href={lineHref(line)}>{line.name}</a>
        </h2>
        {details && <p className="small muted">{details}</p>}
        {line.deliveryOption === BRANCH_PICKUP && <p className="small">{t('Only to be picked up at a branch')}</p>}
        {line.isSpecial && <p className="small">{specialNote()}</p>}
        {line.qty > 1 && (
          <p className="small muted">
            {t('{amount} each', { amount: money(toCentavos(line.unitGross + (line.warranty?.unitGross ?? 0))) })}
          </p>
        )}
        {!line.inStock && problems.length === 0 && <p className="field-error">{t('Out of stock')}</p>}
        {refused && (
          <p className="field-error" role="alert">
            {refused}
          </p>
        )}
        {problems.map((problem) => (
          <p key={problem} className="field-error">
            {t.message(problem)}
          </p>
        ))}
      </div>
      <p className="cart-line-total">
        {money(lineTotal(line))}
        {regular > 0 && (
          <s className="small muted">
            <span className="sr">{t('Regular price')} </span>
            {money(toCentavos(lineTotal(line) + regular))}
          </s>
        )}
      </p>
      <div className="cart-line-actions">
        <LineQuantity
          action={formAction('cart/set')}
          itemId={line.itemId}
          qty={line.qty}
          max={MAX_QUANTITY}
          texts={{
            label: t('Quantity of {name}', { name: line.name }),
            less: t('One less of {name}', { name: line.name }),
            more: t('One more of {name}', { name: line.name }),
            update: t('Update'),
          }}
        />
        <RemoveLine
          action={formAction('cart/remove')}
          confirmHref={href('/checkout/cart', { quitar: String(line.itemId) })}
          itemId={line.itemId}
          texts={{
            remove: t('Remove'),
            name: line.name,
            question: t('Remove this product from your cart?'),
            keep: t('Keep it'),
          }}
        />
        <span className="small" role="status" data-mark="" />
      </div>
    </li>
  );
}
