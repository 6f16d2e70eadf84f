import { commerce, requestContext } from '../../commerce/request-context';
import { ORDER_NUMBER } from '../../contract/order-forms';
import { isOrderNumber } from '../../domain/validation';
import { FindOrder } from '../../features/order/find-order';
import { NotFound } from '../content/not-found';

/** Where an order made without an account is found again. */
export function FindOrderPage() {
  if (!commerce().guestOrders) return <NotFound />;
  const number = requestContext().query.get(ORDER_NUMBER) ?? '';
  return <FindOrder number={isOrderNumber(number) ? number : ''} />;
}
