import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TRANSITIONS } from '../../src/domain/order/transitions';

const COLUMNS = 7;

/** The rows of the page's table, each as its cells. */
const written = readFileSync('docs/orders.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').slice(1, COLUMNS + 1))
  .map((cells) => cells.map((cell) => cell.trim()))
  .slice(1);

test('the page about orders shows the table they move by', () => {
  expect(written).toEqual(
    TRANSITIONS.map(({ from, on, to, stock, coupon, window, news }) => [
      from,
      on,
      to,
      stock,
      coupon,
      window,
      news ?? '',
    ]),
  );
});
