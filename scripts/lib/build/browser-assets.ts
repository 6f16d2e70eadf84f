import { build, type Plugin, type Rolldown } from 'vite';
import { at } from '../paths.mjs';
import { laterWords } from './later-words.ts';
import { speculationRules } from './speculation-rules.ts';

const MODULE = 'virtual:browser-assets';
const RESOLVED = `\0${MODULE}`;
const ENTRY = 'src/browser/entry.ts';
const DEV_ENTRY = 'src/browser/dev.ts';
/** What starts the islands, with React; the entry brings it when it is wanted. */
const START = 'src/browser/start.ts';
/** Home and products have what was seen lately besides, lists and products a home that was measured: too little for a file of its own. */
const OF_EVERY_PAGE = [START, 'src/features/device-lists/viewed-row.client.tsx', 'src/features/fits/use-home.ts'];
/** The heaviest of the pages that everybody opens: what it shares comes without what others share. */
const PRODUCT = 'src/features/product/product-page.ts';
/**
 * Has a browser that knows it compile all functions of a file as it arrives, on a thread of its own: else each is compiled
 * where it is first called, which is when somebody has touched the page.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';
const EARLY = 'src/browser/early/index.ts';
const BUYING = 'src/browser/early/buying.ts';
const PLACE_SCRIPT = 'src/browser/place.ts';
const PLACE_WITHOUT_CARDS_SCRIPT = 'src/browser/place-without-cards.ts';
const CUTS_SCRIPT = 'src/browser/cuts.ts';

const REACT = /node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/;
const OF_THE_CART = /\/src\/(?:features\/(?:cart|tasks)|domain\/(?:cart|sync))\//;
const OF_FORMS =
  /valibot|\/src\/(?:features\/(?:forms|shop\/form-done)|ui\/hooks\/use-focus-invalid|contract|domain\/(?:address|validation|invoice))/;

/** What a module needs before it runs, itself included. */
type Needs = (module: string) => Set<string>;

/** Notes, once all modules are read, what some of them need; asked before, it knows nothing. */
function needsOfModules(): { plugin: Plugin; needs: Needs } {
  let importsOf: (module: string) => readonly string[] = () => [];
  const known = new Map<string, Set<string>>();
  const needs: Needs = (module) => {
    const found = known.get(module) ?? new Set<string>();
    if (known.has(module)) return found;
    const look = (id: string) => {
      if (found.has(id)) return;
      found.add(id);
      importsOf(id).forEach(look);
    };
    look(module);
    known.set(module, found);
    return found;
  };
  return {
    needs,
    plugin: {
      name: 'shop:needs-of-modules',
      buildEnd() {
        importsOf = (module) => this.getModuleInfo(module)?.importedIds ?? [];
      },
    },
  };
}

/**
 * What several pieces share comes in files by who needs it, so that no page fetches what it has no use for: what the
 * entry needs stays with it, React aside; then what starts the components, of the cart and else; then what only some of
 * them need: of forms, of a product's page and else.
 */
function groupsOf(needs: Needs) {
  const isOfEntry = (id: string) => needs(at(ENTRY)).has(id);
  const isOfStart = (id: string) => !isOfEntry(id) && OF_EVERY_PAGE.some((module) => needs(at(module)).has(id));
  const isOfSome = (id: string) => !isOfEntry(id) && !isOfStart(id);
  const shared = { minShareCount: 2, includeDependenciesRecursively: false };
  return [
    { name: 'react', test: REACT, priority: 2 },
    { name: 'shop', test: isOfEntry, priority: 1, includeDependenciesRecursively: false },
    { ...shared, name: 'cart', test: (id: string) => isOfStart(id) && OF_THE_CART.test(id) },
    { ...shared, name: 'shared', test: isOfStart },
    { ...shared, name: 'forms', test: (id: string) => isOfSome(id) && OF_FORMS.test(id) },
    { ...shared, name: 'parts', test: (id: string) => isOfSome(id) && needs(at(PRODUCT)).has(id) },
    { ...shared, name: 'more', test: isOfSome },
  ];
}

/**
 * Files that an island needs besides those of every page, by its name; those of every page under '', the entry first;
 * all there are under '*'.
 */
type Files = Record<string, string[]>;

