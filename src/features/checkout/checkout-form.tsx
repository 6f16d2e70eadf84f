import type { ReactNode } from 'react';
import { island } from '../../ui/island';
import { checkMessages } from './check-messages';

export type CheckoutFormName = 'datos' | 'direccion' | 'envio' | 'pago' | 'pedido';

interface CheckoutFormProps {
  action: string;
  form: CheckoutFormName;
  children: ReactNode;
}

/** A form of checkout; checked in the browser where its island runs, and by the server always. */
export function CheckoutForm({ action, form, children }: CheckoutFormProps) {
  return (
    <form
      className="checkout-form"
      action={action}
      method="post"
      noValidate={form === 'datos' || form === 'direccion'}
      {...island('checkout-form', { form, messages: checkMessages() })}
    >
      {children}
      <p className="field-error" role="alert" />
    </form>
  );
}
