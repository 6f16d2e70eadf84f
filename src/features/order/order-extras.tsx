import type { Order } from '../../domain/order/order';
import { OrderInvoice } from '../invoices/order-invoice';
import type { FormState } from '../shop/form-state';
import { LetterAgain } from './letter-again';

/** What whoever placed an order may ask for on its page: its invoice, and its last letter once more. */
export function OrderExtras({ order, state }: { order: Order; state: FormState }) {
  const { number, status, createdAt, billingAddress } = order;
  return (
    <>
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
