import type { BookAddress } from '../../../src/commerce/own/profiles';
import { withParameter } from '../../../src/config/way-back';
import { WANTS_INVOICE } from '../../../src/contract/checkout/invoice';
import {
  BOOK_ADDRESS,
  DELIVERY_WISH,
  NAMES,
  type PROFILE_FORMS,
  REMOVED_ADDRESS,
  USUAL_ADDRESS,
  type UsualFor,
} from '../../../src/contract/profile/forms';
import { PROFILE_MESSAGES } from '../../../src/contract/profile/messages';
import {
  ADDRESSES_PAGE,
  addressPath,
  CODE,
  DELIVERY_PAGE,
  NEW_ADDRESS_PAGE,
  PROFILE_PAGE,
} from '../../../src/contract/profile/pages';
import { ok, type Result } from '../../../src/domain/result';
import { typedInvoice } from '../checkout/payment-form';
import { typedAddress } from '../checkout/typed-address';
import { checkForm } from '../serving/check-form';
import { invalid, type Outcome, refusedAt } from '../serving/outcome';
import type { FormHandlers, SentForm } from '../serving/sent-form';

type Call = SentForm<'customer'>;

const done = (location: string, message: string): Outcome => ({
  location,
  notices: [{ id: 'other', level: 'success', message }],
});

async function rename({ mine, sent }: Call): Promise<Outcome> {
  const fields = checkForm(NAMES, sent);
  if (!fields.ok) return refusedAt(PROFILE_PAGE, invalid(fields.errors));
  const renamed = await mine().own('profiles').rename(fields.values);
  return renamed.ok ? done(PROFILE_PAGE, PROFILE_MESSAGES.updated) : refusedAt(PROFILE_PAGE, renamed.problem);
}

/** What was typed for the book: in somebody's name, with whom an invoice is made out to where that was asked for. */
async function typed(call: Call): Promise<Result<BookAddress>> {
  const { sent } = call;
  const { neighbourhood: _, ...named } = BOOK_ADDRESS;
  const names = checkForm({ firstName: named.firstName, lastName: named.lastName }, sent);
  const address = await typedAddress(call, { personalDetails: null }, '', false);
  const wrong = [
    ...(names.ok ? [] : names.errors),
    ...(address.ok
      ? []
      : (address.problem.fields ?? []).filter(({ field }) => !['firstName', 'lastName'].includes(field))),
  ];
  if (!address.ok && (address.problem.status >= 500 || wrong.length === 0)) return address;
  if (wrong.length > 0 || !address.ok) return { ok: false, problem: invalid(wrong) };
  const invoice = sent[WANTS_INVOICE] ? await typedInvoice(call) : ok(null);
  if (!invoice.ok) return invoice;
  return ok({
    ...address.value,
    ...invoice.value,
    isDefaultShipping: sent.defaultShipping === '1',
    isDefaultBilling: sent.defaultBilling === '1',
  });
}

/** The page that the form stood on, with the postal code that its other fields came with. */
function pageOf({ addressId = '', zipCode = '' }: Record<string, string>): string {
  const page = addressId === '' ? NEW_ADDRESS_PAGE : addressPath(addressId);
  return /^\d{5}$/.test(zipCode) ? withParameter(page, CODE, zipCode) : page;
}

async function saveAddress(call: Call): Promise<Outcome> {
  const { mine, sent } = call;
  const address = await typed(call);
  if (!address.ok) return refusedAt(pageOf(sent), address.problem);
  const { addressId = '' } = sent;
  const answer = await mine()
    .own('profiles')
    .saveAddress(addressId === '' ? null : addressId, address.value);
  return answer.ok ? done(ADDRESSES_PAGE, PROFILE_MESSAGES.addressSaved) : refusedAt(ADDRESSES_PAGE, answer.problem);
}

async function removeAddress({ mine, sent }: Call): Promise<Outcome> {
  const fields = checkForm(REMOVED_ADDRESS, sent);
  if (!fields.ok) return refusedAt(ADDRESSES_PAGE, invalid(fields.errors));
  const { addressId, next } = fields.values;
  const answer = await mine()
    .own('profiles')
    .removeAddress(addressId, next || null);
  return answer.ok ? done(ADDRESSES_PAGE, PROFILE_MESSAGES.addressRemoved) : refusedAt(ADDRESSES_PAGE, answer.problem);
}

async function makeUsual({ mine, sent }: Call): Promise<Outcome> {
  const fields = checkForm(USUAL_ADDRESS, sent);
  if (!fields.ok) return refusedAt(ADDRESSES_PAGE, invalid(fields.errors));
  const { addressId, usualFor } = fields.values;
  const answer = await mine()
    .own('profiles')
    .setUsual(addressId, usualFor as UsualFor);
  return answer.ok ? done(ADDRESSES_PAGE, PROFILE_MESSAGES.addressDefault) : refusedAt(ADDRESSES_PAGE, answer.problem);
}

async function keepDelivery({ mine, sent }: Call): Promise<Outcome> {
  const fields = checkForm(DELIVERY_WISH, sent);
  if (!fields.ok) return refusedAt(DELIVERY_PAGE, invalid(fields.errors));
  const kept = await mine().own('deliveryWishes').keep(fields.values);
  return kept.ok ? done(DELIVERY_PAGE, PROFILE_MESSAGES.deliverySaved) : refusedAt(DELIVERY_PAGE, kept.problem);
}

/** Forms in which customers change what the shop knows of them. */
export const profileForms: FormHandlers<typeof PROFILE_FORMS> = {
  perfil: rename,
  'mi-direccion': saveAddress,
  'quitar-direccion': removeAddress,
  'direccion-usual': makeUsual,
  entrega: keepDelivery,
};
