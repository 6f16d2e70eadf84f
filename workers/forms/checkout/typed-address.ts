import type { PostalCode } from '../../../src/commerce/postal';
import { ADDRESS, TYPED_ADDRESS } from '../../../src/contract/checkout/forms';
import { MESSAGES } from '../../../src/contract/messages';
import { PLACES_MESSAGES } from '../../../src/contract/places-messages';
import { houseIn } from '../../../src/domain/address/house-line';
import type { Address, Checkout } from '../../../src/domain/order/order';
import { type FieldProblem, ok, type Problem, type Result, refuse } from '../../../src/domain/result';
import { phoneDigits, RULES } from '../../../src/domain/validation';
import { type Checked, checkForm, type Values } from '../serving/check-form';
import { invalid } from '../serving/outcome';
import type { StepCall } from './checkout-step';

/** What of a form is read for its address. */
type AddressCall = Pick<StepCall, 'sent'> & { request: Pick<StepCall['request'], 'commerce' | 'store'> };

const badPostalCode = (field: string, rule: string, message: string): Problem => invalid([{ field, rule, message }]);

/** The place of a postal code that is delivered to; a virtual cart goes anywhere. */
export async function coveredPlace(
  call: AddressCall,
  code: string,
  field: string,
  needsCoverage: boolean,
): Promise<Result<PostalCode>> {
  const place = await call.request.commerce.postal.postalCode(code);
  if (!place) return { ok: false, problem: badPostalCode(field, 'postalCode', PLACES_MESSAGES.postalCodeUnknown) };
  if (needsCoverage && !place.covered) return { ok: false, problem: badPostalCode(field, 'coverage', RULES.coverage) };
  return ok(place);
}

/**
 * An address as typed; state, region and municipio are the postal code's, a municipio the directory does not know is
 * the shopper's.
 */
const addressOf = (
  values: Values<typeof ADDRESS>,
  place: PostalCode,
  country: string,
  checkout: Pick<Checkout, 'personalDetails'>,
): Address => ({
  firstName: values.firstName || (checkout.personalDetails?.firstName ?? ''),
  lastName: values.lastName || (checkout.personalDetails?.lastName ?? ''),
  country,
  streetAddress: values.streetAddress,
  exteriorNumber: values.exteriorNumber,
  apartmentNumber: values.apartmentNumber,
  neighbourhood: values.neighbourhood,
  city: place.municipality || values.city,
  state: place.state,
  region_id: place.regionId,
  region_code: place.regionCode,
  zipCode: place.code,
  phoneNumber: phoneDigits(values.phoneNumber),
  ...(values.betweenStreets ? { betweenStreets: values.betweenStreets } : {}),
  reference: values.reference,
});

/** The colonia of the list, or the one written beside it. */
const withColonia = (sent: Record<string, string>, prefix = ''): Record<string, string> => ({
  ...sent,
  [`${prefix}neighbourhood`]: sent[`${prefix}neighbourhood`]?.trim() || (sent[`${prefix}neighbourhoodOther`] ?? ''),
});

/** The fields of an address, or what is wrong with them: of one without a number of its own it stands with the street. */
function checkAddress(sent: Record<string, string>, prefix: string): Checked<typeof ADDRESS> {
  const complete = withColonia(sent, prefix);
  if (sent[`${prefix}exteriorNumber`] !== undefined) return checkForm(ADDRESS, complete, prefix);
  const fields = checkForm(TYPED_ADDRESS, complete, prefix);
  if (!fields.ok) return fields;
  const { apartmentNumber, betweenStreets } = fields.values;
  const house = houseIn(fields.values.streetAddress);
  return {
    ok: true,
    values: {
      ...fields.values,
      ...house,
      apartmentNumber: apartmentNumber || (house?.apartmentNumber ?? ''),
      betweenStreets: betweenStreets || (house?.betweenStreets ?? ''),
    },
  };
}

/** What was typed for an address, and the place it is in as the directory knows it. */
export async function typedPlace(
  call: AddressCall,
  checkout: Pick<Checkout, 'personalDetails'>,
  prefix: string,
  needsCoverage: boolean,
): Promise<Result<{ address: Address; place: PostalCode }>> {
  const fields = checkAddress(call.sent, prefix);
  if (!fields.ok) return { ok: false, problem: invalid(fields.errors) };
  const place = await coveredPlace(call, fields.values.zipCode, `${prefix}zipCode`, needsCoverage);
  if (!place.ok) return place;
  const address = addressOf(fields.values, place.value, call.request.store.i18n.defaultCountry, checkout);
  const missing = (['city', 'firstName'] as const).filter((name) => address[name] === '');
  const problems: FieldProblem[] = missing.map((name) => ({
    field: `${prefix}${name}`,
    rule: 'required',
    message: RULES.required,
  }));
  return problems.length > 0
    ? refuse(422, MESSAGES.invalid, { fields: problems })
    : ok({ address, place: place.value });
}

/** The address alone. */
export async function typedAddress(...asked: Parameters<typeof typedPlace>): Promise<Result<Address>> {
  const typed = await typedPlace(...asked);
  return typed.ok ? ok(typed.value.address) : typed;
}
