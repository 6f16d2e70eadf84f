import { expect, test } from 'vitest';
import { translator } from '.';

/** Messages of the dictionary as the specification gives them, in English. */
const GIVEN: [id: string, key: string][] = [
  ['NOTIF-023', 'Incorrect key account'],
  ['NOTIF-024', 'Wrong debit card'],
  ['NOTIF-025', 'Incorrect password'],
  ['NOTIF-026', 'Incorrect NIP'],
  ['NOTIF-027', 'Invalid username/password'],
  ['NOTIF-028', 'Invalid account number'],
  ['NOTIF-029', 'Client not found, please verify the information'],
  ['NOTIF-030', 'The code is wrong'],
  ['NOTIF-031', 'Incorrect date'],
  ['NOTIF-032', 'The number of attempts was exceeded'],
  ['NOTIF-033', 'No STP account found'],
  ['NOTIF-034', 'Error while sending reset password e-mail'],
  ['NOTIF-035', 'Provided email does not exist'],
  ['NOTIF-036', 'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'],
  ['NOTIF-037', 'The password reset deadline has expired, or the token does not match; resubmit the request'],
  ['NOTIF-038', "The coupon code isn't valid"],
  ['NOTIF-039', 'The requested qty is not available, with the maximum given'],
  ['NOTIF-040', 'The product is out of stock and must be removed to continue'],
  ['NOTIF-041', 'The order was not canceled'],
  ['NOTIF-042', 'The products were not returned'],
  ['NOTIF-043', 'Could not load branch offices'],
  ['NOTIF-044', 'Could not update shared cart'],
  ['NOTIF-045', 'Could not copy link to clipboard'],
  ['NOTIF-046', 'An error occurred while saving or querying the information'],
  ['NOTIF-047', 'The SMS was not sent'],
  ['NOTIF-048', 'Unexpected authorization error; check the network'],
  ['NOTIF-049', 'You are offline; some features are limited'],
  ['NOTIF-054', 'QR scan failed'],
  ['NOTIF-055', 'Item not available in the online store'],
  ['NOTIF-056', 'Payment not approved by the payment platform; check with your bank'],
  ['NOTIF-057', 'A customer with this email already exists'],
  ['NOTIF-058', 'Invalid promoter code'],
  ['NOTIF-059', 'The ID photo is not legible'],
];

test.each(GIVEN)('%s is said in every language of a shop: %s', (_id, key) => {
  const said = ['es-MX', 'de-DE', 'it-IT'].map((locale) => translator(locale).message(key));
  expect(new Set([key, ...said]).size).toBe(4);
  for (const text of said) expect(text).toMatch(/^\p{Lu}|^[¡¿„«]/u);
});
