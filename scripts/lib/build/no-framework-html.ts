import type { Plugin } from 'vite';

const THROWS = "() => { throw new Error('documents are not written by the framework'); }";
const fails = (...names: string[]): string => names.map((name) => `export const ${name} = ${THROWS};`).join('\n');

/** In the place of what the framework notes of routes while it builds: it knows them by itself wherever it starts. */
const NOTES_NOTHING = 'export const buildMetadata = { get() {}, set() {}, *[Symbol.iterator]() {} };';

/** What is the same for every request is kept as the element it is, not as a payload that is read again each time. */
const KEEPS_ELEMENTS = `
  export const ROOT_SLOT_ID = 'root';
  export const getSlotCacheId = (id) => 'slot/' + id;
  export const getPathSpecCacheId = (path) => 'path/' + JSON.stringify(path);
  export const assertNonReservedSlotId = () => {};
  export function createElementCache() {
  const kept = new Map();
    return { preload() {}, has: (id) => kept.has(id), get: (id) => kept.get(id), set: (id, element) => void kept.set(id, element) };
  }`;

/**
 * What is left out, by who asks for it: all that the framework would turn payloads into documents with, and what it
 * would keep of routes beside their code.
 */
const LEFT_OUT: readonly { by: RegExp; source: string; instead: string }[] = [
  {
    by: /\/waku\/dist\/lib\/vite-rsc\/handler\.js$/,
    source: 'virtual:vite-rsc-waku/build-metadata',
    instead: NOTES_NOTHING,
  },
  {
    by: /\/waku\/dist\/router\/define-router-utils\/[\w-]+\.js$/,
    source: './element-cache.js',
    instead: KEEPS_ELEMENTS,
  },
  {
    by: /\/waku\/dist\/lib\/vite-rsc\/ssr\.js$/,
    source: 'react-dom/server.edge',
    instead: fails('renderToReadableStream'),
  },
  { by: /\/waku\/dist\/lib\/vite-rsc\/ssr\.js$/, source: 'rsc-html-stream/server', instead: fails('injectRSCPayload') },
  {
    by: /\/waku\/dist\/lib\/vite-rsc\/ssr\.js$/,
    source: '@vitejs/plugin-rsc/ssr',
    instead: fails('createFromReadableStream', 'getClientEntryUrl'),
  },
  // React's writer of streams: client components draw themselves with its other one, which answers a text.
  { by: /\/react-dom\/server\.edge\.js$/, source: './cjs/react-dom-server.edge.production.js', instead: 'export {};' },
];
const STANDS_FOR = '\0shop:left-out:';
/** What a component asks for later it asks for in the browser alone. */
const LATER = `${STANDS_FOR}later`;
const COMPONENT = /\/src\/(?:features|ui|browser)\//;

/**
 * Vite plugin: leaves out of the Worker what the framework alone would write documents with. They are written by
 * `src/ui/document-markup.ts` (ADR 0046); should the framework be asked for one after all, it throws. And what client
 * components ask for later, which no first HTML needs.
 */
export function noFrameworkHtml(): Plugin {
  return {
    name: 'shop:no-framework-html',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr' || name === 'rsc',
    resolveId(source, importer = '') {
      const found = LEFT_OUT.findIndex((one) => one.source === source && one.by.test(importer));
      return found < 0 ? null : `${STANDS_FOR}${found}`;
    },
    resolveDynamicImport(_, importer = '') {
      return this.environment.name === 'ssr' && COMPONENT.test(importer) ? LATER : null;
    },
    load: (id) => {
      if (id === LATER) return 'export {};';
      return id.startsWith(STANDS_FOR) ? LEFT_OUT[Number(id.slice(STANDS_FOR.length))]?.instead : null;
    },
  };
}
