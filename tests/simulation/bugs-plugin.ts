import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { BUGS } from './bugs.ts';
import { MONEY_BUGS } from './money-bugs.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * The code of a file with the bugs that are meant for it, each asleep until its name is in `globalThis.deliberateBug`.
 * Throws when the code has moved on from a bug.
 */
export function withBugs(file: string, code: string): string {
  return [...BUGS, ...MONEY_BUGS]
    .filter((bug) => bug.file === file)
    .reduce((text, { name, find, put }) => {
      if (text.split(find).length !== 2) throw new Error(`tests/simulation: «${find}» should stand once in ${file}`);
      return text.replace(find, () => put.replaceAll('BUG', `(globalThis.deliberateBug === ${JSON.stringify(name)})`));
    }, code);
}

/** Puts the deliberate bugs into what the tests bundle, and into nothing else. */
export const deliberateBugs = (): Plugin => ({
  name: 'deliberate-bugs',
  enforce: 'pre',
  transform: (code, id) => withBugs(relative(ROOT, id.split('?')[0] ?? id).replaceAll('\\', '/'), code),
});
