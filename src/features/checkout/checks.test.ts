import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { browserForm, formProblems } from '../../contract/browser-form';
import { QUANTITY } from '../../contract/cart/forms';
import { BUYER_DETAILS, POSTAL_CODE } from '../../contract/checkout/forms';
import { checkAddress } from './address-form.client';
import { checkBuyer } from './buyer-fields';
import { OTHER } from './colonia';

const person = { fullName: ' Ana Pech ', emailAddress: 'ana@example.mx' };
const address = {
  zipCode: '97000',
  streetAddress: 'Calle 60 491',
  apartmentNumber: '',
  neighbourhood: 'Centro',
  city: '',
  state: '',
  reference: '',
  phoneNumber: '999 123 4567',
  firstName: '',
  lastName: '',
};

const problems = (values: Partial<typeof address>) =>
  checkAddress({ ...address, ...values }).map(({ field, rule, message }) => `${field} ${rule}: ${message}`);

describe('forms in the browser', () => {
  test('what is right passes, without the blanks around it', () => {
    expect(checkBuyer(person)).toEqual([]);
    expect(v.parse(browserForm(BUYER_DETAILS), person).fullName).toBe('Ana Pech');
    expect(problems({})).toEqual([]);
  });

  test('VALID-016 every required field is asked for, and only those', () => {
    expect(checkAddress({}).map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      'zipCode required',
      'streetAddress required',
      'neighbourhood required',
      'phoneNumber required',
    ]);
    expect(problems({ streetAddress: '   ' })).toEqual(['streetAddress required: Field is required']);
  });

  test('VALID-018 VALID-019 VALID-022 VALID-024 VALID-036 each field says its own message', () => {
    expect(checkBuyer({ ...person, emailAddress: 'ana@' })).toEqual([
      { field: 'emailAddress', rule: 'email', message: 'Invalid email. Please provide valid e-mail address.' },
    ]);
    expect(checkBuyer({ ...person, fullName: 'Jo Pech' })).toMatchObject([
      { message: 'Name must have at least 3 letters' },
    ]);
    expect(checkBuyer({ ...person, fullName: 'Ana' })).toMatchObject([
      { message: 'Write your first name and your last names' },
    ]);
    expect(problems({ phoneNumber: '999123' })).toEqual(['phoneNumber phone: Phone must have 10 numbers']);
    expect(problems({ reference: 'x'.repeat(81) })).toEqual([
      'reference reference: The reference must have at most 80 characters',
    ]);
    expect(formProblems(POSTAL_CODE, { zipCode: '9700' })).toMatchObject([
      { message: 'Postal code must have 5 numbers' },
    ]);
  });

  test.each(['Calle 60', 'Av. Juárez, int. 4'])('VALID-016 %s names no number, which is asked for', (streetAddress) => {
    expect(problems({ streetAddress })).toEqual([
      'streetAddress houseNumber: Write the number of the house too, or S/N if it has none',
    ]);
  });

  test('a colonia that is not listed is asked for where it is written, and its blank choice is none', () => {
    const unlisted = { ...address, neighbourhood: OTHER };
    expect(checkAddress(unlisted)).toMatchObject([{ field: 'neighbourhoodOther', rule: 'required' }]);
    expect(checkAddress({ ...unlisted, neighbourhoodOther: 'Itzimná' })).toEqual([]);
  });

  test('long texts and control characters are refused in every field', () => {
    for (const value of ['x'.repeat(10_000), 'a\u0000b', 'a\u0085b']) {
      const all = Object.fromEntries(Object.keys(address).map((name) => [name, value]));
      expect(checkAddress(all).map(({ field }) => field)).toEqual(Object.keys(address));
    }
  });

  test.each(['0', '-1', '1.5', '10001', 'dos', '1e3', ' '])('%j is no quantity', (qty) => {
    expect(formProblems(QUANTITY, { qty })).toMatchObject([{ field: 'qty' }]);
  });
});
