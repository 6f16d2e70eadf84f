import { ACCOUNT_PAGE } from '../customers/pages';

export const ORDERS_PAGE = `${ACCOUNT_PAGE}/orders` as const;

/** Path of the page of a customer's own order. */
export const ownOrderPath = (number: string): string => `${ORDERS_PAGE}/${number}`;

/** Path of the page that says who answers for what was bought with an order. */
export const guaranteesPath = (number: string): string => `${ownOrderPath(number)}/guarantee-provider`;

/** Parameters of the list: what is looked for, how far the orders are, since when, and which page. */
export const LIST = { search: 'buscar', status: 'estado', since: 'desde', page: 'pagina' } as const;

/** Parameter of an order's page that shows what would be bought again, and its value. */
export const AGAIN = 'otra-vez';

/** How far an order is, as the list is filtered by it. */
export const ORDER_GROUPS = ['open', 'delivered', 'ended'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

/** Since when: days back. */
export const SINCE_DAYS = ['30', '90', '365'] as const;

/** Orders of a page; a retailer is asked for twice as many at a time (ACCT-052). */
export const ORDERS_SHOWN = 10;
export const ORDERS_A_CALL = 20;
