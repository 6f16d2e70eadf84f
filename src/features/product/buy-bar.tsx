import { requestContext } from '../../commerce/request-context';
import type { Product } from '../../domain/catalogue/product';
import { island } from '../../ui/island';
import { Static } from '../../ui/static';
import { groupPriced } from '../shop/group-priced';
import { PriceOf } from '../shop/price-of';
import { texts } from '../shop/texts';
import { canBuy } from './can-buy';
import { ADD_FORM_ID } from './purchase';

/** The foot of a phone on a product: price and the button that buys, in place of the shortcuts. */
export function BuyBar({ product }: { product: Product }) {
  const t = texts();
  if (!canBuy(product)) return null;
  return (
    <Static as="div" className="buy-bar" {...groupPriced(product)}>
      {product.choices.length > 0 ? (
        <div className="contents" {...island('bar-price', { sign: requestContext().store.i18n.currencySign })}>
          <PriceOf price={product.price} size="bar" />
        </div>
      ) : (
        <PriceOf price={product.price} size="bar" />
      )}
      <button type="submit" form={ADD_FORM_ID} className="btn btn-buy">
        {t('Add to cart')}
      </button>
    </Static>
  );
}
