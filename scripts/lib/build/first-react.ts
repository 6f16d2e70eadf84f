import type { Plugin } from 'vite';
import { at } from '../paths.mjs';
import { mustMake } from './must-make.ts';

const HOOKS = at('workers/pages/first-html/react.ts');

/** What stands for React where client components draw first HTML, by what they import. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  react: HOOKS,
  'react-dom': HOOKS,
  'react-dom/server': at('workers/pages/first-html/write.ts'),
};

/**
 * Vite plugin: client components draw their first HTML without React, with the few of its functions they ask for and a writer of
 * the shop's own. One that asks for another does not build. While developing, React itself draws it.
 */
export function firstReact(): Plugin {
  const { made, hooks } = mustMake(() => Object.keys(STANDS_FOR));
  return {
    name: 'shop:first-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    ...hooks,
    resolveId(source, importer = '') {
      const found = importer.includes('/node_modules/') ? undefined : STANDS_FOR[source];
      if (found) made(this.environment.name, source);
      return found ?? null;
    },
  };
}
