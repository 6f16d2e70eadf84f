import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from '../paths.mjs';
import type { Figure } from './budgets.ts';

/** The table of bounds: what each exact figure of the shop may be today. `npm run budgets -- --write` writes it. */
const BOUNDS_FILE = at('scripts/lib/budgets/bounds.json');

/** A row of the table. */
export interface Bound {
  figure: string;
  unit: Figure['unit'];
  bound: number;
  /** How many areas the shop had when the bound was written, of a figure that grows with them. */
  areas?: number;
}

/** How many areas the shop has: files of workers/areas that define one. */
export const areasNow = (): number =>
  globSync('*.ts', { cwd: at('workers/areas') }).filter(
    (file) => !file.includes('.test.') && /= defineArea\('/.test(readFileSync(at(`workers/areas/${file}`), 'utf8')),
  ).length;

/**
 * What a figure may be with the areas there are: each that came since brings what a usual one weighs, and no more, so
 * that what is there already grows unseen by none of them.
 */
const boundWith = ({ bound, areas }: Bound, { perArea = 0 }: Figure, now: number): number =>
  bound + perArea * Math.max(0, now - (areas ?? now));

/** Names of files and numbers of a build change some bytes of what is compressed: a bound of bytes leaves them room. */
const ROOM = 1.005;
const STEP = 10;
/**
 * How much of its bound a figure may fall short of before the bound has to follow: nothing where things are counted,
 * never less than the step to which bytes are rounded.
 */
const SLACK: Record<Figure['unit'], number> = { bytes: 0.03, number: 0 };

const least = ({ unit, slack = SLACK[unit] }: Figure, bound: number): number =>
  bound - Math.max(bound * slack, unit === 'bytes' ? STEP : 0);

/**
 * The bound of a figure as it is measured: what is counted exactly is its own bound, anything else gets a little room.
 */
export function boundOf({ unit, value, slack }: Figure): number {
  if (unit === 'bytes') return Math.ceil((value * ROOM) / STEP) * STEP;
  return slack === undefined ? value : Math.ceil(value * ROOM);
}

export const readBounds = (file: string = BOUNDS_FILE): Bound[] => JSON.parse(readFileSync(file, 'utf8')) as Bound[];

const MOVE =
  'Si es a propósito, «npm run budgets -- --write» mueve la cota; va en el mismo commit y el mensaje dice por qué';

/**
 * What keeps these figures from holding: one sentence each, with figure, bound and what to do. Rows of the table that
 * nobody measured are named too, unless `isPart`.
 */
export function problems(
  figures: readonly Figure[],
  bounds: readonly Bound[],
  { isPart = false, areas = areasNow() }: { isPart?: boolean; areas?: number } = {},
): string[] {
  const table = new Map(bounds.map((row) => [row.figure, row]));
  const found = figures.flatMap((figure) => {
    const { name, unit, value, most } = figure;
    const row = table.get(name);
    const is = `${name}: ${value}${unit === 'bytes' ? ' bytes' : ''}`;
    if (most !== undefined && value > most) return [`${is} pasa de su presupuesto, ${most}: tiene que bajar.`];
    if (figure.varies) return [];
    if (!row)
      return [`${is} no tiene cota en scripts/lib/budgets/bounds.json. «npm run budgets -- --write» la escribe.`];
    const bound = boundWith(row, figure, areas);
    if (value > bound) return [`${is} pasa de su cota, ${bound}. Quita lo que sobra. ${MOVE}.`];
    if (value < least(figure, row.bound))
      return [`${is} quedó por debajo de su cota, ${row.bound}: baja la cota, para que no vuelva a subir. ${MOVE}.`];
    return [];
  });
  const measured = new Set(figures.map(({ name }) => name));
  const gone = isPart
    ? []
    : bounds
        .filter(({ figure }) => !measured.has(figure))
        .map(({ figure }) => `${figure} tiene una cota y ya no se mide. ${MOVE}.`);
  return [...found, ...gone];
}

/** The table as it has to be for these figures: bounds that hold stay, the others become what is measured. */
export function movedBounds(figures: readonly Figure[], bounds: readonly Bound[], areas = areasNow()): Bound[] {
  const table = new Map(bounds.map((row) => [row.figure, row]));
  const steady = figures.filter(({ varies }) => !varies);
  return steady.map((figure) => {
    const row = table.get(figure.name);
    const holds = row && figure.value <= boundWith(row, figure, areas) && figure.value >= least(figure, row.bound);
    // Without it a figure that grows with the areas would be given nothing for the next one.
    if (holds && (figure.perArea === undefined || row.areas !== undefined)) return row;
    const bound = { figure: figure.name, unit: figure.unit, bound: holds ? row.bound : boundOf(figure) };
    return figure.perArea === undefined ? bound : { ...bound, areas };
  });
}

/** What was moved between two tables, a line each. */
export function movedLines(before: readonly Bound[], after: readonly Bound[]): string[] {
  const old = new Map(before.map((row) => [row.figure, row.bound]));
  const changed = after.filter(({ figure, bound }) => old.get(figure) !== bound);
  const kept = new Set(after.map(({ figure }) => figure));
  return [
    ...changed.map(({ figure, bound }) => {
      const was = old.get(figure);
      return was === undefined
        ? `+ ${figure}: ${bound}`
        : `~ ${figure}: ${was} → ${bound} (${bound > was ? '+' : ''}${(((bound - was) / was) * 100).toFixed(1)} %)`;
    }),
    ...before.filter(({ figure }) => !kept.has(figure)).map(({ figure, bound }) => `- ${figure}: ${bound}`),
  ];
}

/** One row a line, so that two changes of different rows never meet. */
export function writeBounds(bounds: readonly Bound[], file: string = BOUNDS_FILE): void {
  writeFileSync(
    file,
    `[\n${bounds
      .map(
        (row) =>
          `  ${JSON.stringify(row)
            .replace(/([{,:])(?=["\d])/g, '$1 ')
            .replace('}', ' }')}`,
      )
      .join(',\n')}\n]\n`,
  );
}
