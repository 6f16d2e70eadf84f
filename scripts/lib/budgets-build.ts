import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUDGETS, type Figure, figureLine, fileBytes, isOver } from './budgets.ts';
import { DIST } from './paths.mjs';
import { Stop } from './stop.mjs';

const weights = (assets: string, ending: string): number[] =>
  readdirSync(assets)
    .filter((name) => name.endsWith(ending))
    .map((name) => fileBytes(readFileSync(join(assets, name))));

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** JavaScript and CSS of the whole shop, every piece of it, from the build alone: no page can ask for more. */
export function buildFigures(dist: string = DIST): Figure[] {
  const assets = join(dist, 'public', 'assets');
  const pieces = weights(assets, '.js');
  return [
    { page: 'shop', what: 'JavaScript', value: sum(pieces), limit: BUDGETS.jsBytes },
    { page: 'shop', what: 'pieces', value: pieces.length, limit: BUDGETS.pieces },
    { page: 'shop', what: 'largest', value: Math.max(0, ...pieces), limit: BUDGETS.pieceBytes },
    { page: 'shop', what: 'CSS', value: sum(weights(assets, '.css')), limit: BUDGETS.cssBytes },
  ];
}

/** Fails a build that weighs more than it may. Throws a Stop that names what is over. */
export async function checkBuild(dist: string = DIST): Promise<void> {
  const over = buildFigures(dist).filter(isOver);
  if (over.length > 0) throw new Stop(`La construcción pesa más de lo permitido:\n${over.map(figureLine).join('\n')}`);
}
