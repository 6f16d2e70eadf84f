import { phoneDigits } from '../validation';
import type { CustomerAttribute } from './customer';

/** What somebody says of themselves who signs up; '' where they say nothing. */
export type About = Partial<Record<'mothersName' | 'gender' | 'birthDate' | 'mobile', string>>;

/** The codes of a customer's attributes; only the birth date has a field of its own on the wire (spec 1 §3). */
export const ABOUT_CODES = {
  mothersName: 'mothers_name',
  gender: 'gender',
  birthDate: 'dob',
  mobile: 'mobile',
} as const satisfies Record<keyof About, string>;

const NAMES = Object.keys(ABOUT_CODES) as (keyof About)[];

/** The field a code is of; null for an attribute that is none of these. */
export const aboutOf = (code: string): keyof About | null => NAMES.find((name) => ABOUT_CODES[name] === code) ?? null;

/** An attribute as it is kept: a telephone by its ten digits. */
export const keptAttribute = ({ code, value }: CustomerAttribute): CustomerAttribute => ({
  code,
  value: code === ABOUT_CODES.mobile ? phoneDigits(value) : value,
});

/** What was said, as attributes; what was left empty is none. */
export const attributesOf = (about: About): CustomerAttribute[] =>
  NAMES.flatMap((name) => {
    const value = about[name] ?? '';
    return value === '' ? [] : keptAttribute({ code: ABOUT_CODES[name], value });
  });
