import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BUDGETS, type Figure, figureLine, fileBytes, isOver, PAGES, type PageName } from './budgets.ts';
import { DIST } from './paths.mjs';
import { Stop } from './stop.mjs';

interface Files {
  js: string[];
  css: string[];
}

/** What the plugin of server components writes beside the build. */
interface AssetsManifest {
  clientEntryUrl: string;
  clientEntryDeps: Files;
  clientReferenceDeps: Record<string, Files>;
  serverResources: Record<string, Files>;
}

interface ServerChunk {
  file: string;
  imports?: string[];
}

interface ServerCode {
  text: string;
  sources: string[];
}

const SOURCE_OF: Record<PageName, string> = { home: 'src/pages/home.tsx', category: 'src/pages/category.tsx', product: 'src/pages/product.tsx' };

/** The chunk of this file and every chunk it imports without condition. */
function closureOf(file: string, chunks: ServerChunk[], byKey: Record<string, ServerChunk>, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const key of chunks.find((chunk) => chunk.file === file)?.imports ?? []) {
    const next = byKey[key];
    if (next) closureOf(next.file, chunks, byKey, found);
  }
  return found;
}

function readServer(server: string): Map<string, ServerCode> {
  const names = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js.map') && !name.startsWith('ssr'));
  return new Map(
    names.map((name) => {
      const file = name.slice(0, -'.map'.length).replaceAll('\\', '/');
      const { sources } = JSON.parse(readFileSync(join(server, name), 'utf8')) as { sources: string[] };
      return [file, { text: readFileSync(join(server, file), 'utf8'), sources }];
    }),
  );
}

/** Script and style files a page can ask for: of the entry, of every client component its server code names, and of its styles. */
export async function filesOfPages(dist: string = DIST): Promise<Record<PageName, Files>> {
  const server = join(dist, 'server');
  const manifest = ((await import(pathToFileURL(join(server, '__vite_rsc_assets_manifest.js')).href)) as { default: AssetsManifest }).default;
  const byKey = JSON.parse(readFileSync(join(server, '.vite/manifest.json'), 'utf8')) as Record<string, ServerChunk>;
  const code = readServer(server);

  const filesOf = (page: PageName): Files => {
    const home = [...code].find(([, { sources }]) => sources.some((source) => source.endsWith(SOURCE_OF[page])));
    if (!home) throw new Stop(`La construcción no trae ${SOURCE_OF[page]}: no se pueden medir sus límites.`);
    const parts = [...closureOf(home[0], Object.values(byKey), byKey)].flatMap((file) => code.get(file) ?? []);
    const named = Object.entries(manifest.clientReferenceDeps).filter(([id]) => parts.some(({ text }) => text.includes(id)));
    const styled = Object.entries(manifest.serverResources).filter(([source]) =>
      parts.some(({ sources }) => sources.some((candidate) => candidate.endsWith(source))),
    );
    const all = [manifest.clientEntryDeps, ...named.map(([, files]) => files), ...styled.map(([, files]) => files)];
    return {
      js: [...new Set([manifest.clientEntryUrl, ...all.flatMap(({ js }) => js)])],
      css: [...new Set(all.flatMap(({ css }) => css))],
    };
  };
  return { home: filesOf('home'), category: filesOf('category'), product: filesOf('product') };
}

const weigh = (dist: string, urls: string[]): number => urls.reduce((sum, url) => sum + fileBytes(readFileSync(join(dist, 'public', url))), 0);

/** JavaScript and CSS of the measured pages, from the build alone. */
export async function buildFigures(dist: string = DIST): Promise<Figure[]> {
  const files = await filesOfPages(dist);
  return PAGES.flatMap((page): Figure[] => [
    { page, what: 'JavaScript', value: weigh(dist, files[page].js), limit: BUDGETS.jsBytes },
    { page, what: 'CSS', value: weigh(dist, files[page].css), limit: BUDGETS.cssBytes },
  ]);
}

/** Fails a build whose pages weigh more than they may. Throws a Stop that names what is over. */
export async function checkBuild(dist: string = DIST): Promise<void> {
  const over = (await buildFigures(dist)).filter(isOver);
  if (over.length > 0) throw new Stop(`La construcción pesa más de lo permitido:\n${over.map(figureLine).join('\n')}`);
}
