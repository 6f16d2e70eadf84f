import type { Plugin } from 'vite';

/** From where packages are looked for, by environment. Paths from the root of the project. */
const ENTRIES: Record<string, string[]> = {
  client: ['src/browser/dev.ts'],
  ssr: ['workers/pages/islands.ssr.tsx'],
};

/**
 * Where `npm run dev` looks for packages to prepare. Left to their plugins, the environment that draws client components
 * reads the whole Worker, and the one of the browser reads every page and test, but none of what the browser loads.
 */
export const devEntries = (): Plugin => ({
  name: 'shop:dev-entries',
  configResolved({ environments }) {
    for (const [name, entries] of Object.entries(ENTRIES)) {
      const environment = environments[name];
      if (environment) environment.optimizeDeps.entries = entries;
    }
  },
});
