import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { formProblems } from '../../contract/checkout/browser-forms';
import { signUpForm } from '../../contract/customers/browser-forms';
import { SIGN_UP_FORM } from '../../contract/customers/forms';
import { CUSTOMER_MESSAGES } from '../../contract/customers/messages';
import { RULES } from '../../domain/validation';
import { ANSWERS } from '../customers/answers';
import { checkMessages } from './check-messages';
import { GENERAL, wordsOf } from './general-message';
import { testContext } from './request-context.fixture';

const words = () => runInContext(testContext({}, { path: '/' }), () => checkMessages(SIGN_UP_FORM, ANSWERS));

test('whatever may be wrong with a password is said in the language of the shop', () => {
  const given = words();
  const wrong = ['Mandarina', 'mandarina1!', 'Mandarina!', 'M'.repeat(2000), ''];
  const found = wrong.flatMap((password) => formProblems(signUpForm, { password })).filter(({ field }) => field === 'password');
  expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['password', 'passwordUpper', 'passwordNumber', 'text', 'required']));
  for (const message of [...found.map((one) => one.message), RULES.passwordCommon, RULES.passwordsDiffer, CUSTOMER_MESSAGES.emailTaken]) {
    expect(given[message], message).toBeDefined();
    expect(given[message]).not.toBe(message);
  }
});

test('a message the browser has no words for becomes the general one, never its key', () => {
  const given = words();
  expect(wordsOf(given, 'Something nobody thought of')).toBe(given[GENERAL]);
  expect(given[GENERAL]).not.toBe(GENERAL);
});
