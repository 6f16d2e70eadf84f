import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { fieldCheck } from '../../contract/browser-form';
import { ADDRESS } from '../../contract/checkout/forms';
import { SIGN_UP_FORM } from '../../contract/customers/forms';
import { CUSTOMER_MESSAGES } from '../../contract/customers/messages';
import { RULES } from '../../domain/validation';
import { checkAddress } from '../checkout/address-form.client';
import { SIGN_UP_ANSWERS } from '../customers/answers';
import { checkMessages } from './check-messages';
import { GENERAL, wordsOf } from './general-message';
import { problemKey } from './problem-key';
import { testContext } from './request-context.fixture';

const words = () => runInContext(testContext({}, { path: '/' }), () => checkMessages(SIGN_UP_FORM, SIGN_UP_ANSWERS));
const check = fieldCheck(SIGN_UP_FORM);

test('whatever may be wrong with a password is said in the language of the shop', () => {
  const given = words();
  const wrong = ['Mandarina', 'mandarina1!', 'Mandarina!', 'M'.repeat(2000), ''];
  const found = wrong.flatMap((password) => check({ password })).filter(({ field }) => field === 'password');
  expect(new Set(found.map(({ rule }) => rule))).toEqual(
    new Set(['password', 'passwordUpper', 'passwordNumber', 'text', 'required']),
  );
  for (const message of [
    ...found.map((one) => one.message),
    RULES.passwordCommon,
    RULES.passwordsDiffer,
    CUSTOMER_MESSAGES.emailTaken,
  ]) {
    expect(given[message], message).toBeDefined();
    expect(given[message]).not.toBe(message);
  }
});

test('a field that was left empty says what to write in it', () => {
  const given = words();
  const empty = check({}).filter(({ rule }) => rule === 'required');
  expect(empty.map((problem) => wordsOf(given, problemKey(problem)))).toEqual([
    'Escribe tu nombre',
    'Escribe tus apellidos',
    'Escribe tu correo',
    'Escribe tu contraseña',
  ]);
  const address = runInContext(testContext({}, { path: '/' }), () => checkMessages(ADDRESS));
  for (const problem of checkAddress({})) expect(wordsOf(address, problemKey(problem))).toMatch(/^(Escribe|Elige)/);
  expect(problemKey({ field: 'billing_streetAddress', message: RULES.required })).toBe('Write your street and number');
  expect(problemKey({ field: 'email', message: RULES.email })).toBe(RULES.email);
});

test('a message the browser has no words for becomes the general one, never its key', () => {
  const given = words();
  expect(wordsOf(given, 'Something nobody thought of')).toBe(given[GENERAL]);
  expect(given[GENERAL]).not.toBe(GENERAL);
});

test('the browser fills in until when', () => {
  const given = { [CUSTOMER_MESSAGES.locked]: 'En pausa hasta las {until}' };
  expect(wordsOf(given, CUSTOMER_MESSAGES.locked, { until: '14:35' })).toBe('En pausa hasta las 14:35');
});
