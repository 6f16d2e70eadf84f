import type { ShownSharedLine } from '../../commerce/shared-carts';
import { times } from '../../domain/money';
import { productPath } from '../../domain/url';
import { href } from '../shop/links';
import { money } from '../shop/price-of';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';

const addressOf = ({ sku, parentSku, slug }: ShownSharedLine): string | null =>
  slug === null ? null : href(productPath(parentSku, slug, sku === parentSku ? null : sku));

/** A line of a shared cart: what it is, how many, what it costs today, or why it cannot be bought. */
export function SharedLine({ line }: { line: ShownSharedLine }) {
  const t = texts();
  const address = addressOf(line);
  const warranty = line.warrantyMonths === null ? [] : [t('warranty {count} months', { count: line.warrantyMonths })];
  const details = [...line.options.map(({ value }) => value), ...warranty].join(' · ');
  return (
    <li className="cart-line">
      <ProductPicture path={line.image} alt="" size={150} loading="eager" />
      <div className="cart-line-text">
        <h2>{address ? <a href={address}>{line.name}</a> : line.name}</h2>
        {details && <p className="small muted">{details}</p>}
        <p className="small muted">{t('Quantity: {count}', { count: line.qty })}</p>
        {line.problem && <p className="field-error">{t.message(line.problem, { name: line.name })}</p>}
      </div>
      {line.unitGross !== null && !line.problem && (
        <p className="cart-line-total">{money(times(line.unitGross, line.qty))}</p>
      )}
    </li>
  );
}
