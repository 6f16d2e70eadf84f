/**
 * The statuses of an order. 'pending': neither paid nor accepted; 'processing': to be sent; 'sent': on its way;
 * 'complete': delivered; 'expired': nobody paid in time.
 */
export const ORDER_STATUSES = ['pending', 'processing', 'sent', 'complete', 'canceled', 'expired'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Orders whose goods still lie in the shop: an import removes no row of stock that one of these holds. */
export const HOLDING_STATUSES = ['pending', 'processing'] as const satisfies readonly OrderStatus[];

/** Orders of which nothing is kept: whatever came in for them goes back. */
export const isOff = (status: OrderStatus): boolean => status === 'canceled' || status === 'expired';
