import type { DeskOrder, MoneyGoes } from '../../../../commerce/desk/orders';
import type { RefundAccount } from '../../../../domain/refund/account';
import type { Return } from '../../../../domain/returns/return';
import type { FormState } from '../../../shop/form-state';

/** What is known beside the order of what is asked. */
export interface Beside {
  /** Where its shopper wants what goes back by hand; null where they did not say, and who asks may not know. */
  account: RefundAccount | null;
  /** Where it goes what the order costs less; null where it would not. */
  goes: MoneyGoes | null;
  /** Its returns that are not over. */
  openReturns: readonly Pick<Return, 'number' | 'status' | 'way'>[];
  /** What was typed into the question and refused. */
  formState: FormState;
}

/** What of an order its questions speak of. */
export type Asked = Pick<DeskOrder, 'order' | 'state' | 'refundable' | 'events' | 'cardDigits'>;

/** A field that goes along unseen. */
export const Hidden = ({ name, value }: { name: string; value: string }) => (
  <input type="hidden" name={name} value={value} autoComplete="off" />
);
