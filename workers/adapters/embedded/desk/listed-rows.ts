import { sql } from 'drizzle-orm';
import { MEXICO_CITY_OFFSET_MS } from '../../../../src/domain/mexico-city';
import type { shopDatabase } from '../database';
import { CARD_DIGITS, type OrderRow } from '../orders/row';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day of Mexico City, in days since 1970; `at` in epoch ms. */
export const dayNumber = (at: number): number => Math.floor((at + MEXICO_CITY_OFFSET_MS) / DAY_MS);

/** A row as it was found, what it was found by, and the key of a page that ends with it. */
export interface Found {
  order: OrderRow;
  digits: string | null;
  due: number;
  word: string;
}

export type Shop = ReturnType<typeof shopDatabase>;

/** Named, as the rows of a batch are objects by the names of their columns. */
export const nothing = { due: sql<number>`0`.as('due'), word: sql<string>`''`.as('word') };

export const digits = sql<string | null>`${sql.raw(CARD_DIGITS)}`.as('digits');

/** Where a page begins: a number behind a key of two parts, which a list that is sorted otherwise does not know. */
export function startOf(after: string | null): { first: number; rest: string } | null {
  const [, first, rest] = /^(-?\d{1,16})\.(.*)$/s.exec(after ?? '') ?? [];
  return first === undefined || rest === undefined ? null : { first: Number(first), rest };
}
