import { requestContext } from '../../commerce/request-context';
import type { Crumb, Product } from '../../domain/catalogue/product';
import { productPath } from '../../domain/url';
import { ButtonLink } from '../../ui/button';
import { BackInStockForm } from '../back-in-stock/back-in-stock-form';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { chooseText } from './choose-text';
import { OPTIONS_ID } from './options';

interface NotToBuyProps {
  product: Product;
  /** Where more of its kind are, null when it is in no category. */
  category: Crumb | null;
}

/**
 * Whether stock is kept of what is shown: a set is sold by its parts, a product with variants by the one that is
 * chosen.
 */
const hasStockOfItsOwn = ({ type, sku, parentSku }: Product): boolean =>
  type !== 'grouped' && type !== 'bundle' && (type !== 'configurable' || sku !== parentSku);

/** Whether one can be told when it is back: where the shop keeps the stock itself. */
const canTell = (product: Product): boolean =>
  requestContext().commerce.backInStock !== null && hasStockOfItsOwn(product) && product.open.length === 0;

/** Where one asks to be told. */
function TellMe({ product: { sku, parentSku, slug } }: { product: Product }) {
  return <BackInStockForm sku={sku} back={productPath(parentSku, slug, sku === parentSku ? null : sku)} />;
}

/**
 * What to do instead where a product cannot be bought as it is: its like where it is sold out, an option where one is
 * to be chosen.
 */
export function NotToBuy({ product, category }: NotToBuyProps) {
  const t = texts();
  if (product.availability === 'out_of_stock') {
    return (
      <div className="sold-out">
        <p>
          <strong>{t('Out of stock')}</strong>
          {canTell(product) ? t('Shall we tell you when it is back?') : t('We have none left for now.')}
        </p>
        {canTell(product) && <TellMe product={product} />}
        {product.open.length > 0 && (
          <ButtonLink wide href={`#${OPTIONS_ID}`}>
            {chooseText(product)}
          </ButtonLink>
        )}
        {category && (
          <ButtonLink kind="plain" wide href={href(category.path)}>
            {t('See more in {name}', { name: category.name })}
          </ButtonLink>
        )}
      </div>
    );
  }
  if (product.isConfigured) return null;
  return (
    <ButtonLink kind="buy" wide href={`#${OPTIONS_ID}`}>
      {chooseText(product)}
    </ButtonLink>
  );
}
