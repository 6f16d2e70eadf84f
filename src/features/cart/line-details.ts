import type { CartLine } from '../../domain/cart/cart';
import { productPath } from '../../domain/url';

/** What a line says about itself besides its name. */
export const lineDetails = (
  { options, warranty }: Pick<CartLine, 'options'> & { warranty: { months: number } | null },
  warrantyText: (months: number) => string,
): string => [...options.map(({ value }) => value), ...(warranty ? [warrantyText(warranty.months)] : [])].join(' · ');

/** Path of the page of what a line holds, inside its store view. */
export const linePath = ({ sku, parentSku, slug }: Pick<CartLine, 'sku' | 'parentSku' | 'slug'>): string =>
  productPath(parentSku, slug, sku === parentSku ? null : sku);
