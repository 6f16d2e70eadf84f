import type { Product } from '../../domain/catalogue/product';
import { texts } from '../shop/texts';

const FEW_LEFT = 5;

/** Whether a product can be had, and how many where they are few. */
export function stockText({ availability, stockQty }: Pick<Product, 'availability' | 'stockQty'>): string {
  const t = texts();
  if (availability === 'out_of_stock') return t('Out of stock');
  return stockQty > 0 && stockQty <= FEW_LEFT ? t('Only {count} left', { count: stockQty }) : t('In stock');
}
