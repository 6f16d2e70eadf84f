import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StyleSet } from '../../src/pages/page-styles.ts';
import { BUDGETS, type Figure, figureLine, fileBytes, isOver } from './budgets.ts';
import { bundlePageStyles, type PageStyles } from './page-styles.ts';
import { DIST } from './paths.mjs';
import { Stop } from './stop.mjs';

const weights = (assets: string, ending: string): number[] =>
  readdirSync(assets)
    .filter((name) => name.endsWith(ending))
    .map((name) => fileBytes(readFileSync(join(assets, name))));

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

const textBytes = (text: string): number => fileBytes(new TextEncoder().encode(text));

/** Styles of every kind of page: in its document on a first visit, and with what comes later. */
function styleFigures({ shared, sets }: PageStyles): Figure[] {
  return (Object.keys(sets) as StyleSet[]).flatMap((page): Figure[] => {
    const { first, late } = sets[page];
    const inDocument = textBytes(shared.text + first.text);
    return [
      { page, what: 'first CSS', value: inDocument, limit: BUDGETS.firstCssBytes },
      { page, what: 'CSS', value: inDocument + textBytes(late.text), limit: BUDGETS.cssBytes },
    ];
  });
}

/** JavaScript of the whole shop, every piece of it, from the build alone: no page can ask for more. And the styles of every kind of page. */
export function buildFigures(dist: string = DIST, styles: PageStyles = bundlePageStyles()): Figure[] {
  const assets = join(dist, 'public', 'assets');
  const pieces = weights(assets, '.js');
  return [
    { page: 'shop', what: 'JavaScript', value: sum(pieces), limit: BUDGETS.jsBytes },
    { page: 'shop', what: 'pieces', value: pieces.length, limit: BUDGETS.pieces },
    { page: 'shop', what: 'largest', value: Math.max(0, ...pieces), limit: BUDGETS.pieceBytes },
    ...styleFigures(styles),
  ];
}

/** Fails a build that weighs more than it may. Throws a Stop that names what is over. */
export async function checkBuild(dist: string = DIST, styles: PageStyles = bundlePageStyles()): Promise<void> {
  const over = buildFigures(dist, styles).filter(isOver);
  if (over.length > 0) throw new Stop(`La construcción pesa más de lo permitido:\n${over.map(figureLine).join('\n')}`);
}
