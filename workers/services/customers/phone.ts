import type { MineOfCustomer } from '../../../src/commerce/mine';
import type { CodeAnswer } from '../../../src/commerce/own/phone';
import { ABOUT_CODES } from '../../../src/domain/customer/about';
import { attributeOf } from '../../../src/domain/customer/customer';
import type { Result } from '../../../src/domain/result';
import { phoneDigits } from '../../../src/domain/validation';

/** The telephone of a profile, ten digits; '' without one. */
async function phoneOf(mine: MineOfCustomer): Promise<Result<string>> {
  const profile = await mine.profile();
  return profile.ok ? { ok: true, value: phoneDigits(attributeOf(profile.value, ABOUT_CODES.mobile)) } : profile;
}

/** Sends a code to the telephone of the customer's profile. */
export async function sendCode(mine: MineOfCustomer): Promise<Result<CodeAnswer>> {
  const phone = await phoneOf(mine);
  return phone.ok ? mine.own('phones').sendCode(phone.value) : phone;
}

/** Confirms the telephone that stands in the profile now. */
export async function confirmPhone(mine: MineOfCustomer, code: string): Promise<Result<null>> {
  const phone = await phoneOf(mine);
  return phone.ok ? mine.own('phones').confirm(phone.value, code) : phone;
}
