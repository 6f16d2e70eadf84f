import { isName, isSurname } from './person';

/** What a name as it is written whole is made of. */
export interface SplitName {
  firstName: string;
  lastName: string;
}

/** Words that belong to the one after them: María del Carmen, de la O. */
const PARTICLE = /^(?:d[aeio]|del|dos|das|la|las|los|y|van|von|san|santa)$/i;

function wordsOf(name: string): string[] {
  const words: string[] = [];
  let before = '';
  for (const word of name.trim().split(/\s+/)) {
    const whole = `${before}${word}`;
    before = PARTICLE.test(word) ? `${whole} ` : '';
    if (before === '') words.push(whole);
  }
  return before === '' ? words : [...words, before.trim()];
}

/** Given names before surnames of a name of this many words: two surnames, as far as there are enough words. */
const givenOf = (count: number): number => Math.max(1, count - 2);

/** The given names and the surnames of a name that is written whole; without a second word there are no surnames. */
export function splitName(name: string): SplitName {
  const words = wordsOf(name);
  const given = givenOf(words.length);
  return { firstName: words.slice(0, given).join(' '), lastName: words.slice(given).join(' ') };
}

/** Which rule a name that is written whole breaks; null for one that has both parts. */
export function brokenFullName(value: string): 'name' | 'fullName' | null {
  const { firstName, lastName } = splitName(value);
  if (lastName === '') return 'fullName';
  return isName(firstName) && isSurname(lastName) ? null : 'name';
}
