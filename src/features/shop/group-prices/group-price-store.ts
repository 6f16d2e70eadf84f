import { useEffect, useSyncExternalStore } from 'react';
import { type Centavos, fromDecimal } from '../../../domain/money';

/** What one unit costs a group, in centavos with IVA. */
export interface GroupPrice {
  gross: Centavos;
  regularGross: Centavos;
  sign: string;
}

interface Item {
  sku: string;
  price_info: { final_price: number; regular_price: number; formatted_prices: { final_price: string } };
}

/** Skus of one call. */
const MOST_AT_ONCE = 100;

/** Prices of one group by sku. A page that another group's prices were put into is loaded anew. */
const known = new Map<string, GroupPrice>();
/** Skus that were asked for: one that the answer leaves out stays as the page says it. */
const asked = new Set<string>();
/** What the page shows, and the groups that pay a price of their own for it. */
const wanted = new Map<string, readonly number[]>();
const readers = new Set<() => void>();
let whenWanted = () => {};

const priceOf = ({ price_info: info }: Item): GroupPrice => ({
  gross: fromDecimal(info.final_price),
  regularGross: fromDecimal(info.regular_price),
  sign: />([^<\d]*)/.exec(info.formatted_prices.final_price)?.[1] ?? '',
});

/** Throws where there was no answer. */
async function ask(skus: readonly string[]): Promise<void> {
  for (const sku of skus) asked.add(sku);
  try {
    const response = await fetch(
      `${document.body.dataset.prefix ?? ''}/api/product/render-list?${new URLSearchParams({ skus: skus.join(',') })}`,
    );
    const { result } = (await response.json()) as { result: { items: Item[] } };
    for (const item of result.items) known.set(item.sku, priceOf(item));
  } catch (error) {
    for (const sku of skus) asked.delete(sku);
    throw error;
  }
}

/** Asks what these skus cost whoever is signed in, those alone that were not asked for. */
export async function askGroupPrices(skus: readonly string[]): Promise<void> {
  const missing = [...new Set(skus)].filter((sku) => sku !== '' && !asked.has(sku));
  for (let from = 0; from < missing.length; from += MOST_AT_ONCE) await ask(missing.slice(from, from + MOST_AT_ONCE));
  if (missing.length > 0) for (const tell of readers) tell();
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
