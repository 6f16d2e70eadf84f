import type { StockInfo } from '../../../commerce/stock';
import { texts } from '../../shop/texts';

/** What a retailer's system says of its own stock, which is corrected there. */
export function RetailersStock({ stock }: { stock: readonly StockInfo[] }) {
  const t = texts();
  return (
    <>
      <p>{t('Stock of this store is kept by your own system: correct it there. Here you see what it answers.')}</p>
      <ul className="desk-list">
        {stock.map(({ product_sku: sku, qty, is_in_stock: isInStock, manage_stock: isCounted }) => (
          <li key={sku}>
            <b>{sku}</b>
            <span>{isCounted ? t('{count} can be sold', { count: qty }) : t('Not counted')}</span>
            {!isInStock && <span className="desk-asks">{t('Not sold now')}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
