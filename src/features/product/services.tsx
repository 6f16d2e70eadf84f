import { MOST_SERVICES, serviceField } from '../../contract/cart/service-fields';
import type { Product } from '../../domain/catalogue/product';
import { Static } from '../../ui/static';
import { groupPriced } from '../shop/group-priced';
import { shortMoney } from '../shop/price-of';
import { texts } from '../shop/texts';

/**
 * Services that can be had with a product, such as its installation: lines of their own in the cart, never chosen
 * beforehand.
 */
export function Services({ product, form }: { product: Product; form: string }) {
  const t = texts();
  if (product.services.length === 0) return null;
  return (
    <Static as="fieldset" className="warranties">
      <legend>
        {t('Add a service')} <span className="optional">{t('optional')}</span>
      </legend>
      {product.services.slice(0, MOST_SERVICES).map((service, index) => (
        <label key={service.sku} className="warranty">
          <input
            type="checkbox"
            name={serviceField(index + 1)}
            value={service.sku}
            form={form}
            data-amount={service.price.gross}
          />
          <span>{service.name}</span>
          <strong {...groupPriced(service)}>+ {shortMoney(service.price.gross)}</strong>
        </label>
      ))}
      <p className="small muted">
        {t('One for each piece, on a line of its own in your cart: you can take it out by itself.')}
      </p>
    </Static>
  );
}
