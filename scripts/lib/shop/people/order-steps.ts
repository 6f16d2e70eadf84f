import type { DemoOrder, OrderStep, ReturnStep } from '../../../demo/people/person.ts';
import { recordOrderEvent } from '../../orders/desk-calls.ts';
import { type Context, doorOf } from './context.ts';
import { daysGoBy } from './days-go-by.ts';
import { giveCard, moneyComes } from './money.ts';
import { orderIdOf, placeOrder } from './place-order.ts';
import { askReturn, moveReturn } from './returns.ts';

/** What was done on the way: the number of the order, and that of its return once there is one. */
interface Way {
  number: string;
  returned: string;
  before: readonly OrderStep[];
  /** Under which this step of this order happens once at the shop. */
  key: string;
}

const isOfReturn = (step: OrderStep): step is ReturnStep => typeof step === 'object' && 'return' in step;

/** Does one step of an order; answers the number of the return it asked for, else nothing. */
async function take(context: Context, order: DemoOrder, step: OrderStep, way: Way): Promise<string> {
  const { visitor, person } = context;
  const { number, key } = way;
  const door = doorOf(context);
  if (step === 'money-comes') await moneyComes(context, order, number, key);
  else if ('card' in step) await giveCard(context, order, step.card);
  else if ('desk' in step) await recordOrderEvent(door, number, { type: step.desk, amount: null, note: null }, key);
  else if ('send' in step) {
    const { send: carrier, guide } = step;
    await recordOrderEvent(door, number, { type: 'send', amount: null, note: null, carrier, guide }, key);
  } else if ('cancel' in step)
    await visitor.call('order/cancel', { method: 'POST', body: { orderId: number, reason: step.cancel } });
  else if ('cancelUnits' in step) {
    const { cancelUnits: qty, reason, refundTo = null } = step;
    const body = { orderId: number, reason, items: [{ item_id: '1', qty }], refund_to: refundTo };
    await visitor.call('order/cancel-item', { method: 'POST', key, body });
  } else if ('days' in step) await daysGoBy(context, 'order', number, step.days);
  else if (isOfReturn(step))
    await moveReturn(context, step, { order: number, number: way.returned, before: way.before.filter(isOfReturn) });
  else if (step.ask === 'invoice') await visitor.form('order/factura', { order: number, ...person.invoice });
  else return askReturn(context, number, step);
  return '';
}

/** Places an order of a customer and lets everything happen to it, each once. */
export async function followOrder(context: Context, order: DemoOrder): Promise<void> {
  const id = orderIdOf(context.person, order);
  const number = await context.done.once(id, () => placeOrder(context, order));
  let returned = '';
  for (const [index, step] of order.steps.entries()) {
    const way = { number, returned, before: order.steps.slice(0, index), key: `demo-${number}-${index + 1}` };
    const made = await context.done.once(`${id}-${index + 1}`, () => take(context, order, step, way));
    if (made !== '') returned = made;
  }
}
