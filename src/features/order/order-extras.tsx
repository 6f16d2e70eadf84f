import type { Order } from '../../domain/order/order';
import { OrderInvoice } from '../invoices/order-invoice';
import { OrderRefundPart } from '../refunds/order-refund';
import type { FormState } from '../shop/form-state';
import { LetterAgain } from './letter-again';
import type { OrderParts } from './order-parts';

interface OrderExtrasProps {
  order: Order;
  parts: OrderParts;
  state: FormState;
}

/** What whoever placed an order may say or ask for on its page: where its money goes back to, its invoice, its last letter once more. */
export function OrderExtras({ order, parts: { refund, invoices }, state }: OrderExtrasProps) {
  const { number, status, createdAt, billingAddress } = order;
  return (
    <>
      {refund && <OrderRefundPart number={number} refund={refund} state={state} />}
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
