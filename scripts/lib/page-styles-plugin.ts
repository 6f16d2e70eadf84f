import type { Plugin } from 'vite';
import { bundlePageStyles, type PageStyles, styleFiles } from './page-styles.ts';

const MODULE = 'virtual:page-styles';
const RESOLVED = `\0${MODULE}`;

const addressOf = ({ fileName }: { fileName: string }) => `/${fileName}`;

function code({ shared, sets }: PageStyles): string {
  const { text, hash, mark } = shared;
  const own = Object.entries(sets).map(([name, { first, late }]) => [name, { ...first, late: addressOf(late) }]);
  return [
    `export const SHARED = ${JSON.stringify({ text, hash, mark, address: addressOf(shared) })};`,
    `export const OWN = ${JSON.stringify(Object.fromEntries(own))};`,
  ].join('\n');
}

/**
 * Vite plugin: 'virtual:page-styles' has the styles that pages carry in their documents and says where the others are (ADR 0024); the build gets
 * those as files. While developing they are served as they are now, and a change of a style file loads the page again.
 */
export function pageStyles(): Plugin {
  return {
    name: 'shop:page-styles',
    resolveId: {
      filter: { id: /^virtual:page-styles$/ },
      handler: () => RESOLVED,
    },
    load: {
      filter: { id: /^\0virtual:page-styles$/ },
      handler: () => code(bundlePageStyles()),
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, text } of styleFiles(bundlePageStyles())) this.emitFile({ type: 'asset', fileName, source: text });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = /^\/assets\/[\w-]+\.css$/.test(request.url ?? '') && styleFiles(bundlePageStyles()).find((file) => addressOf(file) === request.url);
        if (!found) return next();
        response.setHeader('content-type', 'text/css; charset=utf-8');
        response.end(found.text);
      });
      server.watcher.on('change', (path) => {
        if (!path.endsWith('.css')) return;
        for (const { moduleGraph, hot } of Object.values(server.environments)) {
          const module = moduleGraph.getModuleById(RESOLVED);
          if (module) moduleGraph.invalidateModule(module);
          hot.send({ type: 'full-reload' });
        }
      });
    },
  };
}
