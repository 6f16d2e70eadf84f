import type { DeskOrder } from '../../src/commerce/desk/orders';
import type { PostalCode } from '../../src/commerce/postal';
import { DELIVERY_CALENDAR } from '../../src/config/delivery-calendar';
import { DESK_PAGE_MESSAGES } from '../../src/contract/desk-pages';
import {
  CORRECTED_ADDRESS,
  CORRECTED_RECEIVER,
  deskAddressPage,
  deskOrderPage,
} from '../../src/contract/desk-pages/forms';
import { ORDER_MESSAGES } from '../../src/contract/order-forms';
import {
  isSameAddress,
  type Move,
  placeAgreed,
  placeAsks,
  withPlace,
  withReceiver,
} from '../../src/domain/order/corrected-address';
import type { Address, Order } from '../../src/domain/order/order';
import { ok, type Result, refuse } from '../../src/domain/result';
import type { DeliveryDays } from '../../src/domain/shipping/delivery-window';
import { phoneDigits } from '../../src/domain/validation';
import { placeMove } from '../../src/features/desk/order/place-move';
import { typedPlace } from './checkout/typed-address';
import { said, withChanges } from './desk-many';
import { checkForm } from './serving/check-form';
import { invalid, type Outcome, refusedAt } from './serving/outcome';
import type { SentForm } from './serving/sent-form';

type DeskCall = SentForm<'service'>;

const refusedField = (field: string, rule: string, message: string): Result<never> =>
  refuse(422, message, { fields: [{ field, rule, message }] });

/** The receiver of an order that is picked up: its place stays. */
function receiverOf({ sent }: DeskCall, had: Address): Result<Address> {
  const fields = checkForm(CORRECTED_RECEIVER, sent);
  if (!fields.ok) return { ok: false, problem: invalid(fields.errors) };
  const { firstName, lastName, phoneNumber } = fields.values;
  return ok(withReceiver(had, { firstName, lastName, phoneNumber: phoneDigits(phoneNumber) }));
}

/**
 * Refuses where nobody delivers, and once where more changes than the address: whoever ticks the box, which says for
 * which place it was asked, means it, and the order keeps its price. Answers how it goes there.
 */
async function movedTo(
  { request, sent }: DeskCall,
  order: Order,
  { address: now, place }: { address: Address; place: PostalCode },
): Promise<Result<Move>> {
  const move = await placeMove(request.commerce, order, now, place);
  const isElsewhere = order.shippingAddress?.zipCode !== now.zipCode;
  if (isElsewhere && !move.covered) return refusedField('zipCode', 'coverage', DESK_PAGE_MESSAGES.outsideCoverage);
  const asks = placeAsks(order, move, DELIVERY_CALENDAR);
  return asks && sent.agreed?.trim() !== placeAgreed(now)
    ? refusedField('agreed', 'required', DESK_PAGE_MESSAGES.otherPlace)
    : ok(move);
}

interface Wanted {
  address: Address;
  /** How long it takes there, where that is otherwise than it was. */
  days?: DeliveryDays;
}

/** The address of an order as it was typed, once nothing speaks against it. */
async function wanted(call: DeskCall, found: DeskOrder): Promise<Result<Wanted>> {
  const { order } = found;
  const had = order.shippingAddress;
  if (order.branch && had) {
    const receiver = receiverOf(call, had);
    return receiver.ok ? ok({ address: receiver.value }) : receiver;
  }
  const fields = checkForm(CORRECTED_ADDRESS, call.sent);
  if (!fields.ok) return { ok: false, problem: invalid(fields.errors) };
  const typed = await typedPlace(call, { personalDetails: order.personalDetails }, '', false);
  if (!typed.ok) return typed;
  const address = withPlace(had, typed.value.address);
  if (isTold(found, call)) return ok({ address });
  const moved = await movedTo(call, order, typed.value);
  if (!moved.ok) return moved;
  return ok({ address, ...(moved.value.days ? { days: moved.value.days } : {}) });
}

/** Whether this form was taken before: what was right then is not asked about again by how its order stands now. */
const isTold = ({ events, order }: DeskOrder, { key }: DeskCall): boolean =>
  events.some(({ source, id }) => source === 'operator' && id === `${order.number} ${key}`);

/** Puts another address, receiver or telephone in the place of those an order had, and tells its customer. */
export async function correctAddress(call: DeskCall): Promise<Outcome> {
  const { request, sent, key, mine } = call;
  const orders = mine().desk().order;
  const number = sent.number ?? '';
  const [page, form] = [deskOrderPage(number), deskAddressPage(number)];
  const found = await orders.find(number);
  if (!found) return refusedAt(page, refuse(404, ORDER_MESSAGES.orderUnknown).problem);
  const typed = await wanted(call, found);
  if (!typed.ok) return refusedAt(form, typed.problem);
  if (isSameAddress(found.order, typed.value.address)) return said(page, DESK_PAGE_MESSAGES.sameAddress);
  const told = await orders.record(
    number,
    { type: 'correct-address', ...typed.value },
    {
      key: key ?? crypto.randomUUID(),
      note: null,
      ...(/^\d{1,9}$/.test(sent.seen ?? '') ? { seen: Number(sent.seen) } : {}),
    },
  );
  if (!told.ok) return refusedAt(form, withChanges(request.store, told.problem));
  request.wakeOutbox();
  return said(page, DESK_PAGE_MESSAGES.done);
}
