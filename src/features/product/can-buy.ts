import type { Product } from '../../domain/catalogue/product';

/** Whether a product can be put into the cart as it is shown. */
export const canBuy = ({ availability, isConfigured, errors }: Product): boolean =>
  availability === 'in_stock' && isConfigured && Object.keys(errors).length === 0;
