import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const TEXTS = /^(.*\/src\/i18n\/)(?:de|it)\/([\w-]+)\.ts$/;
const KEYED_LIKE = 'es-mx';

type Texts = Record<string, unknown>;

/**
 * A module of texts whose keys are another's: `texts` by the names of its exports, `keys` by the same names. Throws where they have not the same keys.
 */
export function withKeysOf(texts: Record<string, Texts>, keys: Record<string, Texts>, from: string): string {
  const parts = Object.entries(texts).map(([name, own]) => {
    const names = Object.keys(keys[name] ?? {});
    if (names.length !== Object.keys(own).length || names.some((key) => !(key in own)))
      throw new Error(`${name} has other keys than ${from}`);
    const values = JSON.stringify(names.map((key) => own[key]));
    return `import { ${name} as KEYS_${name} } from ${JSON.stringify(from)};\nexport const ${name} = keyed(KEYS_${name}, ${values});`;
  });
  return `const keyed = (like, values) => Object.fromEntries(Object.keys(like).map((key, at) => [key, values[at]]));\n${parts.join('\n')}\n`;
}

/** Not by `import()`, which the configuration's own loader would answer, and it is closed by then. */
const require = createRequire(import.meta.url);
const read = (path: string): Record<string, Texts> => ({ ...require(path) });

/** Vite plugin: the keys of the texts stand once in the Worker, with those of es-MX, instead of once for each language. */
export function keysOnce(): Plugin {
  return {
    name: 'shop:keys-once',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'rsc',
    load(id) {
      const [, folder, area] = TEXTS.exec(id) ?? [];
      if (folder === undefined || area === undefined) return null;
      return withKeysOf(read(id), read(`${folder}${KEYED_LIKE}/${area}.ts`), `../${KEYED_LIKE}/${area}`);
    },
  };
}
