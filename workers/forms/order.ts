import { withParameter } from '../../src/config/way-back';
import { MESSAGES } from '../../src/contract/messages';
import {
  FIND_ORDER_FORM,
  FIND_ORDER_PAGE,
  LETTER_AGAIN,
  type ORDER_FORMS,
  ORDER_MESSAGES,
  ORDER_NUMBER,
  WANTS_LINK,
} from '../../src/contract/order-forms';
import { refuse } from '../../src/domain/result';
import { isOrderNumber, orderNumberDigits } from '../../src/domain/validation';
import { ORDER_LINK, readLink } from '../http/followed-link';
import type { ShopRequest } from '../http/shop-request';
import { notingForeign } from '../services/customers/not-theirs';
import { askOrderLink, type FoundByGuest, findOrderOfGuest, orderOfLink } from '../services/orders/find-order';
import { openOrder } from '../services/orders/open-order';
import { orderPageOf, shoppersOrder } from '../services/orders/shoppers-order';
import { checkForm } from './serving/check-form';
import { invalid, type Outcome, refusedAt } from './serving/outcome';
import type { FormHandlers, SentForm } from './serving/sent-form';

type Call = Pick<SentForm, 'request' | 'sent'>;

/** The page to find orders, with the number that was typed where it is one; the e-mail stands in no address. */
const findAgain = (number: string): string =>
  isOrderNumber(number) ? withParameter(FIND_ORDER_PAGE, ORDER_NUMBER, orderNumberDigits(number)) : FIND_ORDER_PAGE;

const opened = async (request: ShopRequest, found: FoundByGuest): Promise<Outcome> => ({
  location: await openOrder(request, found),
  notices: [],
});

async function find({ request, sent }: Call): Promise<Outcome> {
  const fields = checkForm(FIND_ORDER_FORM, sent);
  const again = findAgain(sent[ORDER_NUMBER] ?? '');
  if (!fields.ok) return refusedAt(again, invalid(fields.errors));
  if (fields.values[WANTS_LINK]) {
    const asked = await askOrderLink(request, fields.values);
    return asked.ok
      ? { location: again, notices: [{ id: 'other', level: 'success', message: ORDER_MESSAGES.linkAsked }] }
      : refusedAt(again, asked.problem);
  }
  const found = await findOrderOfGuest(request, fields.values);
  return found.ok ? opened(request, found.value) : refusedAt(again, found.problem);
}

/** Shows the order of a link. */
async function open({ request }: Call): Promise<Outcome> {
  const link = readLink(request.cookies, ORDER_LINK);
  const found = link ? await orderOfLink(request, link.token) : refuse(400, MESSAGES.linkExpired);
  if (found.ok || found.problem.message === MESSAGES.linkExpired) request.cookies.drop(ORDER_LINK);
  return found.ok ? opened(request, found.value) : refusedAt(FIND_ORDER_PAGE, found.problem);
}

/** Sends the last letter of an order again, to whoever may see it. */
async function letterAgain({ request, principal, sent, key }: SentForm<'anyone'>): Promise<Outcome> {
  const fields = checkForm(LETTER_AGAIN, sent);
  if (!fields.ok) return refusedAt(FIND_ORDER_PAGE, invalid(fields.errors));
  const found = notingForeign(request, principal, 'carta-otra-vez', await shoppersOrder(request, fields.values.order));
  if (!found.ok) return refusedAt(FIND_ORDER_PAGE, found.problem);
  const { number } = found.value.order;
  const page = orderPageOf(request, number);
  const { orderLetters } = request.commerce;
  const again = orderLetters
    ? await orderLetters.sendAgain(number, key ?? crypto.randomUUID())
    : refuse(404, MESSAGES.notFound);
  if (!again.ok) return refusedAt(page, again.problem);
  request.wakeOutbox();
  return { location: page, notices: [{ id: 'other', level: 'success', message: ORDER_MESSAGES.sentAgain }] };
}

/** Forms of orders that were placed. */
export const orderForms: FormHandlers<typeof ORDER_FORMS> = {
  'encontrar-pedido': find,
  'abrir-pedido': open,
  'carta-otra-vez': letterAgain,
};
