import type { DemoOrder, DemoPerson } from '../../../demo/people/person.ts';
import { Refused } from '../../import/door.ts';
import type { Context } from './context.ts';

const HOME = { carrier: 'tablerate', method: 'homeDelivery' };
const BRANCH = { carrier: 'pickup', method: 'recoger_en_sucursal' };
const NOT_FOUND = 404;

/** The id of an order at the shop, which is also what it is placed under once. */
export const orderIdOf = ({ id }: DemoPerson, order: DemoOrder): string => `demo-${id}-${order.id}`;

/** What the shop answers of an order: its number, and how what is missing of it is paid. */
export interface Placed {
  orderNumber: string;
  to_pay: { form: 'spei' | 'store' | 'card'; amount: number; clabe?: string; reference?: string } | null;
}

/** The order as its customer asks for it; null when it was never placed. */
export async function askOrder({ visitor, person }: Context, order: DemoOrder): Promise<Placed | null> {
  try {
    return await visitor.call<Placed>(`sync/order/${orderIdOf(person, order)}`);
  } catch (error) {
    if (error instanceof Refused && error.status === NOT_FOUND) return null;
    throw error;
  }
}

/** Fills the customer's cart and orders it, or finds the order that was placed before; answers its number. */
export async function placeOrder(context: Context, order: DemoOrder): Promise<string> {
  const before = await askOrder(context, order);
  if (before) return before.orderNumber;
  const { visitor, person } = context;
  const orderId = orderIdOf(person, order);
  const [home] = person.addresses;
  const at = typeof order.to === 'number' ? person.addresses[order.to] : home;
  if (!at) throw new Error(`${orderId} goes to an address that its customer has not`);
  const address = { ...at, country_id: 'MX', email: person.email };
  const branchOffice = typeof order.to === 'number' ? undefined : order.to.branch;
  const { carrier, method } = branchOffice ? BRANCH : HOME;
  await visitor.call('cart/create', { method: 'POST' });
  for (const [sku, qty] of Object.entries(order.skus))
    await visitor.call('cart/update', { method: 'POST', key: `${orderId}-${sku}`, body: { cartItem: { sku, qty } } });
  await visitor.call('cart/shipping-information', {
    method: 'POST',
    body: {
      addressInformation: {
        shippingAddress: branchOffice ? null : { country_id: 'MX', postcode: at.postcode },
        shippingCarrierCode: carrier,
        shippingMethodCode: method,
        branchOffice,
      },
    },
  });
  const placed = await visitor.call<Placed>('order', {
    method: 'POST',
    body: {
      order_id: orderId,
      personalDetails: { firstName: person.firstName, lastName: person.lastName, emailAddress: person.email },
      addressInformation: {
        shippingAddress: branchOffice ? null : address,
        billingAddress: { ...home, country_id: 'MX', email: person.email },
        shipping_carrier_code: carrier,
        shipping_method_code: method,
        branchOffice,
        payment_method_code: order.payment,
        payment_months: order.months,
        // Of months that are charged before it is sent; otherwise it is not read.
        charge_consent: order.months !== undefined,
      },
    },
  });
  return placed.orderNumber;
}
