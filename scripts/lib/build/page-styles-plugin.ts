import type { Plugin } from 'vite';
import { bundlePageStyles, type InlineStyles, type PageStyles, type StylesWhere, styleFiles } from './page-styles.ts';

const MODULE = 'virtual:page-styles';
const RESOLVED = `\0${MODULE}`;

const addressOf = ({ fileName }: { fileName: string }) => `/${fileName}`;

/** Each text of a file stands once in the module, whatever pages have it. */
function code({ shared, sets, own }: PageStyles): string {
  const all = [shared, ...Object.values(sets).flatMap(({ first, where }) => [first, ...where]), ...Object.values(own)];
  const texts = [...new Set(all.flatMap(({ parts }) => parts))];
  const textOf = ({ parts }: InlineStyles) =>
    `[${parts.map((part) => texts.indexOf(part))}].map((part) => TEXTS[part]).join('')`;
  const inDocument = (styles: InlineStyles, more: object) =>
    `{ text: ${textOf(styles)}, ...${JSON.stringify({ hash: styles.hash, ...more })} }`;
  const inSome = (some: StylesWhere) => `{ ...${inDocument(some, {})}, holds: ${some.holds} }`;
  const ofSets = Object.entries(sets).map(
    ([name, { first, late, hasCards, where }]) =>
      `${JSON.stringify(name)}: { ...${inDocument(first, { late: addressOf(late), hasCards })}, where: [${where.map(inSome)}] }`,
  );
  const ofPages = Object.entries(own).map(([name, styles]) => `${JSON.stringify(name)}: ${inDocument(styles, {})}`);
  return [
    `const TEXTS = ${JSON.stringify(texts)};`,
    `export const SHARED = ${inDocument(shared, { mark: shared.mark, address: addressOf(shared) })};`,
    `export const SETS = { ${ofSets.join(', ')} };`,
    `export const OWN = { ${ofPages.join(', ')} };`,
  ].join('\n');
}

/**
 * Vite plugin: 'virtual:page-styles' has the styles that pages carry in their documents and says where the others are
 * (ADR 0024); the build gets those as files. While developing they are served as they are now, and a change of a style
 * file loads the page again.
 */
export function pageStyles(): Plugin {
  let isBuilt = true;
  const styles = () => bundlePageStyles(undefined, isBuilt);
  return {
    name: 'shop:page-styles',
    configResolved(config) {
      isBuilt = config.command === 'build';
    },
    resolveId: {
      filter: { id: /^virtual:page-styles$/ },
      handler: () => RESOLVED,
    },
    load: {
      filter: { id: /^\0virtual:page-styles$/ },
      handler: () => code(styles()),
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, text } of styleFiles(styles())) this.emitFile({ type: 'asset', fileName, source: text });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found =
          /^\/assets\/[\w-]+\.css$/.test(request.url ?? '') &&
          styleFiles(styles()).find((file) => addressOf(file) === request.url);
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
