import { DESK_STOCK_PAGE, STOCK_SKU } from '../../../contract/desk-stock/forms';
import type { Card } from '../../../domain/catalogue/product';
import { href } from '../../shop/links';
import { texts } from '../../shop/texts';

/** Products that were found, each leads to its stock. */
export function FoundProducts({ products }: { products: readonly Card[] }) {
  const t = texts();
  if (products.length === 0) return <p>{t('No product is called like this')}</p>;
  return (
    <ul className="desk-list">
      {products.map(({ id, name, parentSku }) => (
        <li key={id}>
          <a href={href(DESK_STOCK_PAGE, { [STOCK_SKU]: parentSku })}>{name}</a>
          <span>{parentSku}</span>
        </li>
      ))}
    </ul>
  );
}
