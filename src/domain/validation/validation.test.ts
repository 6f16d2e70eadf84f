import { describe, expect, test } from 'vitest';
import {
  hasDigit,
  hasUpperCase,
  isAccepted,
  isCardEnding,
  isContactPhone,
  isCustomerNumber,
  isEmail,
  isFilled,
  isListName,
  isName,
  isNotLater,
  isOfLegalAge,
  isPassword,
  isPhone,
  isPhoneInParts,
  isPin,
  isPositive,
  isPostalCode,
  isQuantity,
  isReference,
  isSame,
  isSurname,
  isTaxId,
  phoneDigits,
  plainText,
  RULES,
} from '.';

/** Every predicate with what it lets pass and what it refuses. */
const table = (rule: (value: unknown) => boolean, passes: unknown[], refuses: unknown[]) => {
  expect(passes.filter((value) => !rule(value))).toEqual([]);
  expect([...refuses, 'x'.repeat(10_000)].filter((value) => rule(value))).toEqual([]);
};

describe('text', () => {
  test('VALID-016 blanks and nothing are not filled in', () => {
    expect(['a', 0, false].every(isFilled)).toBe(true);
    expect(['', '  ', '\n', null, undefined].some(isFilled)).toBe(false);
    expect(RULES.required).toBe('Field is required');
  });

  test('VALID-017 above zero means above zero', () => {
    table(isPositive, [0.01, 1], [0, -1, Number.NaN, Number.POSITIVE_INFINITY, '1', null]);
    expect(RULES.positive).toBe('Must be greater than 0');
  });

  test('a quantity is a whole number of sensible size', () => {
    table(isQuantity, [1, 10_000], [0, -1, 1.5, 10_001, '2', Number.NaN]);
  });

  test('plain text has a greatest length, no control characters and no broken letters', () => {
    expect(plainText('ñ'.repeat(80), 80)).toBe(true);
    expect(plainText('ñ'.repeat(81), 80)).toBe(false);
    expect(['a\u0000b', 'a\nb', 'a\u0085b', '\ud800', 5, null].some((value) => plainText(value, 80))).toBe(false);
  });

  test('a list name has 1 to 30 characters', () => {
    table(isListName, ['Sala', 'x'.repeat(30)], ['', ' ', 'x'.repeat(31)]);
  });

  test('VALID-036 a reference has at most 80 characters', () => {
    table(isReference, ['', 'x'.repeat(80)], ['x'.repeat(81)]);
  });

  test('only a ticked box accepts the terms', () => {
    table(isAccepted, [true], [false, 'true', 1, undefined]);
    expect(RULES.terms).toBe('Terms and conditions must be accepted');
  });
});

describe('contact', () => {
  test('VALID-018 an e-mail address', () => {
    table(
      isEmail,
      ['ana@example.mx', 'ana.pech+tienda@correo.example.com.mx', "o'neil@a-b.mx"],
      [
        '',
        'ana',
        'ana@',
        '@example.mx',
        'ana@example',
        'ana@@example.mx',
        'ana pech@example.mx',
        'ana@exa mple.mx',
        '.ana@example.mx',
        'a..b@example.mx',
        'ana@-a.mx',
        'ana@example.mx\n',
        `${'a'.repeat(65)}@example.mx`,
      ],
    );
    expect(RULES.email).toBe('Invalid email. Please provide valid e-mail address.');
  });

  test('VALID-019 a phone has 10 digits however it is spaced', () => {
    table(isPhone, ['9991234567', '999 123 4567', '(999) 123-4567'], ['999123456', '99912345678', '999123456a', '', '+52 999 123 4567', 9991234567]);
    expect(phoneDigits('(999) 123-4567')).toBe('9991234567');
    expect(RULES.phone).toBe('Phone must have 10 numbers');
  });

  test('the contact form takes 10 to 15 digits', () => {
    table(isContactPhone, ['9991234567', '529991234567', '123456789012345'], ['123456789', '1234567890123456']);
  });

  test('area code and number have 10 digits together', () => {
    expect(isPhoneInParts('55', '12345678')).toBe(true);
    expect(isPhoneInParts('999', '123-4567')).toBe(true);
    expect(
      [
        ['55', '1234567'],
        ['999', '12345678'],
        ['', '9991234567'],
        [55, '12345678'],
      ].some(([area, number]) => isPhoneInParts(area, number)),
    ).toBe(false);
  });

  test('VALID-022 a postal code has 5 digits', () => {
    table(isPostalCode, ['97000', '01000'], ['9700', '970000', '97 00', '97000\n', '٩٧٠٠٠', 97000]);
    expect(RULES.postalCode).toBe('Postal code must have 5 numbers');
  });
});

