import type { Order } from '../../domain/order/order';
import { OrderInvoice } from '../invoices/order-invoice';
import type { FormState } from '../shop/form-state';
import { LetterAgain } from './letter-again';
import type { OrderParts } from './order-parts';

interface OrderExtrasProps {
  order: Order;
  parts: OrderParts;
  state: FormState;
}

/** What whoever placed an order may ask for on its page: its invoice, its last letter once more. */
export function OrderExtras({ order, parts: { invoices }, state }: OrderExtrasProps) {
  const { number, status, createdAt, billingAddress } = order;
  return (
    <>
      <OrderInvoice
        number={number}
        status={status}
        placedAt={Date.parse(createdAt)}
        taxId={billingAddress.taxId ?? ''}
        requests={invoices}
        state={state}
      />
      <LetterAgain number={number} />
    </>
  );
}
