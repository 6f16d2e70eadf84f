import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundlePageStyles, type PageStyles } from '../build/page-styles.ts';
import { readAtStart, SHOP, scriptsByPiece } from '../build/worker-pieces.ts';
import { builtWorker } from '../ops/direct.ts';
import { DIST } from '../paths.mjs';
import { Stop } from '../stop.mjs';
import { areasNow } from './bounds.ts';
import { BUDGETS, type Figure, figureLine, fileBytes, isOver } from './budgets.ts';

const REACT = /^react-.*\.js$/;
const SHOP_PIECE = /^(?!react-).*\.js$/;

const weights = (assets: string, named: RegExp): number[] =>
  readdirSync(assets)
    .filter((name) => named.test(name))
    .map((name) => fileBytes(readFileSync(join(assets, name))));

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

const textBytes = (text: string): number => fileBytes(new TextEncoder().encode(text));

/** Styles of the kind of page that has most of them: in its document on a first visit, and with what comes later. */
function styleFigures({ shared, sets }: PageStyles): Figure[] {
  const inDocument = Object.values(sets).map(({ first, where }) =>
    textBytes([shared, first, ...where].map(({ text }) => text).join('')),
  );
  const all = Object.values(sets).map(({ late }, index) => (inDocument[index] ?? 0) + textBytes(late.text));
  return [
    {
      name: 'styles of a first screen, most',
      unit: 'bytes',
      value: Math.max(...inDocument),
      most: BUDGETS.firstCssBytes,
    },
    { name: 'styles of a page, most', unit: 'bytes', value: Math.max(...all), most: BUDGETS.cssBytes },
  ];
}

/**
 * JavaScript of the whole shop, every piece of it, from the build alone: no page can ask for more. And the styles of
 * the heaviest kinds of page.
 */
export function browserFigures(dist: string = DIST, styles: PageStyles = bundlePageStyles()): Figure[] {
  const assets = join(dist, 'public', 'assets');
  const react = sum(weights(assets, REACT));
  const pieces = weights(assets, SHOP_PIECE);
  return [
    { name: 'JavaScript of the shop', unit: 'bytes', value: react + sum(pieces), most: BUDGETS.allJsBytes },
    {
      name: 'JavaScript, pieces',
      unit: 'number',
      value: pieces.length,
      most: BUDGETS.piecesOfAnArea * areasNow(),
      perArea: 1,
    },
    { name: 'JavaScript, largest piece', unit: 'bytes', value: Math.max(0, ...pieces), most: BUDGETS.pieceBytes },
    { name: 'JavaScript, React', unit: 'bytes', value: react, most: BUDGETS.reactBytes },
    ...styleFigures(styles),
  ];
}

/** Scripts as they are uploaded, compressed together. */
const gzipBytes = (codes: string[]): number => gzipSync(codes.join('\n')).byteLength;

/** Bytes of a Worker's scripts as they are uploaded, compressed together. `modules` are its scripts by name. */
export const scriptBytes = ({ modules }: { modules: Record<string, string> }): number =>
  gzipBytes(Object.values(modules));

/** What an area may add to the parts that grow with every one, in bytes as they are weighed; docs/decisions/0012. */
const OF_AN_AREA: Readonly<Record<string, number>> = {
  [SHOP.calls]: 2500,
  [SHOP.pages]: 1500,
  [SHOP.later]: 1500,
  [SHOP.routes]: 300,
  styles: 200,
  texts: 1500,
};
const OF_AN_AREA_IN_ALL = Object.values(OF_AN_AREA).reduce((all, bytes) => all + bytes, 0);

/** What the scripts of the Worker weigh, all of them, those that an isolate reads before its first request, and by piece, compressed with gzip. */
export function workerFigures(dist: string = DIST): Figure[] {
  const { modules, main } = builtWorker('weighed', {}, join(dist, 'server', 'wrangler.json'));
  const pieces = [...scriptsByPiece(modules, main)].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    { name: 'Worker', unit: 'bytes', value: scriptBytes({ modules }), perArea: OF_AN_AREA_IN_ALL },
    {
      name: 'Worker, read at start',
      unit: 'bytes',
      value: gzipBytes([...readAtStart(modules, main)].map((name) => modules[name] ?? '')),
      perArea: OF_AN_AREA_IN_ALL,
    },
    ...pieces.map(([piece, codes]): Figure => {
      const figure: Figure = { name: `Worker, ${piece}`, unit: 'bytes', value: gzipBytes(codes) };
      const perArea = OF_AN_AREA[piece];
      return perArea === undefined ? figure : { ...figure, perArea };
    }),
  ];
}

/** Maps that whoever visits the shop could read. */
const servedMaps = (dist: string): string[] =>
  readdirSync(join(dist, 'public'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'));

/**
 * Fails a build whose pages weigh more than their budgets, or that would serve the sources of its scripts. Throws a
 * Stop that names what is over.
 */
export async function checkBuild(dist: string = DIST, styles: PageStyles = bundlePageStyles()): Promise<void> {
  const [map] = servedMaps(dist);
  if (map)
    throw new Stop(`La construcción dejaría leer el código a cualquiera: ${map} está entre los archivos públicos.`);
  const over = browserFigures(dist, styles).filter(isOver);
  if (over.length > 0)
    throw new Stop(`La construcción pesa más de lo permitido:\n${over.map((figure) => figureLine(figure)).join('\n')}`);
}
