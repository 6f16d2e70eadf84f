import { isName, isSurname, MAX_LENGTH } from '../validation';

interface Claimed {
  name?: string | undefined;
  given_name?: string | undefined;
  family_name?: string | undefined;
}

/** A name without what no name may have, cut to the length of one. */
const cleaned = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\s.'’ʼ-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\p{M}.'’ʼ-]+/u, '')
    .slice(0, MAX_LENGTH.name)
    .trim();

const orNothing = (text: string, is: (value: string) => boolean): string => (is(text) ? text : '');

/** Given name and surname as a provider tells them, by the rules of signing up; '' for what cannot be one. */
export function claimedName({ name = '', given_name, family_name }: Claimed): { firstName: string; lastName: string } {
  const words = cleaned(name).split(' ');
  const [first = '', ...rest] = words;
  return {
    firstName: orNothing(cleaned(given_name || first), isName),
    lastName: orNothing(cleaned(family_name || rest.join(' ')), isSurname),
  };
}
