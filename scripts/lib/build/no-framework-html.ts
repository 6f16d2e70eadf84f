import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { mustMake } from './must-make.ts';

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

const MARK_LENGTH = 12;
/** Of the module that `KEEPS_ELEMENTS` stands for. */
const CACHE_OF_ELEMENTS = 'f4fc46d29d70';

interface LeftOut {
  what: string;
  by: RegExp;
  source: string;
  instead: string;
  /** Mark of the text that is replaced, where it is not to change unseen; empty where nothing of it is done otherwise. */
  was?: string;
}

/**
 * What is left out, by who asks for it: all that the framework would turn payloads into documents with, and what it
 * would keep of routes beside their code.
 */
const LEFT_OUT: Readonly<Record<string, readonly LeftOut[]>> = {
  rsc: [
    {
      what: 'notes of routes',
      by: /\/waku\/dist\/lib\/vite-rsc\/handler\.js$/,
      source: 'virtual:vite-rsc-waku/build-metadata',
      instead: NOTES_NOTHING,
    },
    {
      what: 'cache of elements',
      by: /\/waku\/dist\/router\/define-router-utils\/[\w-]+\.js$/,
      source: './element-cache.js',
      instead: KEEPS_ELEMENTS,
      was: CACHE_OF_ELEMENTS,
    },
  ],
  ssr: [
    {
      what: 'documents of the framework',
      by: /\/waku\/dist\/lib\/vite-entries\/entry\.ssr\.js$/,
      source: '../vite-rsc/ssr.js',
      instead: fails('renderHtmlStream', 'renderHtmlFallback'),
    },
    // React's writer of streams: client components draw themselves with its other one, which answers a text.
    {
      what: 'writer of streams',
      by: /\/react-dom\/server\.edge\.js$/,
      source: './cjs/react-dom-server.edge.production.js',
      instead: 'export {};',
    },
  ],
};
/** What a component asks for later it asks for in the browser alone. */
const ASKED_LATER = 'asked for later';
const STANDS_FOR = '\0shop:left-out:';
const LATER = `${STANDS_FOR}later`;
const COMPONENT = /\/src\/(?:features|ui|browser)\//;

const editsOf = (environment: string): string[] => [
  ...(LEFT_OUT[environment] ?? []).map(({ what }) => what),
  ...(environment === 'ssr' ? [ASKED_LATER] : []),
];

const markOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, MARK_LENGTH);

/**
 * Vite plugin: leaves out of the Worker what the framework alone would write documents with. They are written by
 * `src/ui/document-markup.ts` (ADR 0046); should the framework be asked for one after all, it throws. And what client
 * components ask for later, which no first HTML needs.
 */
export function noFrameworkHtml(): Plugin {
  const { made, hooks } = mustMake(editsOf);
  return {
    name: 'shop:no-framework-html',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr' || name === 'rsc',
    ...hooks,
    async resolveId(source, importer = '') {
      const { name } = this.environment;
      const found = LEFT_OUT[name]?.find((one) => one.source === source && one.by.test(importer));
      if (!found) return null;
      made(name, found.what);
      if (found.was) {
        const replaced = await this.resolve(source, importer, { skipSelf: true });
        const mark = replaced && markOf(await readFile(replaced.id, 'utf8'));
        if (mark !== found.was)
          this.error(`${found.what}: ${source} has changed (${mark}); compare it with what stands for it`);
      }
      return `${STANDS_FOR}${name}:${found.what}`;
    },
    resolveDynamicImport(_, importer = '') {
      const { name } = this.environment;
      if (name !== 'ssr' || !COMPONENT.test(importer)) return null;
      made(name, ASKED_LATER);
      return LATER;
    },
    load(id) {
      if (id === LATER) return 'export {};';
      if (!id.startsWith(STANDS_FOR)) return null;
      const [name = '', what] = id.slice(STANDS_FOR.length).split(':');
      return LEFT_OUT[name]?.find((one) => one.what === what)?.instead;
    },
  };
}
