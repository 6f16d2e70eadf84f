import type { Product } from '../../domain/catalogue/product';

/** Whether it can be bought once everything is chosen. */
export const isToBeChosen = ({ open, availability }: Product): boolean =>
  open.length > 0 && availability === 'in_stock';

/** Whether a product can be put into the cart as it is shown. */
export const canBuy = ({ availability, isConfigured, errors }: Product): boolean =>
  availability === 'in_stock' && isConfigured && Object.keys(errors).length === 0;