describe('person', () => {
  test('VALID-024 a given name has 3 letters, accents, Ñ, apostrophes and hyphens pass', () => {
    table(
      isName,
      ['Ana', 'Íñi', 'María José', "D'An", 'Jo-An', 'J. Ma.', 'In\u0303i'],
      ['', 'Jo', 'J o', '---', '123', 'Ana1', '<b>Ana</b>', 'Ana\u0000', " ' "],
    );
    expect(RULES.name).toBe('Name must have at least 3 letters');
  });

  test('a surname may be one letter long', () => {
    table(isSurname, ['O', 'de la O', 'Ñu', "O'Farrill-Peña"], ['', ' ', '-', '5', 'Pech;']);
  });

  test('a tax identification number has at least 3 letters', () => {
    table(isTaxId, ['XAXX010101000', 'ÑAÑ'], ['XA0101010000', '', '123']);
  });

  test('a date is not later than today in the centre of Mexico', () => {
    const lateEvening = Date.parse('2026-01-06T05:59:59Z');
    expect(isNotLater('2026-01-05', lateEvening)).toBe(true);
    expect(isNotLater('2026-01-06', lateEvening)).toBe(false);
    expect(isNotLater('2026-01-06', lateEvening + 1000)).toBe(true);
    expect(['2025-02-30', '5/1/2026', '', null].some((value) => isNotLater(value, lateEvening))).toBe(false);
  });

  test('somebody is of age from the 18th birthday on', () => {
    const noon = Date.parse('2026-03-01T18:00:00Z');
    expect(isOfLegalAge('2008-03-01', noon)).toBe(true);
    expect(isOfLegalAge('2008-03-02', noon)).toBe(false);
    expect(isOfLegalAge('2008-02-29', noon)).toBe(true);
    expect(isOfLegalAge('2008-02-29', noon - 24 * 3_600_000)).toBe(false);
    expect(isOfLegalAge('2001-02-29', noon)).toBe(false);
  });
});

describe('access', () => {
  test('a password has 8 characters of 3 classes', () => {
    table(isPassword, ['Abcdefg1', 'abcdef1!', 'ABCDEF1!', 'ñandúÑ12'], ['Abcdef1', 'abcdefgh', 'abcdefg1', '12345678', '', `Aa1${'x'.repeat(198)}`]);
    expect(RULES.password).toBe('Password must have at least 8 characters with at least 3 of 4 character classes');
  });

  test('it also needs an upper case letter and a number', () => {
    expect([hasUpperCase('abcdef1!'), hasUpperCase('abcdefÑ!')]).toEqual([false, true]);
    expect([hasDigit('Abcdefg!'), hasDigit('Abcdefg1')]).toEqual([false, true]);
  });

  test('the second password is the first', () => {
    expect([isSame('Abcdefg1', 'Abcdefg1'), isSame('Abcdefg1', 'abcdefg1'), isSame(undefined, undefined)]).toEqual([true, false, false]);
    expect(RULES.samePassword).toBe('The two passwords must be identical');
  });

  test('PIN, customer number and card ending', () => {
    table(isPin, ['0000', '1234'], ['123', '12345', '12 4', 1234, '1234\n']);
    table(isCustomerNumber, ['C12345678'], ['c12345678', 'C1234567', 'C123456789', '12345678', ' C12345678']);
    table(isCardEnding, ['4242'], ['242', '42424', 'x242']);
    expect(RULES.pin).toBe('The PIN is 4 digits');
  });
});
