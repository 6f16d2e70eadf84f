import { expect, test } from 'vitest';
import { refuseCommon } from '.';
import { decodeNumbers, encodeNumbers, passwordNumber } from './coding';
import { COMMON_PASSWORDS } from './data';

test('the list holds ten thousand passwords', () => {
  expect(decodeNumbers(COMMON_PASSWORDS).size).toBe(10_000);
});

test.each(['123456', 'password', 'Password1', 'PASSW0RD', 'Qwerty123', 'Trustno1', 'mexico'])(
  '«%s» is one of them',
  async (password) => {
    const refused = await refuseCommon(password, 'newPassword');
    expect(refused?.problem).toMatchObject({
      status: 422,
      fields: [
        {
          field: 'newPassword',
          rule: 'passwordCommon',
          message: 'This password is one of the most used ones. Please choose another.',
        },
      ],
    });
  },
);

test.each(['Contraseña1', 'México', 'Password1 ', ' password', '🐢Tortuga9', ''])(
  '«%s» is none of them',
  async (password) => {
    expect(await refuseCommon(password, 'password')).toBeNull();
  },
);

test('numbers of any size come back', () => {
  const numbers = [0, 1, 127, 128, 16_383, 16_384, 2 ** 31, 2 ** 32 - 1];
  expect([...decodeNumbers(encodeNumbers(numbers))]).toEqual(numbers);
});

test('capitals do not count', async () => {
  expect(await passwordNumber('ÑANDÚ')).toBe(await passwordNumber('ñandú'));
});
