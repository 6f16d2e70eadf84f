import type { ContactMessage } from '../../src/domain/contact';
import type { Result } from '../../src/domain/result';
import { internationalDigits, orderNumberDigits } from '../../src/domain/validation';
import type { ShopRequest } from '../http/shop-request';

/** API-091: keeps what somebody writes to the shop, and has its retailer told. */
export async function sendMessages(
  request: ShopRequest,
  messages: readonly ContactMessage[],
  key: string | null,
): Promise<Result<null>> {
  const written = messages.map((one) => ({
    ...one,
    phone: internationalDigits(one.phone),
    order: one.order === '' ? '' : orderNumberDigits(one.order),
  }));
  const sent = await request.commerce.contact.send(written, key);
  if (sent.ok) request.wakeOutbox();
  return sent;
}
