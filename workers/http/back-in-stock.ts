import { BACK_IN_STOCK_MESSAGES } from '../../src/contract/back-in-stock/messages';
import { MESSAGES } from '../../src/contract/messages';
import { ok, type Result, refuse } from '../../src/domain/result';
import { RULES } from '../../src/domain/validation';
import type { ShopRequest } from './shop-request';

/** The notices of this store view; 404 where the stock is a retailer's. */
export const backInStockOf = ({
  commerce,
}: ShopRequest): Result<NonNullable<ShopRequest['commerce']['backInStock']>> =>
  commerce.backInStock ? ok(commerce.backInStock) : refuse(404, BACK_IN_STOCK_MESSAGES.off);

/**
 * STOCK-015: asks for a notice, at this e-mail or at the own one of a customer who is signed in; a guest has to name
 * one.
 */
export async function askForNotice(request: ShopRequest, sku: string, given: string): Promise<Result<null>> {
  const port = backInStockOf(request);
  if (!port.ok) return port;
  const mine = request.mine();
  const own = mine.kind === 'customer' ? mine.own('backInStock') : null;
  const profile = given === '' && mine.kind === 'customer' ? await mine.profile() : null;
  if (profile && !profile.ok) return profile;
  const email = profile?.value.email ?? given;
  if (email === '')
    return refuse(422, MESSAGES.invalid, { fields: [{ field: 'email', rule: 'required', message: RULES.required }] });
  return (own ?? port.value).notify({ sku, email });
}
