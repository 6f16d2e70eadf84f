import { describe, expect, test } from 'vitest';
import {
  internationalDigits,
  isEmail,
  isFilled,
  isInternationalPhone,
  isName,
  isPhone,
  isPositive,
  isPostalCode,
  isQuantity,
  isReference,
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
    expect(
      ['\u200b\u200d', '\ufeff', '\u2060 \u00ad', '\u3164\u115f\u1160\uffa0', '\u2800', '\u202e'].some(isFilled),
    ).toBe(false);
    expect(['👩‍🍳', 'José', '\u200bA', '無'].every(isFilled)).toBe(true);
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

  test('VALID-036 a reference has at most 80 characters', () => {
    table(isReference, ['', 'x'.repeat(80)], ['x'.repeat(81)]);
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
    table(
      isPhone,
      ['9991234567', '999 123 4567', '(999) 123-4567', '5255123456'],
      ['999123456', '99912345678', '999123456a', '', '+9991234567', 9991234567],
    );
    expect(phoneDigits('(999) 123-4567')).toBe('9991234567');
    expect(RULES.phone).toBe('Phone must have 10 numbers');
  });

  test('VALID-021 the code of Mexico that autofill writes before the 10 digits is left out, another one is refused', () => {
    table(
      isPhone,
      ['+52 999 123 4567', '+529991234567', '52 999 123 4567', '+52 1 999 123 4567', '(+52) 999-123-4567'],
      ['+1 999 123 4567', '+52 999 123 456', '+52 999 123 45678', '+52 2 999 123 4567', '+52', '++529991234567'],
    );
    expect(['+52 999 123 4567', '+52 1 999 123 4567', '5255123456'].map(phoneDigits)).toEqual([
      '9991234567',
      '9991234567',
      '5255123456',
    ]);
  });

  describe('VALID-021 what address books hold', () => {
    test.each([
      ['044 951 123 4567'],
      ['045 (951) 123-4567'],
      ['01 951 123 45 67'],
      ['+52 951 123 4567'],
      ['+52 1 951 123 4567'],
      ['52 1 951 123 4567'],
      ['52 951 123 4567'],
      ['0052 951 123 4567'],
      ['0052 1 951 123 4567'],
      ['+52 01 951 123 4567'],
      ['+52 044 951 123 4567'],
      ['951.123.4567'],
      ['[951] 123 4567'],
      ['951\u00a0123\u20114567'],
      ['951–123—4567'],
      ['\u202a+52 951 123 4567\u202c'],
      ['  9511234567 '],
    ])('%j are the ten digits 9511234567', (typed) => {
      expect([isPhone(typed), phoneDigits(typed), isInternationalPhone(typed), internationalDigits(typed)]).toEqual([
        true,
        '9511234567',
        true,
        '9511234567',
      ]);
    });

    test.each(['5215512345', '0155123456', '0449511234', '0451234567', '5212345678'])(
      '%s has ten digits and keeps them',
      (typed) => {
        expect([isPhone(typed), phoneDigits(typed)]).toEqual([true, typed]);
      },
    );

    test.each([
      '951123456',
      '19511234567',
      '02 951 123 4567',
      '046 951 123 4567',
      '044 951 123 456',
      '01 951 123 45678',
      '+1 951 123 4567',
      '+044 951 123 4567',
      '+54 951 123 4567',
      '951 123 4567 ext 2',
      '951-CASA-67',
      '951 123 4567 / 951 765 4321',
      '951_123_4567',
      '\u0669511234567',
      '',
    ])('%j is none, and stays as it is', (typed) => {
      expect([isPhone(typed), phoneDigits(typed)]).toEqual([false, typed]);
    });
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
});
