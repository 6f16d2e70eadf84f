import { withParameter } from '../../src/config/way-back';
import { orderPath } from '../../src/contract/checkout/forms';
import { FIND_ORDER, FIND_ORDER_PAGE, type ORDER_FORMS, ORDER_NUMBER } from '../../src/contract/order-forms';
import { isOrderNumber, orderNumberDigits } from '../../src/domain/validation';
import { findOrderOfGuest } from '../http/orders/find-order';
import { setOrderToken } from '../http/orders/order-cookie';
import { checkForm } from './check-form';
import { invalid, type Outcome, refusedAt } from './outcome';
import type { FormHandlers, SentForm } from './sent-form';

type Call = Pick<SentForm, 'request' | 'sent'>;

/** The page to find orders, with the number that was typed where it is one; the e-mail stands in no address. */
const findAgain = (number: string): string =>
  isOrderNumber(number) ? withParameter(FIND_ORDER_PAGE, ORDER_NUMBER, orderNumberDigits(number)) : FIND_ORDER_PAGE;

async function find({ request, sent }: Call): Promise<Outcome> {
  const fields = checkForm(FIND_ORDER, sent);
  const again = findAgain(sent[ORDER_NUMBER] ?? '');
  if (!fields.ok) return refusedAt(again, invalid(fields.errors));
  const found = await findOrderOfGuest(request, fields.values);
  if (!found.ok) return refusedAt(again, found.problem);
  setOrderToken(request.cookies, request.store, await found.value.orders.open(found.value.order));
  return { location: orderPath(found.value.order.number), notices: [] };
}

/** Forms of orders that were placed. */
export const orderForms: FormHandlers<typeof ORDER_FORMS> = { 'encontrar-pedido': find };
