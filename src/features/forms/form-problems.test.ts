import { expect, test } from 'vitest';
import { fieldCheck } from '../../contract/browser-form';
import { SIGN_UP_FORM } from '../../contract/customers/forms';
import { stillSaid } from './form-problems';

const check = fieldCheck(SIGN_UP_FORM);
const said = { email: 'Ya hay una cuenta', passwordAgain: 'Deben ser iguales' };

test('typing either of two passwords takes back that they differ; what the shop found stays until its field is typed in', () => {
  const differ = check({ password: 'Mandarina-1', passwordAgain: 'Mandarina-2' });
  expect(stillSaid(said, differ, new Set(['email']))).toEqual(said);
  const same = check({ password: 'Mandarina-1', passwordAgain: 'Mandarina-1', email: 'ana@correo.example' });
  expect(stillSaid(said, same, new Set(['email']))).toEqual({ email: said.email });
  expect(stillSaid(said, same, new Set())).toEqual({});
});
