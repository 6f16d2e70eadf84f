import type { Order } from '../../domain/order/order';
import { OrderInvoice } from '../invoices/order-invoice';
import { OrderRefundPart } from '../refunds/order-refund';
import type { FormState } from '../shop/form-state';
import { LetterAgain } from './letter-again';

/** What whoever placed an order may say or ask for on its page: where its money goes back to, its invoice, its last letter once more. */
export function OrderExtras({ order, state }: { order: Order; state: FormState }) {
  const { number, status, createdAt, billingAddress } = order;
  return (
    <>
      <OrderRefundPart number={number} state={state} />
      <OrderInvoice
        number={number}
        status={status}
        placedAt={Date.parse(createdAt)}
        taxId={billingAddress.taxId ?? ''}
        state={state}
      />
      <LetterAgain number={number} />
    </>
  );
}
