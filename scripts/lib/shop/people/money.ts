import type { DemoOrder } from '../../../demo/people/person.ts';
import { recordOrderEvent, showOrder } from '../../orders/desk-calls.ts';
import { type Context, doorOf } from './context.ts';
import { askOrder, orderIdOf } from './place-order.ts';

/** Numbers of the gateway's cards on this computer. */
const CARDS = { approved: '4242424242424242', declined: '4000000000000002' };

/** Whoever brings an order takes the money at the door, which the desk notes once under this key. */
async function paidAtDoor(context: Context, number: string, key: string): Promise<void> {
  const door = doorOf(context);
  const { due } = (await showOrder(door, number)).state.money;
  if (due > 0) await recordOrderEvent(door, number, { type: 'received', amount: due, note: null }, key);
}

/** All that an order waits for comes: by transfer, at a till or at the door. */
export async function moneyComes(context: Context, order: DemoOrder, number: string, key: string): Promise<void> {
  if (order.payment === 'cashondelivery') return paidAtDoor(context, number, key);
  const toPay = (await askOrder(context, order))?.to_pay;
  // It came already, when this was broken off.
  if (!toPay || toPay.form === 'card') return;
  const isTaken = await context.shop.tell({
    id: key,
    type: 'received',
    form: toPay.form,
    reference: toPay.clabe ?? toPay.reference ?? '',
    amount: toPay.amount,
    currency: 'MXN',
    at: new Date().toISOString(),
  });
  if (!isTaken) throw new Error(`the shop did not take the money of ${order.id}`);
}

/** The customer gives a card on the page of the gateway. */
export async function giveCard(context: Context, order: DemoOrder, card: keyof typeof CARDS): Promise<void> {
  if (!(await askOrder(context, order))?.to_pay) return;
  const { url } = await context.visitor.call<{ url: string }>('order/card-payment', {
    method: 'POST',
    body: { order_id: orderIdOf(context.person, order) },
  });
  await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ number: CARDS[card] }) });
  // The customer comes back, and the shop asks what became of it.
  await askOrder(context, order);
}