type Output = (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/**
 * Pieces bring no styles, so that nothing has to be fetched beside them: what the build tool puts around each `import()`
 * for that is left out.
 */
const plainImports: Plugin = {
  name: 'shop:plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

async function bundle(
  input: string,
  options: { format: 'es' | 'iife'; define?: Record<string, string>; minify?: boolean },
): Promise<Rolldown.OutputChunk[]> {
  const { plugin, needs } = needsOfModules();
  const output = (await build({
    configFile: false,
    plugins: [plugin, plainImports, speculationRules(), laterWords()],
    root: at('.'),
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', ...options.define },
    build: {
      write: false,
      modulePreload: false,
      minify: options.minify ?? true,
      rolldownOptions: {
        input: { shop: at(input) },
        output: {
          format: options.format,
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          ...(options.format === 'es' && {
            codeSplitting: { groups: groupsOf(needs) },
            postBanner: COMPILE_AHEAD,
          }),
        },
      },
    },
  })) as { output: Output };
  return output.output.filter((one) => one.type === 'chunk');
}

/**
 * Throws where two files need each other before they run: whichever comes first finds what the other says undefined, and
 * no component starts.
 */
export function refuseCircles(chunks: readonly Pick<Rolldown.OutputChunk, 'fileName' | 'imports'>[]): void {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const isDone = new Set<string>();
  const look = (file: string, above: readonly string[]): void => {
    if (above.includes(file)) throw new Error(`files need each other: ${[...above, file].join(' → ')}`);
    if (isDone.has(file)) return;
    for (const imported of importsOf.get(file) ?? []) look(imported, [...above, file]);
    isDone.add(file);
  };
  for (const { fileName } of chunks) look(fileName, []);
}

type Piece = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds' | 'isEntry'>;

/** Every file a chunk needs before it runs. */
function closure(fileName: string, chunks: readonly Piece[], found = new Set<string>()): Set<string> {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
    closure(imported, chunks, found);
  return found;
}

/** Throws where a file needs React before it runs: what answers a shopper at once would wait for the largest file there is. */
function refuseReact(fileName: string, chunks: readonly Piece[]): void {
  const needed = closure(fileName, chunks);
  const react = chunks.find((chunk) => needed.has(chunk.fileName) && chunk.moduleIds.some((id) => REACT.test(id)));
  if (react) throw new Error(`${fileName} needs ${react.fileName} before it runs`);
}

/** The file that every page begins with. Throws where files need each other, or where that one needs React or is not there. */
export function soundEntry(chunks: readonly Piece[]): string {
  refuseCircles(chunks);
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`no file has ${ENTRY}`);
  refuseReact(entry.fileName, chunks);
  return entry.fileName;
}

/** An island's module is called after it: search-box.client.tsx. */
const nameOf = (module: string): string | undefined => /([\w-]+)\.client\.tsx?$/.exec(module)?.[1];

/** The pieces of what runs in the browser; `isChecked` with React's development build, which says what it finds wrong. */
export async function buildPieces(isChecked = false): Promise<{ chunks: Rolldown.OutputChunk[]; files: Files }> {
  const chunks = await bundle(ENTRY, {
    format: 'es',
    ...(isChecked && { define: { 'process.env.NODE_ENV': '"development"' }, minify: false }),
  });
  const entry = soundEntry(chunks);
  const addresses = (fileName: string) => [...closure(fileName, chunks)].map((file) => `/${file}`);
  const start = chunks.find(({ moduleIds }) => moduleIds.includes(at(START)))?.fileName ?? '';
  const always = new Set([...addresses(entry), ...addresses(start)]);
  const islands = chunks.flatMap((chunk) => {
    if (!chunk.isDynamicEntry) return [];
    return chunk.moduleIds.flatMap((module) => {
      const name = nameOf(module);
      return name ? [[name, addresses(chunk.fileName).filter((file) => !always.has(file))] as const] : [];
    });
  });
  const all = chunks.map(({ fileName }) => `/${fileName}`);
  return { chunks, files: { '': [...always], ...Object.fromEntries(islands), '*': all } };
}

/** The scripts that documents carry: that of every document and the one where one can buy, those of the shopper's place with cards and without, that of cuts. */
export const buildInline = async (): Promise<Rolldown.OutputChunk[]> =>
  (
    await Promise.all(
      [EARLY, BUYING, PLACE_SCRIPT, PLACE_WITHOUT_CARDS_SCRIPT, CUTS_SCRIPT].map((input) =>
        bundle(input, { format: 'iife' }),
      ),
    )
  ).flat();

/**
 * Vite plugin that builds what runs in the browser (ADR 0023) beside the Worker. 'virtual:browser-assets' has the
 * inline scripts of documents: the one of every document, the one that shows the shopper's place and the one of documents with a cut, and the files by
 * island; the pieces take the place of the framework's own client, which no page
 * asks for.
 */
export function browserAssets(): Plugin {
  let isServing = false;
  let pieces: ReturnType<typeof buildPieces> | null = null;
  const built = () => {
    pieces ??= buildPieces();
    return pieces;
  };
  return {
    name: 'shop:browser-assets',
    enforce: 'post',
    configResolved(config) {
      isServing = config.command === 'serve';
    },
    resolveId: { filter: { id: new RegExp(`^${MODULE}$`) }, handler: () => RESOLVED },
    load: {
      filter: { id: new RegExp(`^${RESOLVED}$`) },
      async handler() {
        const files: Files = isServing ? { '': [`/${DEV_ENTRY}`] } : (await built()).files;
        const [early, buying, place, header, cuts] = (await buildInline()).map(({ code }) => code.trim());
        return `export const earlyScript = ${JSON.stringify(early)}; export const buyingScript = ${JSON.stringify(buying)}; export const placeScript = ${JSON.stringify(place)}; export const headerPlaceScript = ${JSON.stringify(header)}; export const cutsScript = ${JSON.stringify(cuts)}; export const browserFiles = ${JSON.stringify(files)};`;
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_, output) {
        if (this.environment.name !== 'client') return;
        for (const [name, file] of Object.entries(output)) if (file.type === 'chunk') delete output[name];
        for (const { fileName, code } of (await built()).chunks)
          this.emitFile({ type: 'asset', fileName, source: code });
      },
    },
  };
}
