import type { Order } from './order';

/** The id of whoever made the order: a retailer's own, else our number without its leading zeros. */
export const backendIdOf = ({ backendId, number }: Pick<Order, 'backendId' | 'number'>): string =>
  backendId ?? number.replace(/^0+(?=\d+$)/, '');
