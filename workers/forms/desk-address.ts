import type { DeskOrder } from '../../src/commerce/desk/orders';
import { DESK_PAGE_MESSAGES } from '../../src/contract/desk-pages';
import {
  CORRECTED_ADDRESS,
  CORRECTED_RECEIVER,
  deskAddressPage,
  deskOrderPage,
} from '../../src/contract/desk-pages/forms';
import { ORDER_MESSAGES } from '../../src/contract/order-forms';
import { costsOtherwise, isSameAddress, withPlace, withReceiver } from '../../src/domain/order/corrected-address';
import type { Address } from '../../src/domain/order/order';
import { daysToOther } from '../../src/domain/order/promise';
import { ok, type Problem, type Result, refuse } from '../../src/domain/result';
import type { DeliveryDays } from '../../src/domain/shipping/delivery-window';
import { phoneDigits } from '../../src/domain/validation';
import { typedAddress } from './checkout/typed-address';
import { said, withChanges } from './desk-many';
import { checkForm } from './serving/check-form';
import { invalid, type Outcome, refusedAt } from './serving/outcome';
import type { SentForm } from './serving/sent-form';

type DeskCall = SentForm<'service'>;

/** The receiver of an order that is picked up: its place stays. */
function receiverOf({ sent }: DeskCall, had: Address): Result<Address> {
  const fields = checkForm(CORRECTED_RECEIVER, sent);
  if (!fields.ok) return { ok: false, problem: invalid(fields.errors) };
  const { firstName, lastName, phoneNumber } = fields.values;
  return ok(withReceiver(had, { firstName, lastName, phoneNumber: phoneDigits(phoneNumber) }));
}

/**
 * Refuses where nobody delivers, and once where another rate of IVA is charged: whoever ticks the box, which says for
 * which postal code it was asked, keeps the price.
 */
async function whyNotThere({ request, sent }: DeskCall, had: Address | null, now: Address): Promise<Problem | null> {
  if (had?.zipCode === now.zipCode) return null;
  const { postal, shipping } = request.commerce;
  const [before, after] = await Promise.all([
    had ? postal.postalCode(had.zipCode) : null,
    postal.postalCode(now.zipCode),
  ]);
  const why = after ? costsOtherwise(before, after, shipping.reducedIn) : 'uncovered';
  if (why === null || (why === 'tax' && sent.keepsPrice?.trim() === now.zipCode)) return null;
  const [field, rule, message] =
    why === 'tax'
      ? (['keepsPrice', 'required', DESK_PAGE_MESSAGES.otherTax] as const)
      : (['zipCode', 'coverage', DESK_PAGE_MESSAGES.outsideCoverage] as const);
  return refuse(422, message, { fields: [{ field, rule, message }] }).problem;
}

/** The address of an order as it was typed, once nothing speaks against it. */
async function wanted(call: DeskCall, found: DeskOrder): Promise<Result<Address>> {
  const { order } = found;
  const had = order.shippingAddress;
  if (order.branch && had) return receiverOf(call, had);
  const fields = checkForm(CORRECTED_ADDRESS, call.sent);
  if (!fields.ok) return { ok: false, problem: invalid(fields.errors) };
  const typed = await typedAddress(call, { personalDetails: order.personalDetails }, '', false);
  if (!typed.ok) return typed;
  const problem = isTold(found, call) ? null : await whyNotThere(call, had, typed.value);
  return problem === null ? ok(withPlace(had, typed.value)) : { ok: false, problem };
}

/** How long the order takes to its new place, where that is otherwise than it was; what only a retailer knows stays. */
async function daysThere(
  { request }: DeskCall,
  { order }: DeskOrder,
  { zipCode }: Address,
): Promise<{ days?: DeliveryDays }> {
  const { postal, shipping } = request.commerce;
  if (order.branch || !shipping.rates || order.shippingAddress?.zipCode === zipCode) return {};
  const place = await postal.postalCode(zipCode);
  const days = place && daysToOther(order, place.deliveryDays ?? shipping.rates.policyDays);
  return days ? { days } : {};
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
  const address = await wanted(call, found);
  if (!address.ok) return refusedAt(form, address.problem);
  if (isSameAddress(found.order, address.value)) return said(page, DESK_PAGE_MESSAGES.sameAddress);
  const told = await orders.record(
    number,
    { type: 'correct-address', address: address.value, ...(await daysThere(call, found, address.value)) },
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
