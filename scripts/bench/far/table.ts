import { table } from '../../lib/ops/measurements.ts';
import type { Measured, Seen } from './measure-far.ts';
import type { Row } from './rows.ts';

/** Figures of a commit as the table shows them, by the name of their row. */
export interface Recorded {
  commit: string;
  rows: Record<string, Cells>;
}

export interface Cells {
  warm: string;
  idle: string;
  fresh: string;
}

/**
 * Waits as the table says them: those for databases, those for objects with what these wait for themselves, and near
 * ones apart.
 */
export function waitsText({ waits: { d1, objects, inside, near } }: Seen): string {
  const object = objects === 1 ? 'object' : `${objects} objects`;
  const far = objects === 0 ? `${d1}` : `${d1 > 0 ? `${d1} + ` : ''}${object} + ${inside}`;
  return near > 0 ? `${far} (${near} near)` : far;
}

const cell = (seen: Seen): string => `${waitsText(seen)}, ${Math.round(seen.firstByteMs)} ms`;

export const cellsOf = ({ warm, idle, fresh }: Measured): Cells => ({
  warm: cell(warm),
  idle: cell(idle),
  fresh: cell(fresh),
});

/** The rows beside those of another commit. */
export function farTable(measured: ReadonlyMap<Row, Measured>, { commit, rows }: Recorded): string {
  const head = [
    'request',
    'warm',
    'after 6 s',
    'wanted',
    'fresh isolate',
    'wanted',
    `${commit}: warm`,
    'after 6 s',
    'fresh isolate',
  ];
  const lines = [...measured].map(([{ name, wanted, wantedFresh }, seen]) => {
    const { warm, idle, fresh } = cellsOf(seen);
    const before = rows[name];
    return [name, warm, idle, wanted, fresh, wantedFresh, before?.warm ?? '', before?.idle ?? '', before?.fresh ?? ''];
  });
  return table(head, lines);
}
