import type { Product } from '../../domain/catalogue/product';
import { Static } from '../../ui/static';
import { shortMoney } from '../shop/price-of';
import { texts } from '../shop/texts';

/** The extended warranty: optional, never chosen beforehand. */
export function Warranties({ product, form }: { product: Product; form: string }) {
  const t = texts();
  if (product.warranties.length === 0) return null;
  return (
    <Static as="fieldset" className="warranties">
      <legend>
        {t('Extended warranty')} <span className="optional">{t('optional')}</span>
      </legend>
      <p className="small muted">{t('It is added to the price of each piece, on the same line of your cart.')}</p>
      <label className="warranty">
        <input type="radio" name="warranty" value="" form={form} defaultChecked />
        <span>{t('Without extended warranty')}</span>
      </label>
      {product.warranties.map((warranty) => (
        <label key={warranty.sku} className="warranty">
          <input type="radio" name="warranty" value={warranty.sku} form={form} data-amount={warranty.price.gross} />
          <span>{t('{count} more months', { count: warranty.months })}</span>
          <strong>+ {shortMoney(warranty.price.gross)}</strong>
        </label>
      ))}
    </Static>
  );
}
