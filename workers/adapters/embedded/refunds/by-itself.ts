import { TO_REFUND } from '../orders/row';

/** A refund that the gateway was asked for and has not answered yet, as SQL of `payment_operation`. */
const OPEN_REFUND = "kind = 'refund' AND finished_at IS NULL";

/**
 * Whether nobody at the desk need send the money of an order: the gateway was asked for all of it, or all of it came by
 * card and goes back by itself within a minute. SQL of `orders`.
 */
export const GOES_BACK_BY_ITSELF = `(${TO_REFUND} <= (SELECT coalesce(sum(amount), 0) FROM payment_operation WHERE payee_kind = 'order' AND payee_id = orders.number AND ${OPEN_REFUND})
    OR (received = captured AND EXISTS (SELECT 1 FROM refund WHERE order_number = orders.number AND due_at IS NOT NULL)
      AND NOT EXISTS (SELECT 1 FROM payment_operation WHERE payee_kind = 'order' AND payee_id = orders.number AND kind = 'refund' AND failure IS NOT NULL)))`;
