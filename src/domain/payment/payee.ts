/** What money is paid for: an order by its number, or what an area has registered beside it, by its id there. */
export interface Payee {
  kind: string;
  id: string;
}

/** The kind of orders. */
export const ORDER_PAYEE = 'order';

export const orderPayee = (number: string): Payee => ({ kind: ORDER_PAYEE, id: number });

/** One text for a payee: an order's is its number, so that what was filed under it before is still found. */
export const payeeName = ({ kind, id }: Payee): string => (kind === ORDER_PAYEE ? id : `${kind}:${id}`);

export const isSamePayee = (one: Payee, other: Payee): boolean => one.kind === other.kind && one.id === other.id;
