import type { BrowserCart, ConfirmedCart, ConfirmedLine, Pending } from './types';

/** 'saving': on its way. 'unsent': it got no answer and is sent again when the network is back. */
export type Mark = 'saving' | 'unsent';

export interface ShownLine<Line> {
  line: Line;
  /** null when the shop has confirmed the line as it is shown. */
  mark: Mark | null;
}

export interface ShownCart<Line> {
  lines: ShownLine<Line>[];
  /** What was added and not answered: no line yet, and without a price. */
  adding: { key: string; qty: number; name: string; image: string | null; mark: Mark; tried: boolean }[];
  /** false while the amounts of the confirmed cart are not those of what is shown. */
  isConfirmed: boolean;
  /** How much is shown beyond what is confirmed, by each way of counting; less than 0 for less. */
  more: { quantities: number; items: number };
}

const markOf = ({ state }: Pending): Mark => (state === 'unsent' ? 'unsent' : 'saving');

/** A line as the changes made of it leave it, null when it is removed. */
function changed<Line extends ConfirmedLine>(
  line: Line | null,
  pending: readonly Pending<Line>[],
): ShownLine<Line> | null {
  let shown = line;
  for (const { change } of pending) {
    if (change.kind === 'remove') shown = null;
    else if (change.kind === 'restore') shown ??= change.line;
    else if (change.kind === 'set' && shown) shown = { ...shown, qty: change.qty };
  }
  const last = pending.at(-1);
  return shown && { line: shown, mark: last ? markOf(last) : null };
}

const units = (lines: readonly ConfirmedLine[]): number => lines.reduce((sum, { qty }) => sum + qty, 0);

/**
 * What a shopper is shown: the confirmed cart with every change that the shop has not answered, amounts left as they
 * were confirmed.
 */
export function project<Line extends ConfirmedLine, Cart extends ConfirmedCart<Line>>({
  confirmed,
  pending,
}: BrowserCart<Line, Cart>): ShownCart<Line> {
  const before = confirmed?.lines ?? [];
  const known = new Map<number, Line | null>(before.map((line) => [line.itemId, line]));
  for (const { change } of pending)
    if (change.kind === 'restore' && !known.has(change.itemId)) known.set(change.itemId, null);
  const lines = [...known].flatMap(
    ([itemId, line]) =>
      changed(
        line,
        pending.filter(({ change }) => 'itemId' in change && change.itemId === itemId),
      ) ?? [],
  );
  const adding = pending.flatMap(({ key, change, ...one }) =>
    change.kind === 'add'
      ? [{ key, qty: change.qty, ...change.label, mark: markOf({ key, change, ...one }), tried: one.tried }]
      : [],
  );
  const shown = lines.map(({ line }) => line);
  return {
    lines,
    adding,
    isConfirmed: pending.length === 0,
    more: {
      quantities: units(shown) + adding.reduce((sum, { qty }) => sum + qty, 0) - units(before),
      items: shown.length + adding.length - before.length,
    },
  };
}
