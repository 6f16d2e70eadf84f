import type { Product } from '../../domain/catalogue/product';
import { toCentavos } from '../../domain/money';
import { Tag } from '../../ui/tag';
import { groupPriced } from '../shop/group-priced';
import { PriceOf, shortMoney } from '../shop/price-of';
import { texts } from '../shop/texts';

/** What a product costs in cash, and what is saved. */
export function PriceLines({ product }: { product: Product }) {
  const t = texts();
  const { price } = product;
  const saved = price.regularGross - price.gross;
  return (
    <>
      <div className="buy-price" {...groupPriced(product, { 'data-saved': t('You save {amount}') })}>
        <PriceOf price={price} from={product.isFrom} size="page" />
        {saved > 0 && <Tag kind="wash">{t('You save {amount}', { amount: shortMoney(toCentavos(saved)) })}</Tag>}
      </div>
      {price.regularGross > 0 && <p className="small muted">{t('Cash price, IVA included')}</p>}
    </>
  );
}
