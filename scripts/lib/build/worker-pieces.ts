import type { Rolldown } from 'vite';
import { at } from '../paths.mjs';

/** A part of the Worker that is built into a script of its own, called after it. */
interface Piece {
  name: string;
  test: RegExp;
}

const packages = (names: string): RegExp => new RegExp(`/node_modules/(?:${names})/`);

/**
 * What the Worker holds besides the code of the shop: packages, texts and tables. Each is a script of its own, so that
 * what it weighs is told by itself. Only modules that import none of the shop's code may be here; what is asked for
 * later alone stays where the build puts it.
 */
export const PIECES: Piece[] = [
  { name: 'zod', test: packages('zod') },
  { name: 'drizzle', test: packages('drizzle-orm') },
  { name: 'jose', test: packages('jose') },
  { name: 'hono', test: packages('hono') },
  { name: 'html', test: packages('htmlparser2|entities') },
  { name: 'react', test: /\/node_modules\/(?:react|react-dom)\/|\/react-server-dom-webpack-server[^/]*$/ },
  { name: 'texts', test: /\/src\/i18n\// },
  { name: 'styles', test: /virtual:page-styles$/ },
];

/** What the framework runs in Node at the end of a build: the pages, without anything that the platform alone has. */
const OF_BUILD = at('node_modules/waku/dist/lib/vite-entries/entry.build.js');

/** A module and all that it imports without condition. */
function withImported(id: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([id]);
  for (const one of found) for (const imported of context.getModuleInfo(one)?.importedIds ?? []) found.add(imported);
  return found;
}

/**
 * The scripts of the Worker: the pieces, and the rest of what is read at start in two, whose names for each other would weigh
 * more in many. What is asked for later is divided by the bundler.
 */
export function workerGroups(): Rolldown.CodeSplittingGroup[] {
  // The build divides more than once: first only to see which modules there are.
  const ofPages = new WeakMap<Rolldown.ChunkingContext, Set<string>>();
  const nameOf: Rolldown.CodeSplittingNameFunction = (id, context) => {
    const known = ofPages.get(context) ?? withImported(OF_BUILD, context);
    ofPages.set(context, known);
    return known.has(id) ? 'pages' : null;
  };
  return [...PIECES, { name: nameOf, debugName: 'pages', tags: ['$initial'] }, { name: 'calls', tags: ['$initial'] }];
}

/** Parts of the Worker by the names of their scripts: the pieces above, the framework's, and the shop's own. */
export const SHOP = {
  calls: 'shop: calls and forms',
  pages: 'shop: pages',
  later: 'asked for later',
  document: 'first HTML',
  routes: 'routes',
};

const HASHED = /^assets\/(.+)-[\w-]{8}\.js$/;
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g;

/**
 * Scripts that are read before the first request: the main one and what it imports without condition. Modules by name.
 */
export function readAtStart(modules: Record<string, string>, main: string): Set<string> {
  const found = new Set<string>();
  const waiting = [main];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    const from = new URL(name, 'file:///');
    for (const [, path = ''] of (modules[name] ?? '').matchAll(STATIC_IMPORT))
      waiting.push(new URL(path, from).pathname.slice(1));
  }
  return found;
}

function pieceOf(name: string, atStart: Set<string>): string {
  if (name.startsWith('ssr/')) return SHOP.document;
  if (name === '__waku_build_metadata.js') return SHOP.routes;
  const chunk = HASHED.exec(name)?.[1] ?? '';
  if (PIECES.some((piece) => piece.name === chunk)) return chunk;
  if (chunk === 'pages') return SHOP.pages;
  return atStart.has(name) ? SHOP.calls : SHOP.later;
}

/** Text of the scripts of a built Worker by piece. `modules` are its scripts by name, `main` the one that is run. */
export function scriptsByPiece(modules: Record<string, string>, main: string): Map<string, string[]> {
  const atStart = readAtStart(modules, main);
  const pieces = new Map<string, string[]>();
  for (const [name, code] of Object.entries(modules).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const piece = pieceOf(name, atStart);
    pieces.set(piece, [...(pieces.get(piece) ?? []), code]);
  }
  return pieces;
}
