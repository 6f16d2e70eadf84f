import { globSync, readFileSync } from 'node:fs';
import { at } from '../paths.mjs';

/** A name of a custom property. */
const NAME = /--[a-z][\w-]*/g;
const DECLARED = /(--[a-z][\w-]*)\s*:/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function* shortNames(): Generator<string> {
  for (const first of ['', ...LETTERS]) for (const last of LETTERS) yield `--${first}${last}`;
}

/** What sources of the shop call by its name: a drawing in the colours of the house, a value that a component sets. */
function namedBySources(): (name: string) => boolean {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: at('.') });
  const names = new Set(files.flatMap((file) => readFileSync(at(file), 'utf8').match(NAME) ?? []));
  return (name) => names.has(name);
}

/**
 * Gives the tokens of the house names of one or two letters in the styles of a build, the same in all of them: a document
 * says them some two hundred times. Named in the order in which they are declared, so that a style that comes or goes
 * changes no other file. What `isNamed` outside of the styles keeps its name. `tokens` is the text that declares them.
 */
export function tokensShortened(
  tokens: string,
  isNamed: (name: string) => boolean = namedBySources(),
): (styles: string) => string {
  const names = shortNames();
  const short = new Map<string, string>();
  for (const [, name = ''] of tokens.matchAll(DECLARED))
    if (!short.has(name) && !isNamed(name)) short.set(name, names.next().value ?? name);
  const taken = new Set(short.values());
  return (styles) =>
    styles.replace(NAME, (name) => {
      if (!short.has(name) && taken.has(name))
        throw new Error(`${name} is what the build calls a token: name it longer`);
      return short.get(name) ?? name;
    });
}
