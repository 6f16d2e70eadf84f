import { type Plugin, runnerImport } from 'vite';
import { at } from '../paths.mjs';
import { textFile } from './texts-beside.ts';

const MODULE = 'virtual:later-words';
const RESOLVED = `\0${MODULE}`;
const TEXTS = 'src/features/shop/later-words/later-texts.ts';

/** The words as JSON, by locale. */
async function textsNow(): Promise<[locale: string, json: string][]> {
  const { module } = await runnerImport<typeof import('../../../src/features/shop/later-words/later-texts.ts')>(
    at(TEXTS),
    {
      configFile: false,
      logLevel: 'error',
    },
  );
  return module.LOCALES.map((locale) => [locale, JSON.stringify(module.laterTexts(locale))]);
}

const asked = (texts: [string, string][]): string =>
  `const FILES = ${JSON.stringify(Object.fromEntries(texts.map(([locale, json]) => [locale, `/${textFile(json).fileName}`])))};
export const wordsOf = async (locale) => (await fetch(FILES[locale])).json();`;

const written = (texts: [string, string][]): string =>
  `const TEXTS = {${texts.map(([locale, json]) => `${JSON.stringify(locale)}: ${json}`)}};
export const wordsOf = async (locale) => TEXTS[locale];`;

/**
 * Vite plugin: 'virtual:later-words' brings the words that no document carries, a file for each locale. While developing
 * the module has them itself.
 */
export function laterWords(): Plugin {
  let isServing = false;
  let read: ReturnType<typeof textsNow> | null = null;
  const all = () => {
    read ??= textsNow();
    return read;
  };
  return {
    name: 'shop:later-words',
    sharedDuringBuild: true,
    configResolved(config) {
      isServing = config.command === 'serve';
    },
    resolveId: { filter: { id: new RegExp(`^${MODULE}$`) }, handler: () => RESOLVED },
    load: {
      filter: { id: new RegExp(`^${RESOLVED}$`) },
      handler: async () => (isServing ? written : asked)(await all()),
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [, json] of await all()) this.emitFile({ type: 'asset', ...textFile(json) });
    },
  };
}
