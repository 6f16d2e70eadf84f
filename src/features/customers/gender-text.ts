import { GENDERS } from '../../domain/customer/gender';
import { texts } from '../shop/texts';

const TEXTS = { 1: 'Male', 2: 'Female', 3: 'Not specified' } as const;

/** What is said of a gender by the value it is sent as; '' for none. */
export const genderText = (value: string): string => {
  const known = GENDERS.find((one) => one.value === value);
  return known ? texts()(TEXTS[known.value]) : '';
};

/** The genders there are, value → text. */
export const genderTexts = (): [string, string][] => GENDERS.map(({ value }) => [value, genderText(value)]);
