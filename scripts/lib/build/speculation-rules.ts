import { type Plugin, runnerImport } from 'vite';
import { at } from '../paths.mjs';

const MODULE = 'virtual:speculation-rules';
const RESOLVED = `\0${MODULE}`;

/**
 * Vite plugin: 'virtual:speculation-rules' has the texts of src/pages/speculation-rules.ts, so that the browser knows them
 * without the table of routes they are made of, and no document carries them.
 */
export const speculationRules = (): Plugin => ({
  name: 'shop:speculation-rules',
  resolveId: { filter: { id: new RegExp(`^${MODULE}$`) }, handler: () => RESOLVED },
  load: {
    filter: { id: new RegExp(`^${RESOLVED}$`) },
    async handler() {
      const path = at('src/pages/speculation-rules.ts');
      this.addWatchFile(path);
      const { module } = await runnerImport<typeof import('../../../src/pages/speculation-rules.ts')>(path, {
        configFile: false,
        logLevel: 'error',
      });
      const { RULES, OPENED_PATHS } = module;
      return Object.entries({ RULES, OPENED_PATHS })
        .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
        .join('');
    },
  },
});
