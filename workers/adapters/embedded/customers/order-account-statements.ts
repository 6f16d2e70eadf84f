import type { CustomerAddress } from '../../../../src/domain/customer/customer';
import { isNamed } from '../../../../src/domain/order/alike-address';
import type { NewAccount, Order } from '../../../../src/domain/order/order';
import { madeWithOrder } from './account-made';
import { opaqueIds } from './opaque-ids';
import { personStatement } from './person-statement';

/**
 * The address of an order as one of the book of whoever had it sent there; none of an order that is picked up, of which
 * nothing is delivered, or that somebody else receives.
 */
function savedAddress({ shippingAddress, branch, personalDetails }: Order): Omit<CustomerAddress, 'addressId'> | null {
  return shippingAddress && !branch && isNamed(shippingAddress, personalDetails)
    ? { ...shippingAddress, isDefaultShipping: true, isDefaultBilling: true }
    : null;
}

/**
 * Makes the account of an order with it, unless its e-mail has one: nothing is written then. `id` is the customer's if
 * it is made; whatever else names it asks for the row.
 */
export function orderAccountStatements(
  db: D1Database,
  order: Order,
  { passwordHash }: NewAccount,
  id: number,
  at: number,
): D1PreparedStatement[] {
  const { emailAddress: email, firstName, lastName } = order.personalDetails;
  const address = savedAddress(order);
  const {
    isDefaultShipping: _shipping,
    isDefaultBilling: _billing,
    ...doc
  } = address ?? { isDefaultShipping: true, isDefaultBilling: true };
  return [
    personStatement(db, { email, firstName, lastName, attributes: [] }, order.storeCode, at, id),
    db
      .prepare(
        'INSERT INTO customer_password (customer_id, hash, updated_at) SELECT id, ?2, ?3 FROM customer WHERE id = ?1',
      )
      .bind(id, passwordHash, at),
    madeWithOrder(db, id, order.storeCode, at),
    ...(address
      ? [
          db
            .prepare(
              'INSERT INTO customer_address (id, customer_id, is_default_shipping, is_default_billing, doc) SELECT ?2, id, 1, 1, ?3 FROM customer WHERE id = ?1',
            )
            .bind(id, opaqueIds(1)[0], JSON.stringify(doc)),
        ]
      : []),
  ];
}
