import { readFileSync, writeFileSync } from 'node:fs';
import { encodeNumbers, passwordNumber } from '../../workers/services/customers/common-passwords/coding.ts';
import { at } from './paths.mjs';

const HOW_MANY = 10_000;
const FILE = at('workers/services/customers/common-passwords/data.ts');

/** The most used passwords of a list, the most used one first: the first word of each line. */
const mostUsed = (text: string): string[] =>
  [...new Set(text.split('\n').flatMap((line) => line.split(/\s/)[0]?.toLowerCase() || []))].slice(0, HOW_MANY);

/** Writes the list of passwords nobody may choose out of a public one. Answers how many it holds. */
export async function writeCommonPasswords(path: string): Promise<number> {
  const passwords = mostUsed(readFileSync(path, 'utf8'));
  const numbers = [...new Set(await Promise.all(passwords.map(passwordNumber)))].sort((a, b) => a - b);
  const about = '/** The ten thousand most used passwords, as scripts/common-passwords.mjs writes them (coding.ts). */';
  writeFileSync(FILE, `${about}\nexport const COMMON_PASSWORDS =\n  '${encodeNumbers(numbers)}';\n`);
  return passwords.length;
}
