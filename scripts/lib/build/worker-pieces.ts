/** A part of the Worker that is built into a script of its own, called after it. */
export interface Piece {
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

/** Parts of the Worker by the names of their scripts: the pieces above, the framework's, and the shop's own. */
export const SHOP = {
  entry: 'shop: calls and forms',
  pages: 'shop: pages',
  shared: 'shop: both',
  later: 'asked for later',
  document: 'HTML of React',
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
  if (name === 'index.js') return SHOP.entry;
  const chunk = HASHED.exec(name)?.[1] ?? '';
  if (PIECES.some((piece) => piece.name === chunk)) return chunk;
  if (chunk === 'waku.server') return SHOP.pages;
  return atStart.has(name) ? SHOP.shared : SHOP.later;
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
