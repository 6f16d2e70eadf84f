import type { Cart } from '../../src/domain/cart/cart';
import { totalsDocument } from '../../src/domain/cart/documents';
import { ok, type Result } from '../../src/domain/result';
import type { ShopRequest } from '../http/shop-request';
import { paymentDocument } from './wire';

type TotalsWithPayments = ReturnType<typeof totalsDocument> & { payment_methods: ReturnType<typeof paymentDocument>[] };

/** Totals as the calls of totals answer them: with the ways to pay this cart, none without a cart. */
export async function totalsWithPayments(
  { commerce, store }: ShopRequest,
  token: string | null,
  cart: Cart,
): Promise<Result<TotalsWithPayments>> {
  const methods = token === null ? ok([]) : await commerce.cart(token).paymentMethods();
  return methods.ok
    ? ok({ ...totalsDocument(cart, store.i18n.currencyCode), payment_methods: methods.value.map(paymentDocument) })
    : methods;
}
