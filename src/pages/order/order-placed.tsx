import { commerce, mine, requestContext } from '../../commerce/request-context';
import { ORDER_NUMBER } from '../../contract/order-forms';
import { isOrderNumber } from '../../domain/validation';
import { AccountNotices } from '../../features/customers/account-notices';
import { Checking } from '../../features/order/checking';
import { FindOrder } from '../../features/order/find-order';
import { NotMade } from '../../features/order/not-made';
import { OrderExtras } from '../../features/order/order-extras';
import { readOrderParts } from '../../features/order/order-parts';
import { PastOrder } from '../../features/order/past-order';
import { PlacedOrder } from '../../features/order/placed-order';
import { OrderRefundPart } from '../../features/refunds/order-refund';
import { takeFormState } from '../../features/shop/form-state';
import { NotFound } from '../content/not-found';
import { type PageProps, segment } from '../page-props';

/** Where an order made without an account is found again. */
export function FindOrderPage() {
  if (!commerce().guestOrders) return <NotFound />;
  const number = requestContext().query.get(ORDER_NUMBER) ?? '';
  return <FindOrder number={isOrderNumber(number) ? number : ''} />;
}

/** Whether an order was sent from this cart and never made. */
async function isNotMade(orderId: string): Promise<boolean> {
  const reading = await mine().cart()?.read();
  return reading?.ok === true && reading.value.cart.unresolvedOrder === orderId;
}

/**
 * An order that is not there, or not shown to this visitor: it is asked for by its number and e-mail, whichever of the
 * two it is.
 */
function NotShown({ orderId }: { orderId: string }) {
  if (!commerce().guestOrders) return <NotFound />;
  requestContext().noteStatus(NOT_FOUND);
  return <FindOrder number={isOrderNumber(orderId) ? orderId : ''} />;
}

/** What became of an order: placed, long placed, or still being checked; never "failed" while nobody knows. */
async function Outcome({ orderId }: { orderId: string }) {
  const found = await mine().order(orderId);
  if (!found.ok) return (await isNotMade(orderId)) ? <NotMade /> : <NotShown orderId={orderId} />;
  switch (found.value.state) {
    case 'placed': {
      const { order } = found.value;
      const isGuest = mine().kind !== 'customer';
      const [state, parts] = await Promise.all([takeFormState(), readOrderParts(order.number)]);
      return (
        <>
          {state.notices.length > 0 && (
            <div className="wrap notices">
              <AccountNotices state={state} />
            </div>
          )}
          <PlacedOrder
            order={order}
            payment={parts.payment}
            isFound={isOrderNumber(orderId)}
            isFoundByMail={isGuest && commerce().guestOrders !== null}
            moneyBack={parts.refund && <OrderRefundPart number={order.number} refund={parts.refund} state={state} />}
          >
            <OrderExtras order={order} parts={parts} state={state} />
          </PlacedOrder>
        </>
      );
    }
    case 'past':
      return <PastOrder order={found.value.order} />;
    case 'unknown':
      return <Checking />;
  }
}

const NOT_FOUND = 404;

export const OrderPlacedPage = ({ orderId }: PageProps<'/checkout/pedido/[orderId]'>) => (
  <Outcome orderId={segment(orderId)} />
);

/** ROUTE-066: the order placed last from this cart. */
export async function OrderSuccessPage() {
  const reading = await mine().cart()?.read();
  const last = reading?.ok ? reading.value.cart.lastOrder : null;
  return last ? <Outcome orderId={last} /> : <NotFound />;
}
