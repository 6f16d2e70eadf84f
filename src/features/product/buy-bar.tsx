import { requestContext } from '../../commerce/request-context';
import type { Product } from '../../domain/catalogue/product';
import { ButtonLink } from '../../ui/button';
import { enhanced } from '../../ui/enhanced';
import { Static } from '../../ui/static';
import { groupPriced } from '../shop/group-priced';
import { PriceOf } from '../shop/price-of';
import { texts } from '../shop/texts';
import { canBuy } from './can-buy';
import { hasExtras } from './choices';
import { chooseText } from './choose-text';
import { OPTIONS_ID } from './options';
import { ADD_FORM_ID } from './purchase';

/** What was chosen of its options: "Azul, 25"; '' where there is nothing to choose. */
const chosenText = ({ options }: Product): string =>
  options.flatMap(({ values }) => values.filter(({ selected }) => selected).map(({ label }) => label)).join(', ');

function BarPrice({ product }: { product: Product }) {
  const price = <PriceOf price={product.price} from={product.isFrom} size="bar" />;
  if (!hasExtras(product)) return price;
  return (
    <div className="contents" {...enhanced('bar-price', { sign: requestContext().store.i18n.currencySign })}>
      {price}
    </div>
  );
}

/**
 * The foot of a phone on a product: price, what was chosen and the button that buys, or what is still to be chosen, in
 * place of the shortcuts.
 */
export function BuyBar({ product }: { product: Product }) {
  const t = texts();
  const isOpen = product.open.length > 0 && product.availability === 'in_stock';
  if (!canBuy(product) && !isOpen) return null;
  const chosen = chosenText(product);
  return (
    <Static as="div" className="buy-bar" {...groupPriced(product)}>
      <div>
        <BarPrice product={product} />
        {chosen && <p className="buy-bar-choice">{chosen}</p>}
      </div>
      {isOpen ? (
        <ButtonLink kind="buy" href={`#${OPTIONS_ID}`}>
          {chooseText(product)}
        </ButtonLink>
      ) : (
        <button type="submit" form={ADD_FORM_ID} className="btn btn-buy">
          {t('Add to cart')}
        </button>
      )}
    </Static>
  );
}
