/** The statuses of an order. 'expired': nobody paid in time, and its stock went back. */
export const ORDER_STATUSES = ['pending', 'processing', 'complete', 'canceled', 'expired'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Orders whose goods still lie in the shop: an import removes no row of stock that one of these holds. */
export const HOLDING_STATUSES = ['pending', 'processing'] as const satisfies readonly OrderStatus[];
