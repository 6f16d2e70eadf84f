import { useEffect, useSyncExternalStore } from 'react';
import type { Centavos } from '../../../domain/money';

/** What one unit costs a group, in centavos with IVA. */
export interface GroupPrice {
  gross: Centavos;
  regularGross: Centavos;
  sign: string;
}

/** Prices of one group by sku. A page that another group's prices were put into is loaded anew. */
const known = new Map<string, GroupPrice>();
/** What the page shows, and the groups that pay a price of their own for it. */
const wanted = new Map<string, readonly number[]>();
const readers = new Set<() => void>();
let whenWanted = () => {};

/** Keeps what skus cost whoever is signed in, and draws anew what shows them. */
export function keepGroupPrices(found: readonly (readonly [sku: string, price: GroupPrice])[]): void {
  for (const [sku, price] of found) known.set(sku, price);
  for (const tell of readers) tell();
}

/** The price of a sku for whoever is signed in, the same object as long as it holds; null where it is not known. */
export const groupPrice = (sku: string | undefined): GroupPrice | null => known.get(sku ?? '') ?? null;

/** Skus of the page that a group pays a price of its own for. */
export const skusOfGroup = (group: string): string[] =>
  [...wanted].flatMap(([sku, groups]) => (groups.includes(Number(group)) ? [sku] : []));

/**
 * Names skus that stand in the page and that these groups pay a price of their own for; they are asked for where
 * somebody of one is signed in.
 */
export function wantGroupPrices(skus: readonly string[], groups: readonly number[] = []): void {
  if (groups.length === 0 || skus.every((sku) => wanted.has(sku))) return;
  for (const sku of skus) wanted.set(sku, groups);
  whenWanted();
}

/** Calls back when the page shows more that groups pay a price of their own for. */
export function onGroupPricesWanted(listener: () => void): void {
  whenWanted = listener;
}

const subscribe = (tell: () => void) => {
  readers.add(tell);
  return () => readers.delete(tell);
};

/**
 * What a sku costs whoever is signed in where their group pays another price: null until it is known, and for everybody
 * else. With its `groups`, as a card or product has them, it is asked for too.
 */
export function useGroupPrice(sku: string | undefined, groups?: readonly number[]): GroupPrice | null {
  useEffect(() => {
    if (sku !== undefined) wantGroupPrices([sku], groups);
  }, [sku, groups]);
  return useSyncExternalStore(
    subscribe,
    () => groupPrice(sku),
    () => null,
  );
}

/** Draws a component anew when prices of the group come. */
export const useGroupPricesKnown = (): number =>
  useSyncExternalStore(
    subscribe,
    () => known.size,
    () => 0,
  );
