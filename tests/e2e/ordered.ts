import { expect } from 'vitest';
import { addCall, deliveryCall, orderCall } from '../../scripts/lib/ops/soak/shop-calls';

/** Places an order of a shop, paid on delivery, as a program would, in the name of whose user token it shows; its number. */
export async function ordered(shop: string, userToken = '', units = 1, sku = 'BURO-1C'): Promise<string> {
  const asUser = (path: string) => (userToken ? `${path}${path.includes('?') ? '&' : '?'}token=${userToken}` : path);
  const { result: token } = (await (await fetch(shop + asUser('/api/cart/create'), { method: 'POST' })).json()) as {
    result: string;
  };
  let answer: unknown;
  for (const { path, ...init } of [
    addCall(token, 'mueble', sku, units),
    deliveryCall(token),
    orderCall(token, crypto.randomUUID()),
  ]) {
    const response = await fetch(shop + asUser(path), init);
    answer = await response.json();
    expect({ path, answer }).toMatchObject({ answer: { code: 200 } });
  }
  return (answer as { result: { orderNumber: string } }).result.orderNumber;
}
